import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { recordId } from '../../collections/record-id.ts'
import { kindOf } from '../../fields/index.ts'
import { requireAccess } from '../auth/access.ts'
import { type Limits, uploadsPerUser } from '../auth/limits.ts'
import type { RecordInput } from '../content/types.ts'
import { ClientError, fieldErrors, invalid } from '../errors.ts'
import type { Files } from '../files/files.ts'
import { type AppEnv, clientOf } from '../http/context.ts'
import { readJson, readMultipart } from './body.ts'
import type { ApiRoute, RouteBody } from './route.ts'

export interface MountOptions {
  files: Files
  limits: Limits
}

/** Mounts every route: who asks comes first, then what is asked, then the work. */
export function mountRoutes(app: Hono<AppEnv>, routes: readonly ApiRoute[], options: MountOptions): void {
  for (const route of routes) {
    app.on(route.method.toUpperCase(), route.path.replace('{id}', ':id'), async (context) => {
      const actor = context.get('actor')
      requireAccess(route.access, actor)
      const id = readId(context, route)
      const query = readQuery(context, route)
      const input = await readInput(context.req.raw, route.body, options, String(actor?.id))
      try {
        const answer = await route.handle({
          id,
          query,
          input,
          actor,
          client: clientOf(context),
          token: context.get('token'),
          pendingToken: context.get('pendingToken'),
          cookies: getCookie(context)
        })
        if (!route.cacheable) context.header('Cache-Control', 'no-store')
        return context.json(answer.body, (answer.status ?? 200) as 200, answer.headers)
      } finally {
        await options.files.unstage(Object.values(input.uploads))
      }
    })
  }
  answerOtherMethods(app, routes)
}

/** A known path with a method it does not have: 405, with those that it has. */
function answerOtherMethods(app: Hono<AppEnv>, routes: readonly ApiRoute[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase())
    app.all(path.replace('{id}', ':id'), (context) => {
      context.header('Allow', allowed.join(', '))
      throw new ClientError(405, `This address answers to ${allowed.join(' and ')} alone.`)
    })
  }
}

function readId(context: Context<AppEnv>, { path }: ApiRoute): number {
  if (!path.includes('{id}')) return 0
  const id = recordId(context.req.param('id') ?? '')
  if (id === undefined) throw new ClientError(404, 'There is no such record.')
  return id
}

function readQuery(context: Context<AppEnv>, { query }: ApiRoute): Record<string, unknown> {
  if (!query) return {}
  const parsed = query.safeParse(context.req.query())
  if (!parsed.success) throw invalid(fieldErrors(parsed.error))
  return parsed.data
}

async function readInput(
  request: Request,
  body: RouteBody | undefined,
  { files, limits }: MountOptions,
  who: string
): Promise<RecordInput> {
  // A body without a type is none: servers see an empty one for every POST.
  const isLeftOut = body?.kind === 'json' && body.isOptional && !request.headers.has('content-type')
  if (!body || isLeftOut) return { values: {}, uploads: {} }
  if (body.kind === 'json') return { values: await readJson(request), uploads: {} }
  return await readMultipart(request, {
    files,
    fileKinds: new Map(body.files.map(([name, field]) => [name, kindOf(field).file ?? 'image'])),
    beforeFiles: () => limits.take(uploadsPerUser, who)
  })
}
