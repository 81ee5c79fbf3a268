import { maxVisitorsText, readUploadForm } from '../api/body/record-body.ts'
import type { RecordInput } from '../content/content.ts'
import { ClientError } from '../errors.ts'
import type { Files } from '../files/files.ts'
import { notWellFormed } from '../http/body/multipart.ts'
import { isMediaType, readWhole } from '../http/body/request-body.ts'

/** A form as the action of a page gets it. */
export interface PageForm {
  /** With only the texts, and `file` where there was one. */
  request: Request
  uploads: RecordInput['uploads']
  /** Why the file was refused: an answer shows it together with the texts that came before it. */
  fault?: ClientError
}

/**
 * Reads a form that is posted to a page.
 * @param admitFile is called before a file is taken, and may refuse by throwing @throws ClientError 400, 408, 413, 415
 */
export async function readPageForm(
  request: Request,
  files: Files,
  admitFile: (texts: Record<string, string>) => Promise<void>
): Promise<PageForm> {
  if (!isMediaType(request, 'multipart/form-data')) return { request: await bufferForm(request), uploads: {} }
  let typed: Record<string, string> | undefined
  try {
    const { values, uploads } = await readUploadForm(
      withBody(request, request.body),
      fileKinds,
      files,
      async (texts) => {
        typed = texts
        await admitFile(texts)
      },
      maxVisitorsText
    )
    return { request: withTexts(request, { ...values, ...(typed && { file: 'sent' }) }), uploads }
  } catch (error) {
    if (!typed || !(error instanceof ClientError)) throw error
    return { request: withTexts(request, { ...typed, file: 'sent' }), uploads: {}, fault: error }
  }
}

const fileKinds = new Map([['attachment', 'attachment']] as const)

/** The request with its form read: the router's `formData()` has no limits, and answers 500. @throws ClientError 400, 408, 413, 415 */
async function bufferForm(request: Request): Promise<Request> {
  if (!isMediaType(request, 'application/x-www-form-urlencoded'))
    throw new ClientError(415, 'Please send the data as a form.')
  const body = new Uint8Array(await readWhole(request, maxVisitorsText))
  const { method, headers, signal } = request
  const buffered = new Request(request.url, { method, headers, body, signal })
  try {
    await buffered.clone().formData()
  } catch (cause) {
    throw notWellFormed(cause)
  }
  return buffered
}

function withTexts(request: Request, texts: Record<string, unknown>): Request {
  const type = 'application/x-www-form-urlencoded'
  return withBody(request, new URLSearchParams(texts as Record<string, string>), { 'content-type': type })
}

function withBody({ url, method, headers, signal }: Request, body: BodyInit | null, more: Record<string, string> = {}) {
  const { 'content-length': _, ...kept } = Object.fromEntries(headers)
  return new Request(url, { method, headers: { ...kept, ...more }, signal, ...{ body, duplex: 'half' } })
}
