import { createHash } from 'node:crypto'
import { open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { ClientError } from '../errors.ts'

/** The store of published files: two folders of the data folder, or a bucket. A name is never used for another content. */
export interface FileStore {
  /** The folder of served files, where they are on this machine. */
  readonly folder?: string
  /** Stores files durably, all or none; those that are named by their path are on the disk of the data folder, and may be taken over. */
  put(files: readonly NewFile[]): Promise<void>
  /** Undefined where there is no such file. */
  stat(name: string): Promise<StoredFile | undefined>
  /** Reads a file, or a range of it, both ends included. @throws Error with the code ENOENT */
  read(name: string, range?: { start: number; end: number }): Promise<Readable>
  /** Puts a file beside the store, under a path on the disk of the data folder. @returns false where it is gone */
  copyTo(name: string, target: string): Promise<boolean>
  /** Removes files; names that have none are passed over. */
  remove(names: readonly string[]): Promise<void>
  list(): Promise<string[]>
  /** @throws where the files are out of reach */
  check(): Promise<void>
}

export type NewFile = { name: string } & ({ bytes: Buffer } | { path: string })

export interface StoredFile {
  /** bytes */
  size: number
  storedAt: Date
  /** Of the content, hex, where the store has noted it. */
  sha256?: string | undefined
}

/** The bucket does not answer as it should. */
export class StorageError extends ClientError {
  /** The bucket's error, for whoever runs the site. */
  readonly reason: string
  /** The HTTP status of its answer; 0 where there was none. */
  readonly bucketStatus: number

  constructor(cause: Error & { $metadata?: { httpStatusCode?: number } }) {
    super(503, 'The storage of files cannot be reached. Please try again in a minute.', { retryAfter: 60, cause })
    this.reason = `${cause.name}: ${cause.message}`
    this.bucketStatus = cause.$metadata?.httpStatusCode ?? 0
  }
}

/** The folders of the data folder that hold published files: those that are served, and those only for staff. */
export const fileFolders = ['uploads', 'attachments'] as const

/** The prefix of files that only staff may read. */
export const attachmentPrefix = 'attachment-'

/** The path of a published file in the data folder, a bucket, and a backup; keys are in none but the bucket. */
export function storedPath(name: string): string {
  if (name.endsWith('.key')) return `keys/${path.basename(name)}`
  return `${name.startsWith(attachmentPrefix) ? 'attachments' : 'uploads'}/${path.basename(name)}`
}

export async function sha256Of(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

/** Removes entries of a folder that are older than `minAge`, ms. @param isMeant by its name */
export async function removeOld(folder: string, minAge: number, isMeant = (_name: string) => true): Promise<void> {
  const files = (await readdir(folder)).filter(isMeant).map((name) => path.join(folder, name))
  const removeOne = async (file: string) => {
    // The file may be gone meanwhile.
    const found = minAge > 0 ? await stat(file).catch(() => undefined) : { mtimeMs: Number.NEGATIVE_INFINITY }
    if (found && Date.now() - found.mtimeMs > minAge) await rm(file, { force: true, recursive: true })
  }
  await Promise.all(files.map(removeOne))
}

/** Makes new names in a folder survive a power cut: they do only once the folder itself is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  await syncFile(folder, 'r')
}

/** Makes a file's content survive a power cut. */
export async function syncFile(file: string, flags: 'r' | 'r+' = 'r+'): Promise<void> {
  const handle = await open(file, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
