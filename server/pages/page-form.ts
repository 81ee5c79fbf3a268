import { readUploadForm } from '../api/body/record-body.ts'
import type { RecordInput } from '../content/types.ts'
import { ClientError } from '../errors.ts'
import type { Files } from '../files/files.ts'
import { bufferForm } from '../http/body/page-form.ts'
import { isMediaType } from '../http/body/request-body.ts'

/** A form as the action of a page gets it. */
export interface PageForm {
  /** With the texts alone, and `file` where there was one. */
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
    const { values, uploads } = await readUploadForm(ofUnknownLength(request), fileKinds, files, async (texts) => {
      typed = texts
      await admitFile(texts)
    })
    return { request: withTexts(request, { ...values, ...(typed && { file: 'sent' }) }), uploads }
  } catch (error) {
    if (!typed || !(error instanceof ClientError)) throw error
    return { request: withTexts(request, { ...typed, file: 'sent' }), uploads: {}, fault: error }
  }
}

const fileKinds = new Map([['attachment', 'attachment']] as const)

/** A form that is too long is read up to its file nevertheless: what was typed comes first. */
function ofUnknownLength({ url, method, headers: given, body, signal }: Request): Request {
  const headers = new Headers(given)
  headers.delete('content-length')
  return new Request(url, { method, headers, signal, ...{ body, duplex: 'half' } })
}

function withTexts({ url, method, headers: given, signal }: Request, texts: Record<string, unknown>): Request {
  const headers = new Headers(given)
  headers.delete('content-length')
  headers.set('content-type', 'application/x-www-form-urlencoded')
  return new Request(url, { method, headers, signal, body: new URLSearchParams(texts as Record<string, string>) })
}
