import { openAsBlob } from 'node:fs'
import { type MediaType, mediaTypes } from '../../fields/upload-rules.ts'

/** The number of bytes read of a file's beginning: more than the longest head below. */
const headLength = 512

/** The media type that a file's content tells, also of formats that are not accepted; undefined where it tells none. */
export async function mediaTypeOf(file: string): Promise<string | undefined> {
  const { fileTypeFromBlob } = await import('file-type')
  const content = await openAsBlob(file)
  // Content that cannot be read to its end is not accepted.
  const type = (await fileTypeFromBlob(content).catch(() => undefined))?.mime
  const [, accepted] = Object.entries(mediaTypes).find(([, known]) => known === type) ?? []
  const head = Buffer.from(await content.slice(0, headLength).arrayBuffer())
  return accepted === undefined || hasWholeHead[accepted](head) ? type : undefined
}

/** Tells whether a file begins as its format demands: `file-type` takes a drawing for AVIF that has these letters in a comment. */
const hasWholeHead: Record<MediaType, (head: Buffer) => boolean> = {
  'image/jpeg': (head) => begins(head, '\xff\xd8\xff'),
  'image/png': (head) => begins(head, '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  'image/gif': (head) => begins(head, 'GIF87a') || begins(head, 'GIF89a'),
  'image/webp': (head) => begins(head, 'RIFF') && /^WEBPVP8[ LX]/.test(head.toString('latin1', 8, 16)),
  'image/avif': (head) => /^(?:....)*avi[fs]/s.test(brandsOf(head) ?? ''),
  'video/mp4': (head) => brandsOf(head) !== undefined,
  'video/webm': (head) => begins(head, '\x1a\x45\xdf\xa3'),
  'application/pdf': (head) => begins(head, '%PDF-')
}

function begins(head: Buffer, start: string): boolean {
  return head.toString('latin1', 0, start.length) === start
}

/** The brands of an ISO base media file (ISO/IEC 14496-12, 4.3); undefined where it does not begin with a whole box of them. */
function brandsOf(head: Buffer): string | undefined {
  if (head.length < 24) return undefined
  const end = head.readUInt32BE(0)
  const isBox = end >= 16 && end % 4 === 0 && end + 8 <= head.length && head.toString('latin1', 4, 8) === 'ftyp'
  const next = head.toString('latin1', end + 4, end + 8)
  // Between them stands the version of the major brand.
  return isBox && /^[a-z]{4}$/.test(next)
    ? head.toString('latin1', 8, 12) + head.toString('latin1', 16, end)
    : undefined
}
