import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const projectFolder = path.join(import.meta.dirname, '..', '..')

export interface Running {
  url: string
  /** From the start of the process to the first answer, ms. */
  startTime: number
  /** Resident memory now, MB. */
  memory(): number
  stop(): Promise<void>
}

/** A folder for the data of one measurement. */
export function dataFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export const adminPassword = 'measured in the open'

/** Starts the built program on a core of its own and waits for its first answer. */
export async function startProgram(folder: string, port: number): Promise<Running> {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    PORT: String(port),
    DATA_DIR: folder,
    SEED_DEMO: 'false',
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: 'silent'
  }
  return await startServer(
    [path.join(projectFolder, 'build/server/index.js')],
    `http://127.0.0.1:${port}`,
    '/api/settings',
    env
  )
}

/** A bare node:http server that sends one buffer: the limit of the runtime. */
export async function startBare(file: string, type: string, port: number): Promise<Running> {
  const args = [path.join(import.meta.dirname, 'bare-server.ts'), file, type, String(port)]
  return await startServer(args, `http://127.0.0.1:${port}`, '/', process.env)
}

async function startServer(args: string[], url: string, firstPath: string, env: NodeJS.ProcessEnv): Promise<Running> {
  const began = performance.now()
  const server = pinned(0, process.execPath, args, env)
  while (!(await answers(url + firstPath))) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with code ${server.exitCode}. Is it built (npm run build)?`)
    await wait(5)
  }
  const startTime = performance.now() - began
  return {
    url,
    startTime,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    }
  }
}

/** Runs a command on one core, so that the server and its load do not share one. Linux only: `taskset` is util-linux. */
export function pinned(core: number, command: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn('taskset', ['-c', String(core), command, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
