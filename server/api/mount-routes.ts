import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { recordId } from '../../collections/record-id.ts'
import { requireAccess } from '../auth/access.ts'
import { ClientError } from '../errors.ts'
import { type AppEnv, clientOf } from '../http/context.ts'
import type { BodyOptions } from './body/route-body.ts'
import type { ApiRoute } from './route.ts'

/** The header in the OpenAPI document. */
export const idempotencyKeyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Random, one for each record to be made: a repetition with the same key and body makes no second record.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,128}$' }
}

/** Mounts every route. Each checks the caller's right first, then the request, and then does its work. */
export function mountRoutes(app: Hono<AppEnv>, routes: readonly ApiRoute[], options: BodyOptions): void {
  for (const route of routes) {
    app.on(route.method.toUpperCase(), honoPath(route), async (context) => {
      const { actor, token, pendingToken, device } = context.var
      requireAccess(route.access, actor)
      const call = {
        actor,
        token,
        pendingToken,
        device,
        request: context.req.raw,
        id: readId(context, route),
        key: context.req.param('key') ?? '',
        query: context.req.query(),
        client: clientOf(context),
        cookies: getCookie(context),
        idempotencyKey: route.takesIdempotencyKey
          ? readIdempotencyKey(context.req.header('idempotency-key'))
          : undefined
      }
      const { body, status, headers } = await route.run(call, options)
      // Drafts are asked for by their status.
      if (!route.cacheable || call.query.status !== undefined) context.header('Cache-Control', 'no-store')
      return body instanceof File ? context.body(body.stream(), status, headers) : context.json(body, status, headers)
    })
  }
  refuseOtherMethods(app, routes)
}

/** A known path with a method it does not have: 405, with those that it has. */
function refuseOtherMethods(app: Hono<AppEnv>, routes: readonly ApiRoute[]): void {
  for (const [path, samePath] of Map.groupBy(routes, honoPath)) {
    const allowed = samePath.map(({ method }) => method.toUpperCase())
    app.all(path, (context) => {
      context.header('Allow', allowed.join(', '))
      throw new ClientError(405, `This address answers only to ${allowed.join(' and ')}.`)
    })
  }
}

function honoPath({ path }: ApiRoute): string {
  return path.replace(/\{(\w+)\}/, ':$1')
}

function readId(context: Context<AppEnv>, { path }: ApiRoute): number {
  if (!path.includes('{id}')) return 0
  const id = recordId(context.req.param('id') ?? '')
  if (id === undefined) throw new ClientError(404, 'There is no such record.')
  return id
}

/** The key of a call (draft-ietf-httpapi-idempotency-key-header), in quotes or without. @throws ClientError 400 where it is not valid */
function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header
  if (!new RegExp(idempotencyKeyParameter.schema.pattern).test(key))
    throw new ClientError(400, `${idempotencyKeyParameter.name} must be 16 to 128 letters, digits, - or _.`)
  return key
}
