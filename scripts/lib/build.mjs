import { spawnSync } from 'node:child_process'
import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { buildsFolder, currentBuild, programOf, readBuild, removeOldBuilds, switchTo } from './builds.mjs'
import { withLock } from './lock.mjs'
import { Failure, root, run } from './run.mjs'
import { missingTexts } from './text-keys.mjs'
import { binOf, digest, ensureInstalled, findNode, preparing, seconds } from './toolchain.mjs'

const sources = [
  'app',
  'assets',
  'collections',
  'documents',
  'fields',
  'server',
  'shared',
  'texts',
  'ui',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts'
]
/** What the program reads while it runs, besides its code. */
const runtimeFiles = ['assets', 'server/auth/common-passwords.txt', 'texts/demo/hi', 'texts/demo/mr']

/**
 * Builds the program unless its sources are those of the current build, and makes the new build the current one. A build
 * that fails, does not load or does not pass `verify` is removed, and the current one stays.
 * @returns the current build
 */
export async function ensureBuilt({ again = false, verify = async () => {} } = {}) {
  if (!again && isUpToDate()) return currentBuild()
  return await withLock(preparing, async () => {
    if (!again && isUpToDate()) return currentBuild()
    const build = await makeBuild(verify)
    switchTo(build.id)
    removeOldBuilds()
    return build
  })
}

/**
 * Installs and builds where needed. Where that fails and there is a build, says so and gives that one: a site that runs
 * does not end because of sources that do not build.
 */
export async function prepared() {
  try {
    await ensureInstalled()
    return await ensureBuilt()
  } catch (error) {
    const build = currentBuild()
    if (!(error instanceof Failure) || !build) throw error
    console.error(`${error.message}\nGoing on with the last build, version ${build.version}.`)
    return build
  }
}

/** Whether the current build is one of these sources. */
export function isUpToDate() {
  return currentBuild()?.sources === sourcesDigest()
}

async function makeBuild(verify) {
  const started = Date.now()
  const commit = readCommit()
  const digestBefore = sourcesDigest()
  const timestamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const id = `${timestamp}-${commit ?? digestBefore.slice(0, 7)}`
  const folder = path.join(buildsFolder, id)
  console.log('Building the program (only now and when its sources change) ...')
  const missing = missingTexts()
  if (missing.length > 0) throw new Failure(`texts/en.json lacks what pages say:\n${missing.join('\n')}`)
  try {
    const args = [binOf('@react-router/dev', 'react-router'), 'build', '--logLevel', 'warn']
    const code = await run(findNode(), args, { env: { NODE_ENV: 'production', BUILD_DIRECTORY: `build/${id}` } })
    if (code !== 0) throw new Failure(`The build failed with code ${code}, see above.`, code)
    for (const name of runtimeFiles) cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
    linkPackages(folder)
    describe(folder, { id, commit, sources: digestBefore, madeAt: new Date().toISOString() })
    const build = readBuild(id)
    await verifyThatItLoads(build)
    await verify(build)
    console.log(`Built in ${seconds(started)}.`)
    return build
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Every module of the site is loaded, native ones as well, before it says its version. */
async function verifyThatItLoads(build) {
  const { status, stderr } = spawnSync(findNode(build.folder), [programOf(build, 'index'), '--version'], {
    encoding: 'utf8'
  })
  if (status !== 0) throw new Failure(`The new build does not load, so it is not used:\n${stderr}`)
}

/** The build's package.json: what makes its folder one, hence written last. */
function describe(folder, build) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const content = { name, version, license, private: true, type: 'module', build }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(content, undefined, 2)}\n`)
}

/** The commit of the sources, marked where files differ from it; undefined without git. */
function readCommit() {
  const options = { cwd: root, encoding: 'utf8' }
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--exclude=*', '--dirty=.modified'], options)
  return status === 0 ? stdout.trim() : undefined
}

/**
 * Gives a build packages of its own, those that the program runs with: npm may then replace node_modules at any time.
 * Hard links take next to no room.
 */
function linkPackages(folder) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  for (const [name, { dev }] of Object.entries(packages))
    if (name !== '' && !dev && existsSync(path.join(root, name)))
      linkFiles(path.join(root, name), path.join(folder, name))
}

function linkFiles(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const names = [path.join(from, entry.name), path.join(to, entry.name)]
    // Packages within a package are listed by themselves.
    if (entry.isDirectory() && entry.name !== 'node_modules') linkFiles(...names)
    else if (!entry.isDirectory()) linkFile(...names)
  }
}

function linkFile(from, to) {
  // Windows does not delete a file that runs under any of its names, so that npm could not replace it.
  if (process.platform === 'win32') return copyFileSync(from, to)
  try {
    linkSync(from, to)
  } catch (error) {
    // Another file system, or one without hard links.
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP'].includes(error.code)) throw error
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  }
}

/** Of names, sizes and times: reading all pictures at each start would take too long. */
function sourcesDigest() {
  return digest(sources.flatMap((name) => filesUnder(path.join(root, name))))
}

function filesUnder(file) {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [`${path.relative(root, file)} ${found.size} ${found.mtimeMs}\n`]
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesUnder(path.join(file, name)))
}
