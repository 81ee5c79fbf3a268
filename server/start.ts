import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type AppOptions, createApp } from './app.ts'
import { createBackupSchedule } from './backup/schedule.ts'
import { refuseUnfinishedRestore } from './backup/unfinished-restore.ts'
import { systemClock } from './clock.ts'
import { connect } from './database/connect.ts'
import { DatabaseError } from './database/sqlite.ts'
import { type Env, misspelledSettings, readEnv, SettingError, settingsExitCode } from './env.ts'
import { openFiles } from './files/files.ts'
import { checkAdminPassword, prepareFirstStart } from './first-start.ts'
import { countWrites } from './health/count-writes.ts'
import type { MetricsOptions } from './health/metrics.ts'
import { createHttpServer, listen, refuseTakenPort } from './http/node-server.ts'
import { hourlyJobs, startJobs } from './jobs/hourly.ts'
import { createLog } from './log.ts'
import { createServices } from './services.ts'
import { endOnSignals } from './shutdown.ts'
import { version } from './version.ts'

/** How pages and assets get in: built ones in production, Vite's while developing. */
export interface Pages extends AppOptions {
  /** Sees requests first and may answer them: Vite's middleware. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Called once the program listens. */
  onListen?: () => void
}

/**
 * Starts the program: settings, database, first Admin, demo content, then the port. A failure is one clear line (one for each
 * wrong setting) and an exit code: 78 for settings, 1 for the database.
 */
export async function start(pages: Pages): Promise<void> {
  // Database, uploads and backups are for the program's own user alone.
  process.umask(0o077)
  try {
    const env = readEnv(process.env)
    checkAdminPassword(env)
    // Read and checked: from here on no process that this one starts, and no library in it, finds it in the environment.
    delete process.env.ADMIN_PASSWORD
    await run(env, pages)
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof DatabaseError)) throw error
    console.error(error.message)
    process.exitCode = error instanceof SettingError ? settingsExitCode : 1
  }
}

async function run(env: Env, { before, onListen, ...pages }: Pages): Promise<void> {
  const log = createLog(env.LOG_LEVEL)
  for (const { name, meant } of misspelledSettings(process.env))
    log.warn({ name }, `${name} is no setting: ${meant} is meant?`)
  refuseUnfinishedRestore(env.DATA_DIR)
  const opened = await connect(env)
  const writes = { insert: 0, update: 0, delete: 0 }
  const connection =
    env.METRICS_PORT === undefined ? opened : { ...opened, db: opened.db.withPlugin(countWrites(writes)) }
  const files = await openFiles(path.join(env.DATA_DIR, 'uploads'))
  // Before the demo is loaded, and after the database has named a program that holds it.
  await refuseTakenPort(env).catch(async (error) => {
    await connection.close()
    throw error
  })
  await prepareFirstStart(env, connection, files)

  const services = await createServices({ env, connection, files, clock: systemClock, log })
  const { cache, outbox, readiness } = services
  const { app } = createApp(services, pages)
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const metrics =
    env.METRICS_PORT === undefined ? undefined : await openMetrics(env.METRICS_PORT, { ...services, writes })
  const backups = createBackupSchedule(env, systemClock, log)

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    metrics?.observe(request, response)
    // While the program ends, the app tells each client to close its connection.
    if (!readiness.isEnding() && cache.answer(request, response)) return
    void listener(request, response)
  }
  const server = createHttpServer(
    before ? (request, response) => before(request, response, () => answer(request, response)) : answer,
    services.proxies
  )
  endOnSignals({
    server,
    log,
    onBegin: readiness.end,
    close: async () => {
      metrics?.close()
      await Promise.all([outbox?.stop(), backups.stop()])
      await connection.close()
    }
  })

  const port = await listen(server, env)
  startJobs(hourlyJobs(services), log)
  await outbox?.start(connection.engine === 'sqlite')
  backups.start()
  onListen?.()
  log.info({ version, port, database: connection.engine, pid: process.pid }, 'listening')
  if (env.LOG_LEVEL !== 'silent')
    console.log(`\n  The site is at ${env.PUBLIC_URL}\n  The back office is at ${env.PUBLIC_URL}/login\n`)
}

/** Loaded only where figures are wanted. */
async function openMetrics(port: number, sources: Omit<MetricsOptions, 'port'>) {
  const { startMetrics } = await import('./health/metrics.ts')
  return await startMetrics({ port, ...sources })
}
