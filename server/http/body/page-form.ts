import { ClientError } from '../../errors.ts'
import { notWellFormed } from './multipart.ts'
import { isMediaType, KiB, readWhole } from './request-body.ts'

/** The largest form of a page, the contact form, has some 23 KiB. */
const maxBytes = 64 * KiB

/** The request with its form read: the router's `formData()` has no limits, and answers 500. @throws ClientError 400, 408, 413, 415 */
export async function bufferForm(request: Request): Promise<Request> {
  if (!isMediaType(request, 'application/x-www-form-urlencoded') && !isMediaType(request, 'multipart/form-data'))
    throw new ClientError(415, 'Please send the data as a form.')
  const body = new Uint8Array(await readWhole(request, maxBytes))
  const { method, headers, signal } = request
  const buffered = new Request(request.url, { method, headers, body, signal })
  try {
    await buffered.clone().formData()
  } catch (cause) {
    throw notWellFormed(cause)
  }
  return buffered
}
