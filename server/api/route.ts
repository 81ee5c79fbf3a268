import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { Access } from '../../collections/define.ts'
import type { Actor } from '../auth/actor.ts'
import type { Client } from '../auth/client.ts'
import { validate } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import type { BodyOptions, RequestBodyDoc, RouteBody } from './body/route-body.ts'

/** What a success carries, by status. */
type Responses = { readonly [S in ContentfulStatusCode]?: z.ZodType }

/** Of a call without parameters in its address: nothing. */
type NoQuery = z.ZodObject<Record<never, never>>

/** One call of the API, as data: what mounts it, guards it, validates it, documents it and tests it reads the same. */
export interface ApiRoute {
  method: 'get' | 'post' | 'put'
  /** With `{id}` where it names a record, `{key}` where it names something else. */
  path: string
  access: Access
  summary: string
  tag: string
  query?: z.ZodObject | undefined
  body?: RequestBodyDoc | undefined
  responses: Responses
  /** A repetition with the same Idempotency-Key is answered like the first call, and does nothing. */
  takesIdempotencyKey?: boolean | undefined
  /** The answer changes only when content does, so it may be cached until then. */
  cacheable?: boolean | undefined
  /** Validates and does a call that its access allows. @throws ClientError */
  run(call: ApiCall, options: BodyOptions): Promise<ApiAnswer>
}

/** A call as it arrives. */
export interface ApiCall extends Pick<AppEnv['Variables'], 'actor' | 'token' | 'pendingToken' | 'device'> {
  request: Request
  /** Of the path; 0 where the path has none. */
  id: number
  /** Of the path; '' where the path has none. */
  key: string
  query: Readonly<Record<string, string>>
  client: Client
  cookies: Readonly<Record<string, string>>
  /** Where the route takes one, and the caller sent one. */
  idempotencyKey: string | undefined
}

export interface ApiAnswer {
  status?: ContentfulStatusCode
  body: unknown
  headers?: Record<string, string | string[]>
}

interface RouteOptions<A extends Access, Q extends z.ZodObject, B, R extends Responses>
  extends Pick<ApiRoute, 'summary' | 'tag' | 'takesIdempotencyKey' | 'cacheable'> {
  access: A
  query?: Q
  body?: RouteBody<B>
  responses: R
  handle(request: RouteRequest<A, Q, B>): Promise<RouteAnswer<R>>
}

/** A call with its parameters and its body validated. */
export interface RouteRequest<A extends Access, Q extends z.ZodObject, B>
  extends Omit<ApiCall, 'request' | 'query' | 'actor'> {
  query: z.output<Q>
  body: B
  /** Tells that the caller has gone. */
  signal: AbortSignal
  /** Null only where visitors may call. */
  actor: A extends 'public' ? Actor | null : Actor
}

/** What one of the responses says; the status is left out where it is 200. */
type RouteAnswer<R extends Responses> = {
  [S in keyof R & ContentfulStatusCode]: Omit<ApiAnswer, 'status' | 'body'> & {
    body: z.output<NonNullable<R[S]>>
  } & (S extends 200 ? { status?: 200 } : { status: S })
}[keyof R & ContentfulStatusCode]

/** Declares a call: `handle` gets what `query` and `body` make of the request, and answers as `responses` say. */
export function defineRoute<
  const A extends Access,
  Q extends z.ZodObject = NoQuery,
  B = undefined,
  const R extends Responses = Responses
>(method: ApiRoute['method'], path: string, { handle, ...route }: RouteOptions<A, Q, B, R>): ApiRoute {
  return {
    ...route,
    method,
    path,
    body: route.body?.doc,
    async run({ request, ...call }, options) {
      const query = (route.query ? validate(route.query, call.query) : {}) as z.output<Q>
      const body = (await route.body?.read(request, call, options)) as B
      try {
        const { signal } = request
        return await handle({ ...call, query, body, signal, actor: call.actor as RouteRequest<A, Q, B>['actor'] })
      } finally {
        await route.body?.discard?.(body, options)
      }
    }
  }
}
