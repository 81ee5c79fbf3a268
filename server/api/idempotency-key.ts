import { ClientError } from '../errors.ts'

const name = 'Idempotency-Key'
const pattern = '^[A-Za-z0-9_-]{16,128}$'
const wellFormed = new RegExp(pattern)

/** How the OpenAPI document states the header. */
export const idempotencyKeyParameter = {
  name,
  in: 'header',
  description:
    'Random, one for each record to be made: a repetition with the same key and body makes no second record.',
  schema: { type: 'string', pattern }
}

/** The key of a call (draft-ietf-httpapi-idempotency-key-header), in quotes or without. @throws ClientError 400 where it is none */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header
  if (!wellFormed.test(key)) throw new ClientError(400, `${name} must be 16 to 128 letters, digits, - or _.`)
  return key
}
