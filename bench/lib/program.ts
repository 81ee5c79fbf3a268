import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import bounds from '../../scripts/lib/memory.json' with { type: 'json' }

const projectFolder = path.join(import.meta.dirname, '..', '..')

/** The port of the next server. */
let nextPort = Number(process.env.BENCH_PORT ?? 3190)

export interface Running {
  url: string
  /** From the start of the process to the first answer, ms. */
  startTime: number
  /** Resident memory now, MB. */
  memory(): number
  /** The memory of its child processes, MB. */
  childMemory(): number
  /** Waits until the work of a start is over, such as the sweep of its files: it has used less than 5% of a core for a second. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/** A folder for the data of one measurement. */
export function dataFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export const admin = { username: 'admin', password: 'measured in the open' }

export interface ProgramOptions {
  /** PostgreSQL; without it SQLite in the folder. */
  databaseUrl?: string
  seedDemo?: boolean
  /** Runs on the first core only; the load has the second. */
  isPinned?: boolean
  /** More settings. */
  settings?: Readonly<Record<string, string>>
}

/** The folder of the last build. */
export function builtFolder(): string {
  return path.join(projectFolder, 'build', readFileSync(path.join(projectFolder, 'build/current'), 'utf8').trim())
}

/** Starts the built program and waits for its first answer. */
export async function startProgram(folder: string, options: ProgramOptions = {}): Promise<Running> {
  const { databaseUrl, seedDemo = false, isPinned = true, settings = {} } = options
  const port = nextPort++
  const env = {
    ...process.env,
    ...bounds.env,
    // React's development build takes twice as long.
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    SEED_DEMO: String(seedDemo),
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'silent',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...settings
  }
  const args = [...bounds.flags, path.join(builtFolder(), 'server/index.js')]
  const url = `http://127.0.0.1:${port}`
  return await started(spawnOn(isPinned ? 0 : undefined, process.execPath, args, env), url, '/api/settings')
}

/** A bare node:http server that sends one buffer with these headers: the limit of the runtime. */
export async function startBare(file: string, headers: Readonly<Record<string, unknown>>): Promise<Running> {
  const port = nextPort++
  const args = [path.join(import.meta.dirname, 'bare-server.ts'), file, JSON.stringify(headers), String(port)]
  return await started(pinned(0, process.execPath, args, process.env), `http://127.0.0.1:${port}`, '/')
}

/** The address for one more server. */
export function takePort(): number {
  return nextPort++
}

/** Waits for the first answer of a server that was just started. */
export async function started(server: ChildProcess, url: string, firstPath: string): Promise<Running> {
  const began = performance.now()
  while (!(await answers(url + firstPath))) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with code ${server.exitCode}. Is it built (npm run build)?`)
    await wait(5)
  }
  const startTime = performance.now() - began
  return {
    url,
    startTime,
    memory: () => residentMemory(server.pid),
    childMemory: () => childrenOf(server.pid).reduce((sum, child) => sum + residentMemory(child), 0),
    async idle() {
      let before: number
      do {
        before = processorTicks(server.pid)
        await wait(1_000)
      } while (processorTicks(server.pid) - before > 5)
    },
    async stop() {
      if (server.exitCode !== null) return
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    }
  }
}

/** Runs a command on one core, so that the server and its load do not share one. Linux only: `taskset` is util-linux. */
export function pinned(core: number, command: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawnOn(core, command, args, env)
}

function spawnOn(core: number | undefined, command: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(
    core === undefined ? command : 'taskset',
    core === undefined ? args : ['-c', String(core), command, ...args],
    { env, stdio: ['ignore', 'pipe', 'inherit'] }
  )
  // Nothing outlives a failed measurement.
  process.once('exit', () => child.kill())
  return child
}

/** MB; 0 where the process has ended. */
function residentMemory(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readProcess(pid, 'status'))?.[1] ?? 0) / 1024
}

/** The processor's time that a process has used, in hundredths of a second (proc_pid_stat(5): utime, stime). */
function processorTicks(pid: number | undefined): number {
  const [, fields = ''] = readProcess(pid, 'stat').split(') ')
  const [user, system] = fields.split(' ').slice(11)
  return Number(user) + Number(system)
}

function childrenOf(pid: number | undefined): number[] {
  return readProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

// A process may end between being named and being read.
function readProcess(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status < 500
  } catch {
    return false
  }
}
