import type { Actor } from '../../auth/actor.ts'
import type { Limits } from '../../auth/limits.ts'
import type { Files } from '../../files/files.ts'

/** The body of a call: how it is read, validated and documented. */
export interface RouteBody<T> {
  doc: RequestBodyDoc
  /** @throws ClientError 400, 408, 413, 415, 422, 429 */
  read(request: Request, actor: Actor | null, options: BodyOptions): Promise<T>
  /** Is called after the call, whether it succeeded or not: removes what reading left on the disk. */
  discard?(body: T, options: BodyOptions): Promise<void>
}

export interface BodyOptions {
  files: Files
  limits: Limits
}

/** A request body object of OpenAPI. */
export interface RequestBodyDoc {
  required: boolean
  content: Record<string, { schema: unknown }>
}
