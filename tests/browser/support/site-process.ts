import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const projectFolder = path.join(import.meta.dirname, '..', '..', '..')

/** Where the demo content lies that workers copy. */
export const seededFolder = path.join(projectFolder, 'test-results', 'seeded')

export const admin = { username: 'admin', password: 'correct horse battery' }

/** The answer of every captcha. */
export const captchaAnswer = 'ABC234'

export interface SiteProcess {
  url: string
  /** Sends a signal: SIGSTOP holds the process as it is, SIGCONT lets it go on. */
  signal(name: NodeJS.Signals): void
  stop(): Promise<void>
}

/** Starts the built program on a free port, and waits until it answers. What it prints stays with a failure. */
export async function startSite(folder: string, settings: Record<string, string> = {}): Promise<SiteProcess> {
  const port = await freePort()
  const server = spawn(process.execPath, [path.join(projectFolder, 'build', 'server', 'index.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      CAPTCHA_TEST_ANSWER: captchaAnswer,
      PORT: String(port),
      DATA_DIR: folder,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'error',
      ...settings
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const url = `http://localhost:${port}`
  await untilAnswers(`${url}/api/settings`, server, () => output)
  return {
    url,
    signal: (name) => server.kill(name),
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    }
  }
}

async function untilAnswers(url: string, server: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 1_200; tries++) {
    if (server.exitCode !== null) throw new Error(`The program ended with code ${server.exitCode}:\n${output()}`)
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // Not listening yet.
    }
    await wait(50)
  }
  server.kill('SIGKILL')
  throw new Error(`The program did not answer within a minute:\n${output()}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
