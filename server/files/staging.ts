import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileKind, tooLargeMessage, uploadRules } from '../../fields/upload-rules.ts'
import { ClientError } from '../errors.ts'

/** An upload that has arrived whole in the temporary folder; its content is not checked yet. */
export interface StagedUpload {
  path: string
  kind: FileKind
  /** The sender's name for it. */
  filename: string
  /** bytes */
  size: number
  /** Of the content, hex. */
  sha256: string
}

/** Writes an upload to a path that is free. @throws ClientError 413 beyond the kind's size */
export async function stageUpload(upload: Readable, kind: FileKind, path: string, filename: string) {
  // A pipeline out of a stream that is closed already would wait for ever.
  if (upload.destroyed) throw new ClientError(400, 'The file did not arrive whole.')
  try {
    let size = 0
    const hash = createHash('sha256')
    upload.on('data', (chunk: Buffer) => {
      size += chunk.length
      hash.update(chunk)
      if (size > uploadRules[kind].maxBytes) upload.destroy(new ClientError(413, tooLargeMessage(kind)))
    })
    await pipeline(upload, createWriteStream(path, { flags: 'wx' }))
    return { path, kind, filename, size, sha256: hash.digest('hex') }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
