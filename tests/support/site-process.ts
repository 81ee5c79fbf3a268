import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

const projectFolder = path.join(import.meta.dirname, '..', '..')

/** Where the demo content lies that workers copy. */
export const seededFolder = path.join(projectFolder, 'test-results', 'seeded')

export const admin = { username: 'admin', password: 'correct horse battery' }

/** The answer of every captcha. */
export const captchaAnswer = 'ABC234'

/** How a process ended: its exit code, or else the signal that ended it. */
export interface End {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface SiteProcess {
  url: string
  pid: number
  /** All that it printed until now. */
  output(): string
  /** Resident memory now, MB (Linux). */
  memory(): number
  ended: Promise<End>
  hasEnded(): boolean
  /** Sends a signal: SIGSTOP holds the process as it is, SIGCONT lets it go on. */
  signal(name: NodeJS.Signals): void
  /** Asks it to end, and waits until it has. */
  stop(): Promise<End>
  /** Ends it at once, as a power cut would. */
  kill(): Promise<End>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts the built program on a free port, and waits until it answers. What it prints stays with a failure. */
export async function startSite(folder: string, settings: Record<string, string> = {}): Promise<SiteProcess> {
  const site = await launchSite(folder, settings)
  await untilAnswers(site)
  return site
}

/** Starts the built program and waits for nothing: it may be meant to fail. */
export async function launchSite(folder: string, settings: Record<string, string> = {}): Promise<SiteProcess> {
  const port = settings.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [path.join(projectFolder, 'build', 'server', 'index.js')], {
    env: {
      ...process.env,
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
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  // 'close' and not 'exit': then what it printed last has come as well.
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

/** Waits until a program answers. @throws where it ends instead */
export async function untilAnswers({ url, ended, hasEnded, output }: SiteProcess): Promise<void> {
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
    () => `The program does not answer:\n${output()}`
  )
}
