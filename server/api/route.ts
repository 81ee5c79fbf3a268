import { z } from 'zod'
import type { Access } from '../../collections/define.ts'
import type { Field } from '../../fields/index.ts'
import type { Actor } from '../auth/actor.ts'
import type { Client } from '../auth/client.ts'
import type { RecordInput } from '../content/types.ts'
import { fieldErrors, invalid } from '../errors.ts'

/** One call of the API, as data: what mounts it, guards it, documents it and tests it reads the same. */
export interface ApiRoute {
  method: 'get' | 'post' | 'put'
  /** With `{id}` where it names a record. */
  path: string
  access: Access
  summary: string
  tag: string
  query?: z.ZodObject
  body?: RouteBody
  /** What a success carries, by status. */
  responses: Record<number, z.ZodType>
  /** The answer changes only when content does, so it may be kept until then. */
  cacheable?: boolean
  handle(request: ApiRequest): Promise<ApiAnswer>
}

export type RouteBody =
  | { kind: 'json'; schema: z.ZodType /** The call may come without any. */; isOptional?: boolean }
  | { kind: 'multipart'; schema: z.ZodObject; files: readonly [name: string, field: Field][] }

export interface ApiRequest {
  /** Of the path; 0 where the path has none. */
  id: number
  query: Record<string, unknown>
  /** A JSON body, or the texts of a form; not validated. */
  input: RecordInput
  actor: Actor | null
  client: Client
  /** The session cookie's token, where there is one. */
  token: string | undefined
  /** The token of a sign-in whose second step is still to come. */
  pendingToken: string | undefined
  cookies: Readonly<Record<string, string>>
}

export interface ApiAnswer {
  status?: number
  body: unknown
  headers?: Record<string, string>
}

export const errorSchema = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional()
})

export const messageSchema = z.object({ message: z.string() })

/** What a JSON body says, by its schema. @throws ClientError 422 that names every field that is wrong */
export function parsed<S extends z.ZodType>(schema: S, { input }: ApiRequest): z.output<S> {
  const result = schema.safeParse(input.values)
  if (!result.success) throw invalid(fieldErrors(result.error))
  return result.data
}
