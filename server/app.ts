import { randomBytes } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { RouterContextProvider } from 'react-router'
import { allCollections, allSingletons } from '../collections/index.ts'
import { authRoutes } from './api/auth.ts'
import { collectionRoutes, singletonRoutes } from './api/collections.ts'
import { mountRoutes } from './api/mount.ts'
import { openApiDocument } from './api/openapi.ts'
import type { ApiRoute } from './api/route.ts'
import { mountUploads } from './api/uploads.ts'
import { accountRule, createAccounts, credentials } from './auth/accounts.ts'
import { sessionCookie } from './auth/cookie.ts'
import { createLimits } from './auth/limits.ts'
import { pageAccess } from './auth/page-access.ts'
import { createSessions } from './auth/sessions.ts'
import type { Clock } from './clock.ts'
import type { Files } from './content/files.ts'
import { createContent } from './content/operations.ts'
import { readRevision } from './content/revision.ts'
import type { Connection } from './database/connect.ts'
import { ClientError } from './errors.ts'
import type { AppEnv } from './http/context.ts'
import { answerFailure } from './http/failures.ts'
import { isPlainPath } from './http/paths.ts'
import { refuseCrossOrigin, securityHeaders } from './http/protect.ts'
import type { Log } from './log.ts'
import { pageContext } from './pages/context.ts'
import { PageStore } from './pages/store.ts'

export interface AppOptions {
  connection: Connection
  files: Files
  clock: Clock
  log: Log
  publicUrl: string
  trustProxy: boolean
  rateLimits: boolean
  /** Renders a page; React Router's request handler. Left out where only the API is wanted. */
  renderPage?: (request: Request, context: RouterContextProvider) => Promise<Response>
  /** Serves the built scripts and styles. */
  mountAssets?: (app: Hono<AppEnv>) => void
}

/** The whole program behind one `fetch`, without a port: everything it needs is handed in. */
export function createApp({ connection, files, clock, log, publicUrl, trustProxy, rateLimits, renderPage, mountAssets }: AppOptions) {
  const { db, engine } = connection
  const always = securityHeaders(publicUrl)
  const store = new PageStore(always)
  const content = createContent({ db, files, clock, rule: accountRule, onChange: () => store.clear() })
  const sessions = createSessions(db, clock)
  const limits = createLimits(db, clock, rateLimits)
  const accounts = createAccounts({ db, clock, sessions, limits })
  const cookie = sessionCookie(publicUrl)

  const routes: ApiRoute[] = [
    ...authRoutes(accounts, sessions, cookie),
    ...allCollections.flatMap((collection) => collectionRoutes(collection, content)),
    ...allSingletons.flatMap((singleton) => singletonRoutes(singleton, content))
  ]
  const contract = openApiDocument(routes, publicUrl)

  const app = new Hono<AppEnv>()
  app.onError(answerFailure(log))

  app.use(async (context, next) => {
    context.set('requestId', randomBytes(8).toString('hex'))
    context.set('address', clientAddress(context))
    context.set('actor', null)
    await next()
    for (const [name, value] of Object.entries(always)) context.res.headers.set(name, value)
  })
  app.use(async (context, next) => {
    const url = new URL(context.req.url)
    if (isPlainPath(url.pathname)) return await next()
    if (url.pathname.startsWith('/api')) throw nothingHere()
    return await page(context, new Request(new URL('/not-found', url)))
  })
  mountAssets?.(app)
  mountUploads(app, files.folder)

  app.use(refuseCrossOrigin(publicUrl, cookie))
  app.use(compress())
  app.use(async (context, next) => {
    const token = cookie.read(context.req.header('cookie'))
    context.set('token', token)
    context.set('actor', token ? ((await sessions.find(token)) ?? null) : null)
    await next()
  })

  const keptPaths = new Set(routes.filter((route) => route.isKept).map(({ path }) => path.replace('{id}', ':id')))
  for (const path of keptPaths) app.get(path, throughStore)
  mountRoutes(app, routes, { files, limits })
  app.get('/api/openapi.json', (context) => context.json(contract))
  app.all('/api/*', () => {
    throw nothingHere()
  })

  app.use(guardPages)
  app.get('*', throughStore)
  app.all('*', (context) => page(context, context.req.raw))

  async function page(context: Context<AppEnv>, request: Request): Promise<Response> {
    if (!renderPage) throw nothingHere()
    const provider = new RouterContextProvider()
    const actor = context.get('actor')
    provider.set(pageContext, {
      content: content.reader,
      user: actor && { id: actor.id, fullName: actor.fullName, role: actor.role },
      isDenied: context.get('isDenied') ?? false,
      publicUrl,
      nonce: randomBytes(16).toString('base64'),
      reportError: (error) => log.error({ requestId: context.get('requestId'), path: context.req.path, err: error }, 'page failed'),
      signIn: (username, password) => signIn(context, username, password)
    })
    return await renderPage(request, provider)
  }

  /** Pages and public reads that are the same for everybody are made once for each state of the content. */
  async function throughStore(context: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
    const { pathname, search } = new URL(context.req.url)
    const key = PageStore.key(pathname + search)
    if (key === undefined || context.req.raw.method !== 'GET') return await next()
    if (engine === 'postgres') await forgetWhatOthersChanged()
    const response = await store.through(context.req.raw, key, async () => {
      await next()
      return context.res
    })
    // Hono would add the headers of the answer it has to those of the one it gets.
    context.res = undefined
    context.res = response
  }

  // Another server on the same database may have written; SQLite has but one.
  let seenRevision: number | undefined
  async function forgetWhatOthersChanged(): Promise<void> {
    const revision = await readRevision(db)
    if (revision !== seenRevision) store.clear()
    seenRevision = revision
  }

  /** Pages of the back office: a visitor goes to the sign-in and comes back afterwards. */
  async function guardPages(context: Context<AppEnv>, next: () => Promise<void>): Promise<Response | void> {
    const { pathname, search } = new URL(context.req.url)
    const access = pageAccess(pathname)
    const actor = context.get('actor')
    if (access === 'public') return await next()
    context.header('Cache-Control', 'no-store')
    if (!actor && pathname.endsWith('.data')) throw new ClientError(401, 'Please sign in.')
    if (!actor) return context.redirect(`/login?next=${encodeURIComponent(pathname + search)}`, 302)
    const isDenied = access === 'admin' && actor.role !== 'Admin'
    if (isDenied && pathname.endsWith('.data')) throw new ClientError(403, 'Only an Admin may open this page.')
    context.set('isDenied', isDenied)
    return await next()
  }

  async function signIn(context: Context<AppEnv>, username: string, password: string) {
    try {
      const { token } = await accounts.signIn(credentials.parse({ username, password }), context.get('address'))
      return { ok: true as const, cookie: cookie.set(token) }
    } catch (error) {
      if (error instanceof ClientError && (error.status === 401 || error.status === 429)) {
        return { ok: false as const, status: error.status, message: error.message }
      }
      throw error
    }
  }

  function clientAddress(context: Context<AppEnv>): string {
    const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    if (forwarded) return forwarded
    return context.env?.incoming ? (getConnInfo(context).remote.address ?? 'unknown') : 'unknown'
  }

  return { app, store, routes, content, sessions, limits }
}

function nothingHere(): ClientError {
  return new ClientError(404, 'There is nothing at this address.')
}
