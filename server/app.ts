import { type Context, Hono } from 'hono'
import { contextStorage } from 'hono/context-storage'
import { cacheKey } from './api/cache-key.ts'
import { mountRoutes } from './api/mount-routes.ts'
import { openApiDocument } from './api/openapi.ts'
import { apiRoutes } from './api/routes.ts'
import { mountUploads } from './api/uploads.ts'
import { findSession } from './auth/sessions.ts'
import { mountBrochures } from './brochures/brochures.ts'
import { compressAnswers } from './cache/compress-answers.ts'
import { cached } from './cache/page-cache.ts'
import { ClientError } from './errors.ts'
import { mountHealth } from './health/readiness.ts'
import { type AppEnv, isBackground } from './http/context.ts'
import { answerFailure } from './http/error-handler.ts'
import { isPlainPath } from './http/paths.ts'
import { refuseCrossOrigin } from './http/protect.ts'
import { logRequests } from './http/request-log.ts'
import { mountSecurityTxt } from './http/security-txt.ts'
import { guardPages } from './pages/guard.ts'
import { readPageForm } from './pages/page-form.ts'
import { mountPreviews } from './pages/previews.ts'
import { pageKey, pageServer, type RenderPage, redirectSpellings } from './pages/serve.ts'
import { mountSharing } from './pages/sharing.ts'
import type { Services } from './services.ts'

export interface AppOptions {
  /** Left out where only the API is wanted. */
  renderPage?: RenderPage
  mountAssets?: (app: Hono<AppEnv>) => void
}

/** The whole program behind one `fetch`, without a port. Read from top to bottom it is the order of a request. */
export function createApp(services: Services, { renderPage = noPages, mountAssets }: AppOptions = {}) {
  const { brochures, cache, contact, cookies, env, files, headers, limits, log, proxies, readiness } = services
  const publicUrl = env.PUBLIC_URL
  const { servePage, search, inTurn } = pageServer(services, renderPage)
  const routes = apiRoutes(services, search)
  let contract: ReturnType<typeof openApiDocument> | undefined

  const app = new Hono<AppEnv>()
  app.onError(answerFailure(log))

  app.use(async (context, next) => {
    const { address, isProxied } = proxies.sourceOf(context)
    context.set('address', address)
    context.set('isProxied', isProxied)
    context.set('actor', null)
    await next()
  })
  app.use(contextStorage(), logRequests(log))
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    // A client that goes on asking would keep its connection open, and the program from ending.
    if (readiness.isEnding()) context.res.headers.set('connection', 'close')
  })

  app.use(async (context, next) => {
    const url = new URL(context.req.url)
    if (isPlainPath(url.pathname)) return await next()
    if (/^\/+api\b/i.test(url.pathname)) throw nothingHere()
    return await servePage(context, new Request(new URL('/not-found', url)))
  })

  mountHealth(app, readiness, proxies.isNear)
  mountSecurityTxt(app, services)
  mountAssets?.(app)
  mountUploads(app, files.store)

  app.use(refuseCrossOrigin(publicUrl, [cookies.session, cookies.pendingSignIn]))
  app.use(compressAnswers)

  app.use(async (context, next) => {
    const token = cookies.session.read(context)
    context.set('token', token)
    context.set('pendingToken', cookies.pendingSignIn.read(context))
    context.set('device', cookies.device.read(context))
    context.set('actor', token ? ((await findSession(services, token, isBackground(context))) ?? null) : null)
    await next()
  })

  for (const route of routes.filter(({ cacheable }) => cacheable)) {
    const keyOf = (context: Context<AppEnv>) => cacheKey(route, context.req.path, context.req.query())
    app.get(route.path.replace('{id}', ':id'), cached(cache, keyOf))
  }
  app.get('/api/*', inTurn)
  mountRoutes(app, routes, { files, limits })
  // To make it takes longer than all else at a start, and few ever ask.
  const contractKey = () => '/api/openapi.json'
  app.get(contractKey(), cached(cache, contractKey), (context) => {
    contract ??= openApiDocument(routes, publicUrl)
    return context.json(contract)
  })
  app.all('/api/*', () => {
    throw nothingHere()
  })

  mountPreviews(app, services, servePage)
  app.use(guardPages)
  app.get('*', redirectSpellings)
  app.get('*', cached(cache, pageKey))
  mountBrochures(app, brochures)
  mountSharing(app, services, servePage)
  app.get('*', (context) => servePage(context))
  app.post('*', async (context) => {
    const address = context.get('address')
    const form = await readPageForm(context.req.raw, files, (texts) => contact.admitFile(texts, address))
    try {
      return await servePage(context, form.request, form)
    } finally {
      await files.unstage(Object.values(form.uploads))
    }
  })
  app.all('*', () => {
    throw new ClientError(405, 'Pages answer only to GET and POST.')
  })

  return { app, routes }
}

async function noPages(): Promise<Response> {
  throw nothingHere()
}

function nothingHere(): ClientError {
  return new ClientError(404, 'There is nothing at this address.')
}
