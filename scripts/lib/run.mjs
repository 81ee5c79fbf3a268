import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** An end with a message for the person at the terminal; anything else that is thrown is a fault of ours. */
export class Failure extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Runs a script's work and ends with its exit code: what the work returns, or a Failure's after its message. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exitCode = error.exitCode
  }
}

/** Runs a program on this terminal. Gives its exit code, 128 + the signal's number where a signal ended it. */
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

/** Continues as another program: in this very process where the system can do that, which saves the memory of a second. */
export function become(command, args, env) {
  process.chdir(root)
  if (!process.execve || process.platform === 'win32') return run(command, args, { env })
  process.execve(command, [command, ...args], { ...process.env, ...env })
}

function forwardSignals(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const forward = (signal) => {
    // A terminal sends these to its whole group: the child has had it already.
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

/** npm runs a script by a shell, and a signal to npm ends that shell without reaching us. */
function isAbandoned() {
  return Boolean(process.env.npm_lifecycle_event) && process.ppid !== parent
}

/** Node's flag that reads the settings of a `.env`, where there is one. */
export function envFile() {
  return existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []
}
