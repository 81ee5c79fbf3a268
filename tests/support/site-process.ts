import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import bounds from '../../scripts/lib/memory.json' with { type: 'json' }
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const projectFolder = path.join(import.meta.dirname, '..', '..')

/** The folder of the build that starts next (scripts/lib/builds.mjs). */
export function currentBuild(project = projectFolder): string {
  return path.join(project, 'build', readFileSync(path.join(project, 'build', 'current'), 'utf8').trim())
}

/** The data folder with demo content that workers copy. */
export const seededFolder = path.join(projectFolder, 'test-results', 'seeded')

export const admin = { username: 'admin', password: 'correct horse battery' }

/** The answer of every captcha. */
export const captchaAnswer = 'ABC234'

/** The end of a process: its exit code, or the signal. */
export interface End {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface SiteProcess {
  url: string
  pid: number
  /** Everything printed until now. */
  output(): string
  /** Resident memory now, MB (Linux). */
  memory(): number
  ended: Promise<End>
  hasEnded(): boolean
  /** Sends a signal: SIGSTOP pauses the process, SIGCONT resumes it. */
  signal(name: NodeJS.Signals): void
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<End>
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<End>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts the built program on a free port, and waits until it answers. */
export async function startSite(folder: string, settings: Record<string, string> = {}): Promise<SiteProcess> {
  const site = await launchSite(folder, settings)
  await untilAnswers(site)
  return site
}

/** Starts the built program and waits for nothing: it may be meant to fail. `BUILD` is the folder of another build. */
export async function launchSite(folder: string, settings: Record<string, string> = {}): Promise<SiteProcess> {
  const port = settings.PORT ?? String(await freePort())
  const child = spawn(
    process.execPath,
    [...bounds.flags, path.join(settings.BUILD ?? currentBuild(), 'server', 'index.js')],
    {
      env: {
        ...process.env,
        ...bounds.env,
        NODE_ENV: 'test',
        RATE_LIMITS: 'off',
        CAPTCHA_TEST_ANSWER: captchaAnswer,
        DATA_DIR: folder,
        ADMIN_USERNAME: admin.username,
        ADMIN_PASSWORD: admin.password,
        LOG_LEVEL: 'error',
        ...settings,
        PORT: port
      },
      stdio: ['ignore', 'pipe', 'pipe']
    }
  )
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  // 'close' and not 'exit': by then all output has been read.
  const ended = new Promise<End>((resolve) => child.once('close', (code, signal) => resolve({ code, signal })))
  void ended.then(() => running.delete(child))
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    ended,
    hasEnded: () => !running.has(child),
    signal: (name) => child.kill(name),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL')
  }
}

/** Waits until a program answers. @param seconds where it takes long @throws where it ends instead */
export async function untilAnswers({ url, ended, hasEnded, output }: SiteProcess, seconds?: number): Promise<void> {
  await until(
    async () => {
      if (hasEnded()) {
        const { code, signal } = await ended
        throw new Error(`The program ended with ${code ?? signal}:\n${output()}`)
      }
      return await fetch(`${url}/api/settings`).then(
        ({ ok }) => ok,
        () => false // Not listening yet.
      )
    },
    () => `The program does not answer:\n${output()}`,
    seconds
  )
}
