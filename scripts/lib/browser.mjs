import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Failure, run } from './run.mjs'
import { binOf, findNode } from './toolchain.mjs'

// The first draws no window, and needs a sixth less of the processor's time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const knownFolders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)]
const knownPaths = [
  ...knownFolders.flatMap((folder) => names.map((name) => path.join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
]

/** The path of a Chromium: a present one, else one that is installed now. */
export async function findChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (isRunnable(asked)) return asked
    throw new Failure(`CHROMIUM_PATH names ${asked}, which does not run here.`)
  }
  const found = presentChromium() ?? (await fromPlaywright()) ?? (await fromSystemPackages())
  if (found) return found
  throw new Failure('The browser tests need Chromium. Install it, or set CHROMIUM_PATH to the path of one.')
}

function presentChromium() {
  return [playwrightsOwn(), ...knownPaths].find(isRunnable)
}

async function fromPlaywright() {
  console.log('No Chromium here: asking Playwright for one ...')
  await run(findNode(), [binOf('@playwright/test', 'playwright'), 'install', 'chromium'])
  return presentChromium()
}

async function fromSystemPackages() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Asking the system for a Chromium ...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env })
  // Older systems have no package of the first.
  for (const name of names.slice(0, 2))
    if ((await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })) === 0) break
  return presentChromium()
}

function playwrightsOwn() {
  const ask = "process.stdout.write(require('@playwright/test').chromium.executablePath())"
  return spawnSync(findNode(), ['--eval', ask], {
    encoding: 'utf8',
    cwd: path.dirname(binOf('@playwright/test', 'playwright'))
  }).stdout
}

/** Runs it: an existing file may lack libraries, or only print how to install it. */
function isRunnable(file) {
  if (!file || !existsSync(file)) return false
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}
