import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

/** The media type that a file's content tells; undefined where it tells none. */
export async function mediaTypeOf(file: string): Promise<string | undefined> {
  const stream = createReadStream(file)
  try {
    const { fileTypeFromStream } = await import('file-type')
    const type = await fileTypeFromStream(Readable.toWeb(stream) as ReadableStream<Uint8Array>)
    return type?.mime
  } catch {
    // A content that cannot be read through is not one that is accepted.
    return undefined
  } finally {
    stream.destroy()
  }
}
