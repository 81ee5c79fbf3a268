import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type AppOptions, createApp } from './app.ts'
import { shareKeys } from './auth/key-file.ts'
import { startBackups } from './backup/schedule.ts'
import { refuseUnfinishedRestore } from './backup/unfinished-restore.ts'
import type { clientFileCache } from './cache/client-file-cache.ts'
import { systemClock } from './clock.ts'
import { connect } from './database/connect.ts'
import { DatabaseError } from './database/sqlite.ts'
import { type Env, readEnv, SettingError, settingsExitCode } from './env.ts'
import { openFiles } from './files/files.ts'
import { openStore, refuseWrongBucket } from './files/open-store.ts'
import { StorageError } from './files/storage.ts'
import { checkAdminPassword, prepareFirstStart } from './first-start.ts'
import { createHttpServer, listen, refuseTakenPort } from './http/node-server.ts'
import { startJobs } from './jobs/hourly.ts'
import { startPublishing } from './jobs/publish-due.ts'
import { createLog, type Log } from './log.ts'
import { createServices } from './services.ts'
import { version } from './version.ts'

/** The source of pages and assets: the build in production, Vite while developing. */
export interface Pages extends AppOptions {
  /** Sees requests first and may answer them: Vite's middleware. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Holds the build's client files in memory; left out while developing. */
  clientFiles?: (headers: Record<string, string>) => ReturnType<typeof clientFileCache>
  onListen?: () => void
}

/**
 * Starts the program: settings, database, first Admin, demo content, then the port. A failure is one clear line (one for each
 * wrong setting) and an exit code: 78 for settings, 1 for the database.
 */
export async function start(pages: Pages): Promise<void> {
  // Only the program's own user can read database, uploads and backups.
  process.umask(0o077)
  try {
    const env = readEnv(process.env)
    checkAdminPassword(env)
    // Read and checked: from here on no process that this one starts, and no library in it, finds it in the environment.
    delete process.env.ADMIN_PASSWORD
    await run(env, pages)
  } catch (error) {
    const isStorage = error instanceof StorageError
    if (!(isStorage || error instanceof SettingError || error instanceof DatabaseError)) throw error
    console.error(isStorage ? `The bucket cannot be used: ${error.reason}` : error.message)
    process.exitCode = error instanceof SettingError ? settingsExitCode : 1
  }
}

async function run(env: Env, { before, clientFiles, onListen, ...pages }: Pages): Promise<void> {
  const log = createLog(env.LOG_LEVEL)
  refuseUnfinishedRestore(env.DATA_DIR)
  const store = await openStore(env)
  if (env.bucket) await refuseWrongBucket(store)
  const connection = await connect(env, store)
  const files = await openFiles(env.DATA_DIR, store)
  // Before the demo is loaded, and after the database has named a program that holds it.
  try {
    await refuseTakenPort(env)
    if (env.bucket) await shareKeys(connection.db, store, env.DATA_DIR)
    await prepareFirstStart(env, connection, files)
  } catch (error) {
    await connection.close()
    throw error
  }

  const services = await createServices({ env, connection, files, clock: systemClock, log })
  const { cache, outbox, readiness } = services
  const { app } = createApp(services, pages)
  const assets = clientFiles?.(services.headers)
  // A request of HTTP/1.0, such as a load balancer's probe, may name no host.
  const { host: hostname } = new URL(env.PUBLIC_URL)
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname })

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    // Pages that the cache has are answered here, all else by the app, which looks into the same cache again for other spellings.
    // While the program ends, the app tells each client to close its connection.
    if (!readiness.isEnding() && (cache.answer(request, response) || assets?.(request, response))) return
    void listener(request, response)
  }
  const server = createHttpServer(
    before ? (request, response) => before(request, response, () => answer(request, response)) : answer,
    services.proxies.isProxy
  )
  const publishing = startPublishing(services)
  const repeated: { stop(): Promise<void> }[] = [publishing]
  endOnSignals(log, async () => {
    await readiness.end()
    await drain(server, log)
    await cache.end()
    await Promise.all([outbox, ...repeated].map((one) => one?.stop()))
    await connection.close()
  })

  await publishing.first
  const port = await listen(server, env)
  repeated.push(startJobs(services), startBackups(env, services))
  await outbox?.start(connection.engine === 'sqlite')
  onListen?.()
  log.info({ version, port, database: connection.engine, pid: process.pid }, 'listening')
  if (env.LOG_LEVEL !== 'silent')
    console.log(`\n  The site is at ${env.PUBLIC_URL}\n  The back office is at ${env.PUBLIC_URL}/login\n`)
}

/** Requests under way may take this long after the signal, ms. */
const drainTimeout = 20_000
/** The process ends after this long in any case, ms. */
const exitTimeout = 40_000
/** Connections that have answered are closed this often while others are still at work, ms. */
const closeIdleInterval = 100

/** Ends the program on SIGTERM and SIGINT: after `close` with exit code 0, or with 1 where that fails or takes too long. */
function endOnSignals(log: Log, close: () => Promise<void>): void {
  let isEnding = false

  async function end(signal: string): Promise<void> {
    // Ctrl-C reaches the program twice: from the terminal, and from npm.
    if (isEnding) return
    isEnding = true
    log.info({ signal }, 'shutting down')
    setTimeout(() => {
      log.error('shutdown timed out')
      process.exit(1)
    }, exitTimeout).unref()
    try {
      await close()
      log.info('shut down')
      process.exit(0)
    } catch (err) {
      log.error({ err }, 'shutdown failed')
      process.exit(1)
    }
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal))
}

/** Takes no more connections, and waits for the requests under way. */
async function drain(server: Server, log: Log): Promise<void> {
  const drained = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const closingIdle = setInterval(() => server.closeIdleConnections(), closeIdleInterval)
  const timeout = setTimeout(() => {
    log.warn('requests that took too long are aborted')
    server.closeAllConnections()
  }, drainTimeout)
  await drained
  clearInterval(closingIdle)
  clearTimeout(timeout)
}
