import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { allCollections, allSingletons } from '../collections/index.ts'
import { accountRoutes } from './api/account.ts'
import { authRoutes } from './api/auth.ts'
import { withWholeForm } from './api/body.ts'
import { collectionRoutes, singletonRoutes } from './api/collections.ts'
import { contactRoutes, mountCaptchaVoice } from './api/contact.ts'
import { historyRoutes } from './api/history.ts'
import { mountRoutes } from './api/mount-routes.ts'
import { openApiDocument } from './api/openapi.ts'
import { overviewRoute } from './api/overview.ts'
import type { ApiRoute } from './api/route.ts'
import { mountUploads } from './api/uploads.ts'
import { accountRule, createAccounts } from './auth/accounts.ts'
import type { SessionUser } from './auth/actor.ts'
import { tokenCookie } from './auth/cookie.ts'
import { createLimits } from './auth/limits.ts'
import { createSecondFactor } from './auth/second-factor.ts'
import { createSessions } from './auth/sessions.ts'
import { createSignIn } from './auth/sign-in.ts'
import { createSignInLog } from './auth/sign-in-log.ts'
import type { Vault } from './auth/vault.ts'
import type { BackupState } from './backup/schedule.ts'
import { mountBrochures } from './brochures/mount.ts'
import { cached } from './cache/cached.ts'
import { PageCache } from './cache/page-cache.ts'
import type { Clock } from './clock.ts'
import { createCaptcha } from './contact/captcha.ts'
import { createContact } from './contact/contact.ts'
import type { Content } from './content/content.ts'
import { pruneHistory } from './content/history.ts'
import { contentReader } from './content/reader.ts'
import { readRevision } from './content/revision.ts'
import type { Connection } from './database/connect.ts'
import { ClientError } from './errors.ts'
import type { Files } from './files/files.ts'
import { mountHealth } from './health/mount.ts'
import { createReadiness } from './health/readiness.ts'
import { clientAddress } from './http/client-address.ts'
import type { AppEnv } from './http/context.ts'
import { answerFailure } from './http/error-handler.ts'
import { isPlainPath } from './http/paths.ts'
import { refuseCrossOrigin, securityHeaders } from './http/protect.ts'
import { logRequests } from './http/request-log.ts'
import type { Log } from './log.ts'
import { enqueueRestored } from './mail/outbox.ts'
import { guardPages, pageServer, type RenderPage } from './pages/serve.ts'

export interface AppOptions {
  connection: Connection
  files: Files
  clock: Clock
  log: Log
  publicUrl: string
  trustProxy: boolean
  rateLimits: boolean
  /** How long earlier versions of records are kept. */
  historyDays: number
  /** How long sign-ins are remembered. */
  signInLogDays: number
  /** Keeps the secrets of second factors. */
  vault: Vault
  /** Who must have a second factor. */
  needsFactor: (role: SessionUser['role']) => boolean
  /** The answer of every captcha, for tests. */
  captchaTestAnswer?: string | undefined
  /** Whether there is a mail server. */
  sendsMail?: boolean
  /** How the backups stand; left out where none are made by schedule. */
  backups?: () => Promise<BackupState>
  /** A message was stored, and its mail waits. */
  onMessage?: () => void
  /** Left out where only the API is wanted. */
  renderPage?: RenderPage
  /** Serves the built scripts and styles. */
  mountAssets?: (app: Hono<AppEnv>) => void
}

/** The whole program behind one `fetch`, without a port: everything it needs is handed in. Read top-down, it is the order of a request. */
export function createApp(options: AppOptions) {
  const { connection, files, clock, log, publicUrl, trustProxy, rateLimits, needsFactor, vault } = options
  const { db } = connection
  const headers = securityHeaders(publicUrl)
  // One process holds SQLite, so its own writes are all there are; on PostgreSQL other servers write, too.
  const cache = new PageCache(headers, connection.engine === 'postgres' ? () => readRevision(db) : undefined)
  const content: Content = {
    db,
    files,
    clock,
    rule: accountRule,
    onChange: (revision) => cache.contentChanged(revision)
  }
  const reader = contentReader(content)
  const readiness = createReadiness({
    db: connection.db,
    folder: files.folder,
    clock,
    sendsMail: options.sendsMail ?? false
  })
  const sessions = createSessions(db, clock, needsFactor)
  const limits = createLimits(db, clock, rateLimits)
  const signInLog = createSignInLog(db, clock)
  const secondFactor = createSecondFactor({ db, clock, limits, vault, isRequired: needsFactor })
  const signIn = createSignIn({ db, clock, sessions, limits, secondFactor, log: signInLog })
  const accounts = createAccounts({ db, clock, limits, log: signInLog, secondFactor })
  const cookies = { session: tokenCookie(publicUrl, 'session'), step: tokenCookie(publicUrl, 'sign-in') }
  const captcha = createCaptcha(connection.db, clock, options.captchaTestAnswer)
  const contact = createContact({
    db: connection.db,
    clock,
    captcha,
    limits,
    onStored: options.onMessage ?? (() => undefined)
  })
  const servePage = pageServer({
    renderPage: options.renderPage ?? noPages,
    content: reader,
    signIn,
    contact,
    cookies,
    publicUrl,
    log,
    readRevision: () => readRevision(db)
  })

  const routes: ApiRoute[] = [
    ...authRoutes(signIn, sessions, cookies),
    ...accountRoutes({ accounts, secondFactor, sessions, log: signInLog }),
    ...contactRoutes(contact),
    ...allCollections.flatMap((collection) => collectionRoutes(collection, content)),
    ...allSingletons.flatMap((singleton) => singletonRoutes(singleton, content)),
    ...historyRoutes(content),
    overviewRoute(connection.db, options.backups ?? noBackups)
  ]
  const contract = openApiDocument(routes, publicUrl)

  const app = new Hono<AppEnv>()
  app.onError(answerFailure(log))

  app.use(logRequests(log, trustProxy))
  app.use(async (context, next) => {
    context.set('address', clientAddress(context, trustProxy))
    context.set('actor', null)
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  })

  app.use(async (context, next) => {
    const url = new URL(context.req.url)
    if (isPlainPath(url.pathname)) return await next()
    if (/^\/+api\b/i.test(url.pathname)) throw nothingHere()
    return await servePage(context, new Request(new URL('/not-found', url)))
  })

  mountHealth(app, readiness)
  options.mountAssets?.(app)
  mountUploads(app, files.folder)

  app.use(refuseCrossOrigin(publicUrl, Object.values(cookies)))
  app.use(compress())

  app.use(async (context, next) => {
    const token = cookies.session.read(context.req.header('cookie'))
    context.set('token', token)
    context.set('actor', token ? ((await sessions.find(token)) ?? null) : null)
    await next()
  })

  const fromCache = cached(cache)
  const cacheablePaths = new Set(
    routes.filter(({ cacheable }) => cacheable).map(({ path }) => path.replace('{id}', ':id'))
  )
  for (const path of cacheablePaths) app.get(path, fromCache)
  mountRoutes(app, routes, { files, limits })
  mountCaptchaVoice(app, captcha)
  app.get('/api/openapi.json', (context) => context.json(contract))
  app.all('/api/*', () => {
    throw nothingHere()
  })

  app.use(guardPages)
  app.get('*', fromCache)
  mountBrochures(app, { content: reader, publicUrl, uploads: files.folder })
  app.get('*', (context) => servePage(context))
  app.post('*', async (context) => servePage(context, await withWholeForm(context.req.raw)))
  app.all('*', () => {
    throw new ClientError(405, 'Pages answer to GET and POST alone.')
  })

  return {
    app,
    cache,
    routes,
    content,
    sweep: () =>
      Promise.all([
        sessions.sweep(),
        signIn.sweep(),
        limits.sweep(),
        captcha.sweep(),
        pruneHistory(content, options.historyDays),
        enqueueRestored(db, clock().toISOString()),
        signInLog.forget(options.signInLogDays)
      ]),
    readiness
  }
}

async function noBackups(): Promise<BackupState> {
  return { everyHours: null, lastAt: null, isLate: false }
}

async function noPages(): Promise<Response> {
  throw nothingHere()
}

function nothingHere(): ClientError {
  return new ClientError(404, 'There is nothing at this address.')
}
