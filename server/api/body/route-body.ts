import { z } from 'zod'
import type { Actor } from '../../auth/access.ts'
import type { Client } from '../../auth/client.ts'
import type { Limits } from '../../auth/limits.ts'
import { validate } from '../../errors.ts'
import type { Files } from '../../files/files.ts'
import { readJson } from '../../http/body/request-body.ts'

type Sender = { actor: Actor | null; client: Client; cookies: Readonly<Record<string, string>> }

/** The body of a call: how it is read, validated and documented. */
export interface RouteBody<T> {
  doc: RequestBodyDoc
  /** @throws ClientError 400, 408, 413, 415, 422, 429 */
  read(request: Request, sender: Sender, options: BodyOptions): Promise<T>
  /** Is called after the call, whether it succeeded or not: removes files that reading left. */
  discard?(body: T, options: BodyOptions): Promise<void>
}

export interface BodyOptions {
  files: Files
  limits: Limits
}

export interface RequestBodyDoc {
  required: boolean
  content: Record<string, { schema: unknown }>
}

/** A JSON object. The call may come without a body where the schema takes `undefined`. */
export function jsonBody<S extends z.ZodType>(schema: S): RouteBody<z.output<S>> {
  const isOptional = schema.safeParse(undefined).success
  return {
    doc: { required: !isOptional, content: { 'application/json': { schema: toJsonSchema(schema, 'input') } } },
    async read(request) {
      // Without a type there is no body: servers see an empty one for every POST.
      const isLeftOut = isOptional && !request.headers.has('content-type')
      return validate(schema, isLeftOut ? undefined : await readJson(request))
    }
  }
}

/** A schema as the contract publishes it: a transformation's input, since JSON Schema cannot express its output. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
