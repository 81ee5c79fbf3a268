import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** An expected failure, with a message for the terminal and an exit code. */
export class Failure extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Runs a script and sets the exit code: what `work` returns, or a Failure's after its message. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exitCode = error.exitCode
  }
}

/** Runs a program on this terminal. Gives its exit code, or 128 + the number of the signal that ended it. */
export function run(command, args, { env = {}, cwd = root, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, shell, stdio: 'inherit', env: { ...process.env, ...env } })
    const stopForwarding = forwardSignals(child)
    child.once('error', (error) => {
      stopForwarding()
      reject(new Failure(`Could not run ${command}: ${error.message}`))
    })
    child.once('exit', (code, signal) => {
      stopForwarding()
      resolve(code ?? 128 + os.constants.signals[signal])
    })
  })
}

/** Replaces this process by another program where the system can do that, which saves memory. */
export function become(command, args, env) {
  process.chdir(root)
  if (!process.execve || process.platform === 'win32') return run(command, args, { env })
  process.execve(command, [command, ...args], { ...process.env, ...env })
}

function forwardSignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const forward = (signal) => {
    // A terminal sends these to the whole process group: the child has got it already.
    const alreadyThere = signal !== 'SIGTERM' && process.stdin.isTTY
    if (!alreadyThere) child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  const parentWatch = setInterval(() => {
    if (isAbandoned()) child.kill('SIGTERM')
  }, 1000)

  return () => {
    for (const signal of signals) process.off(signal, forward)
    clearInterval(parentWatch)
  }
}

const parent = process.ppid

/** npm runs a script in a shell, and a signal to npm ends that shell without reaching this process. */
function isAbandoned() {
  return Boolean(process.env.npm_lifecycle_event) && process.ppid !== parent
}

/** Node's flag that reads the settings of a `.env`, where there is one. */
export function envFile() {
  return existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []
}
