import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type AppOptions, createApp } from './app.ts'
import { ensureFirstAdmin } from './auth/accounts.ts'
import { passwordFaultAmong } from './auth/password-fault.ts'
import { isRequiredBy } from './auth/two-factor-rule.ts'
import { openVault } from './auth/vault.ts'
import { readBackupState, startBackups } from './backup/schedule.ts'
import { refuseUnfinishedRestore } from './backup/unfinished-restore.ts'
import { systemClock } from './clock.ts'
import { type Connection, connect } from './database/connect.ts'
import { DatabaseError } from './database/sqlite.ts'
import { loadDemo } from './demo/load.ts'
import { type Env, readEnv, SettingError } from './env.ts'
import { type Files, openFiles } from './files/files.ts'
import { referencedFiles } from './files/referenced-files.ts'
import { countWrites } from './health/count-writes.ts'
import { dropSlowClients } from './http/slow-clients.ts'
import { createLog, type Log } from './log.ts'
import { createOutbox, type Outbox } from './mail/outbox.ts'
import { endOnSignals, responseKind } from './shutdown.ts'

/** How pages and assets get in: built ones in production, Vite's while developing. */
export type Pages = Pick<AppOptions, 'renderPage' | 'mountAssets'> & {
  /** Sees requests first and may answer them: Vite's middleware. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

const hour = 3_600_000

/** Starts the program: settings, database, first Admin, demo content, then the port. A failure is one clear line and exit 1. */
export async function start(pages: Pages): Promise<void> {
  try {
    const env = readEnv(process.env)
    const fault = env.ADMIN_PASSWORD && passwordFaultAmong(env.ADMIN_PASSWORD, [env.ADMIN_USERNAME])
    if (fault) throw new SettingError(`ADMIN_PASSWORD: ${fault}`)
    await run(env, pages)
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof DatabaseError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

async function run(env: Env, pages: Pages): Promise<void> {
  const log = createLog(env.LOG_LEVEL)
  refuseUnfinishedRestore(env.DATA_DIR)
  const opened = await connect(env)
  const writes = { insert: 0, update: 0, delete: 0 }
  const connection =
    env.METRICS_PORT === undefined ? opened : { ...opened, db: opened.db.withPlugin(countWrites(writes)) }
  const files = await openFiles(path.join(env.DATA_DIR, 'uploads'))
  await prepare(env, connection, files)

  const outbox = await openOutbox(env, connection, log)
  const backupState = () => readBackupState(env, systemClock)
  const { app, cache, sweep, readiness } = createApp({
    connection,
    files,
    clock: systemClock,
    log,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS === 'on',
    historyDays: env.HISTORY_DAYS,
    signInLogDays: env.SIGN_IN_LOG_DAYS,
    vault: openVault(env.DATA_DIR),
    needsFactor: (role) => isRequiredBy(env.REQUIRE_TWO_FACTOR, role),
    captchaTestAnswer: env.CAPTCHA_TEST_ANSWER,
    sendsMail: env.SMTP_URL !== undefined,
    backups: backupState,
    onMessage: () => outbox?.wake(),
    ...pages
  })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const metrics = env.METRICS_PORT === undefined ? undefined : await openMetrics(env.METRICS_PORT)
  let isEnding = () => false
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    metrics?.observe(request, response)
    if (cache.answer(request, response)) return
    void listener(request, response)
  }
  async function openMetrics(port: number) {
    const { startMetrics } = await import('./health/metrics.ts')
    return await startMetrics({ port, db: connection.db, writes, cache, backups: backupState })
  }
  const { before } = pages
  const server = openServer(
    before ? (request, response) => before(request, response, () => answer(request, response)) : answer,
    () => isEnding()
  )

  setInterval(() => void sweep().catch((err) => log.error({ err }, 'sweep failed')), hour).unref()
  let backups: ReturnType<typeof startBackups> | undefined
  isEnding = endOnSignals({
    server,
    log,
    onBegin: readiness.end,
    close: async () => {
      metrics?.close()
      await Promise.all([outbox?.stop(), backups?.stop()])
      await connection.close()
    }
  })
  await listen(server, env.PORT)
  await outbox?.start(connection.engine === 'sqlite')
  backups = startBackups(env, systemClock, log)
  const { port } = server.address() as AddressInfo
  log.info({ port, database: connection.engine, pid: process.pid }, 'listening')
  if (env.LOG_LEVEL !== 'silent')
    console.log(`\n  The site is at ${env.PUBLIC_URL}\n  The back office is at ${env.PUBLIC_URL}/login\n`)
}

/** What a first start makes, and what a start after a crash cleans up. */
async function prepare(env: Env, { db, engine }: Connection, files: Files): Promise<void> {
  // Another server on the same PostgreSQL and folder may be in the middle of an upload.
  await files.sweep(await referencedFiles(db), engine === 'postgres' ? hour : 0)
  if (env.SEED_DEMO) {
    const isLoaded = await loadDemo(db, files, systemClock)
    if (isLoaded) console.log('  The demo content is loaded.')
  }
  const password = await ensureFirstAdmin(db, systemClock, env.ADMIN_USERNAME, env.ADMIN_PASSWORD)
  if (password) {
    console.log(
      `\n  First start: sign in as '${env.ADMIN_USERNAME}' with the password  ${password}\n  It is shown this once. Change it after signing in.\n`
    )
  }
}

/** Without a mail server messages wait in the staff's inbox. */
async function openOutbox(env: Env, { db }: Connection, log: Log): Promise<Outbox | undefined> {
  if (!env.SMTP_URL) return undefined
  const { email } = await db.selectFrom('settings').select('email').executeTakeFirstOrThrow()
  const to = env.MAIL_TO ?? email
  if (to === '') throw new SettingError('MAIL_TO: is needed where the site settings have no e-mail')
  const { smtpSender } = await import('./mail/smtp.ts')
  const send = smtpSender({ url: env.SMTP_URL, from: env.MAIL_FROM ?? to, to, publicUrl: env.PUBLIC_URL })
  return createOutbox({ db, clock: systemClock, send, log })
}

function openServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  isEnding: () => boolean
): Server {
  const server = createServer(
    {
      ServerResponse: responseKind(isEnding),
      headersTimeout: 15_000,
      // Bodies are timed where they are read: an upload may take long, but not crawl.
      requestTimeout: 0,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
      connectionsCheckingInterval: 5_000
    },
    answer
  )
  server.maxConnections = 4_000
  dropSlowClients(server)
  return server
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE'
      reject(isTaken ? new SettingError(`PORT: ${port} is in use by another program`) : error)
    })
    server.listen(port, resolve)
  })
}
