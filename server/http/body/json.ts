import { ClientError } from '../../errors.ts'
import { isMediaType, KiB, readWhole } from './request-body.ts'

/** The longest article with all of its letters escaped. */
const maxBytes = 512 * KiB

/** Reads a JSON object. @throws ClientError 400, 408, 413, 415 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  if (!isMediaType(request, 'application/json')) throw new ClientError(415, 'Please send the data as application/json.')
  const bytes = await readWhole(request, maxBytes)
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ClientError(400, 'The data is not valid JSON.')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ClientError(400, 'The data must be a JSON object.')
  return body as Record<string, unknown>
}
