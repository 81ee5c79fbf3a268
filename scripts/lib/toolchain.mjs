import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { Failure, root, run } from './run.mjs'

const oldestNode = [24, 15]
/** The lock of what installs or builds. */
export const preparing = path.join(root, '.preparing')
const installStamp = path.join(root, 'node_modules/.installed-lock')
/**
 * The path of the Node that the program runs on: the packaged one, else the machine's where it is new enough.
 * @param folder whose packages to look in: the project's, or a build's
 */
export function findNode(folder = root) {
  const own = packagedNode(folder)
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
  await withLock(preparing, async () => {
    if (read(installStamp) === wanted) return
    if (!matchesLockfile()) await install()
    findNode()
    writeFileSync(installStamp, wanted)
  })
}

/** The path of a package's executable, to be run by Node. */
export function binOf(packageName, name = path.basename(packageName)) {
  const folder = path.join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[name])
}

function packagedNode(folder) {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const bin = path.join(folder, 'node_modules', `node-${platform}-${process.arch}`, 'bin')
  return [path.join(bin, 'node'), path.join(bin, 'node.exe')].find(existsSync)
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

/** One value for all of these. */
export function digest(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The time since then, for the terminal. */
export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
