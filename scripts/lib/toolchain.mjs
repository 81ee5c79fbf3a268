import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { Failure, root, run } from './run.mjs'

const oldestNode = [24, 15]
const lock = path.join(root, '.preparing')
const installStamp = path.join(root, 'node_modules/.installed-lock')
const buildStamp = path.join(root, 'build/.stamp')
const builtServer = path.join(root, 'build/server/index.js')
const buildSources = [
  'app',
  'assets',
  'collections',
  'documents',
  'fields',
  'public',
  'server',
  'shared',
  'ui',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts'
]

/** The path of the Node that the program runs on: the packaged one, else the machine's where it is new enough. */
export function findNode() {
  const own = packagedNode()
  const version = own && spawnSync(own, ['--version'], { encoding: 'utf8' }).stdout
  if (version && isNewEnough(version)) return own
  if (isNewEnough(process.version)) return process.execPath
  const reason = own ? `${own} does not run here` : `its packages brought none for ${process.platform} ${process.arch}`
  throw new Failure(
    `The program needs Node ${oldestNode.join('.')} or newer: ${reason}, and this machine's own is ${process.version}. Install a newer Node and try again.`
  )
}

/** Installs the packages of package-lock.json unless they are installed. */
export async function ensureInstalled() {
  const wanted = installDigest()
  if (read(installStamp) === wanted) return
  await withLock(lock, async () => {
    if (read(installStamp) === wanted) return
    if (!matchesLockfile()) await install()
    findNode()
    writeFileSync(installStamp, wanted)
  })
}

/** Builds the program unless its sources are those of the last build. */
export async function ensureBuilt(options) {
  if (isBuilt() && !options?.again) return
  await withLock(lock, async () => {
    if (!isBuilt() || options?.again) await build()
  })
}

/** The path of a package's executable, to be run by Node. */
export function binOf(packageName, name = path.basename(packageName)) {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[name])
}

function packagedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const folder = path.join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin')
  return [path.join(folder, 'node'), path.join(folder, 'node.exe')].find(existsSync)
}

function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
}

function installDigest() {
  return digest([readFileSync(path.join(root, 'package-lock.json')), process.platform, process.arch])
}

async function install() {
  const started = Date.now()
  console.log('Installing the packages (only now and when they change; about a minute) ...')
  const npm = process.env.npm_execpath
  const [command, ...first] = npm?.endsWith('npm-cli.js')
    ? [process.env.npm_node_execpath || process.execPath, npm]
    : ['npm']
  // Explicit, because NODE_ENV=production or a person's settings would omit development packages.
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error']
  const code = await run(command, [...first, 'ci', ...options], {
    shell: command === 'npm' && process.platform === 'win32'
  })
  if (code !== 0)
    throw new Failure(`The packages could not be installed: npm ended with code ${code}, see above.`, code)
  console.log(`Installed in ${seconds(started)}.`)
}

/** Whether npm's own record says that exactly the packages of package-lock.json are installed. */
function matchesLockfile() {
  const record = read(path.join(root, 'node_modules/.package-lock.json'))
  if (!record) return false
  const present = JSON.parse(record).packages
  const wanted = JSON.parse(read(path.join(root, 'package-lock.json'))).packages
  const names = new Set([...Object.keys(present), ...Object.keys(wanted)].filter((name) => name !== ''))
  return [...names].every((name) =>
    present[name] ? present[name].integrity === wanted[name]?.integrity : mayBeAbsent(wanted[name])
  )
}

function mayBeAbsent({ optional, os, cpu, libc }) {
  const isForThisMachine = os?.includes(process.platform) && cpu?.includes(process.arch) && !libc
  return optional && !isForThisMachine
}

function isBuilt() {
  return existsSync(builtServer) && read(buildStamp) === sourcesDigest()
}

async function build() {
  const started = Date.now()
  const stamp = sourcesDigest()
  console.log('Building the program (only now and when its sources change) ...')
  rmSync(buildStamp, { force: true })
  const args = [binOf('@react-router/dev', 'react-router'), 'build', '--logLevel', 'warn']
  const code = await run(findNode(), args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Failure(`The build failed with code ${code}, see above.`, code)
  writeFileSync(buildStamp, stamp)
  console.log(`Built in ${seconds(started)}.`)
}

/** Of names, sizes and times: reading all pictures at each start would take too long. */
function sourcesDigest() {
  return digest(buildSources.flatMap((name) => filesUnder(path.join(root, name))))
}

function filesUnder(file) {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return [`${path.relative(root, file)} ${found.size} ${found.mtimeMs}\n`]
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesUnder(path.join(file, name)))
}

function digest(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
