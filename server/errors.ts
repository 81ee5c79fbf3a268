import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'

export type FieldErrors = Record<string, string>

/** A failure with a message for the client that gives nothing away. Every other error becomes a 500. */
export class ClientError extends Error {
  readonly status: ContentfulStatusCode
  readonly errors: FieldErrors | undefined
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: { errors?: FieldErrors | undefined; retryAfter?: number | undefined; cause?: unknown } = {}
  ) {
    super(message, { cause: more.cause })
    this.status = status
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }

  /** The same failure as the fault of one field. */
  ofField(field: string): ClientError {
    const { status, message, retryAfter, cause } = this
    return new ClientError(status, message, { errors: { [field]: message }, cause, retryAfter })
  }
}

/** 422: well-formed, but against a rule; the message is the first field's. */
export function invalid(errors: FieldErrors): ClientError {
  return new ClientError(422, Object.values(errors)[0] ?? 'Something in the request is not valid.', { errors })
}

/** The first message of each field of a Zod error. */
export function fieldErrors({ issues }: Pick<z.ZodError, 'issues'>): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message, ...issue } of issues) {
    const field = path[0] ?? (issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined) ?? 'body'
    errors[String(field)] ??= message
  }
  return errors
}

/** The value as its schema makes it. @throws ClientError 422 that names every field that is wrong */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalid(fieldErrors(result.error))
  return result.data
}

/** 409: the record has changed since the person read it. */
export function changedMeanwhile(): ClientError {
  return new ClientError(409, 'Somebody else has saved this record meanwhile. Load it again to see what changed.')
}

/** The code of an error of the operating system or a database; '' for any other. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** For `catch`: undefined for a file that is not there. @throws every other error */
export function unlessMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error
}
