import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import type { Access } from '../../collections/define.ts'
import type { Actor } from '../auth/access.ts'
import type { Client } from '../auth/client.ts'
import { validate } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import { type BodyOptions, jsonBody, type RequestBodyDoc, type RouteBody } from './body/route-body.ts'

/** The bodies of the answers, by status. */
type Responses = { readonly [S in ContentfulStatusCode]?: z.ZodType }

/** One call of the API, as data: it is mounted, guarded, validated, documented and tested by the same declaration. */
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

export interface ApiCall extends Pick<AppEnv['Variables'], 'actor' | 'token' | 'pendingToken' | 'device'> {
  request: Request
  /** Of the path; 0 where the path has none. */
  id: number
  /** Of the path; '' where the path has none. */
  key: string
  query: Readonly<Record<string, string>>
  client: Client
  cookies: Readonly<Record<string, string>>
  /** Undefined where the route takes none or the caller sent none. */
  idempotencyKey: string | undefined
}

export interface ApiAnswer {
  status: ContentfulStatusCode
  body: unknown
  headers?: Record<string, string | string[]>
}

export const messageSchema = z.object({ message: z.string() })

/** An answer with headers of its own, or with another status than its route's. */
export class Reply<T> {
  readonly body: T
  readonly more: Partial<Omit<ApiAnswer, 'body'>>

  constructor(body: T, more: Partial<Omit<ApiAnswer, 'body'>>) {
    this.body = body
    this.more = more
  }
}

interface RouteOptions<A extends Access, Q extends z.ZodObject, B, S extends z.ZodType, O extends Responses>
  extends Pick<ApiRoute, 'summary' | 'tag' | 'takesIdempotencyKey' | 'cacheable'> {
  access: A
  query?: Q
  /** A schema stands for the body of a JSON object. */
  body?: RouteBody<B> | z.ZodType<B>
  /** The `message` of a success. */
  says?: string
  /** The body of a success, besides the message that it `says`. */
  answer?: S
  /** Of a success; left out: 200. */
  status?: ContentfulStatusCode
  others?: O
  handle(
    request: RouteRequest<A, Q, B>
  ): Promise<z.output<S> | Reply<z.output<S> | z.output<NonNullable<O[keyof O & ContentfulStatusCode]>>>>
}

export interface RouteRequest<A extends Access, Q extends z.ZodObject, B>
  extends Omit<ApiCall, 'request' | 'query' | 'actor'> {
  query: z.output<Q>
  body: B
  /** Tells that the caller has gone. */
  signal: AbortSignal
  /** Null only where visitors may call. */
  actor: A extends 'public' ? Actor | null : Actor
}

/** Declares a call: `handle` gets the request parsed by `query` and `body`, and returns a value of the schema `answer`. */
export function defineRoute<
  const A extends Access,
  Q extends z.ZodObject = z.ZodObject<Record<never, never>>,
  B = undefined,
  S extends z.ZodType = z.ZodUnknown,
  const O extends Responses = Record<never, never>
>(method: ApiRoute['method'], path: string, options: RouteOptions<A, Q, B, S, O>): ApiRoute {
  const { handle, says, answer, status = 200, others, ...route } = options
  const body = route.body instanceof z.ZodType ? jsonBody(route.body) : route.body
  const shape = answer instanceof z.ZodObject ? answer.shape : {}
  const success = says === undefined ? answer : messageSchema.extend(shape)
  return {
    ...route,
    method,
    path,
    body: body?.doc,
    responses: { [status]: success, ...others },
    async run({ request, ...call }, options) {
      const query = (route.query ? validate(route.query, call.query) : {}) as z.output<Q>
      const given = (await body?.read(request, call, options)) as B
      try {
        const { signal } = request
        const actor = call.actor as RouteRequest<A, Q, B>['actor']
        const done: unknown = await handle({ ...call, query, body: given, signal, actor })
        const reply = done instanceof Reply ? done : new Reply(done, {})
        return {
          status,
          body: says === undefined ? reply.body : { ...(reply.body as object), message: says },
          ...reply.more
        }
      } finally {
        await body?.discard?.(given, options)
      }
    }
  }
}
