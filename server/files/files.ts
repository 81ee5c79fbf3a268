import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileKind, tooLargeMessage, uploadRules, wrongTypeMessage } from '../../fields/upload-rules.ts'
import { imageVariants, variantFormats } from '../../shared/image-variants.ts'
import { atMost } from '../concurrency.ts'
import { ClientError } from '../errors.ts'
import { createPictureMaker } from './picture-maker.ts'
import type { MadeFile, Region } from './pictures.ts'

/** An upload that has arrived whole in the temporary folder, and whose content nobody has looked at yet. */
export interface StagedUpload {
  path: string
  kind: FileKind
  /** bytes */
  size: number
}

const videoEndings: Record<string, string> = { 'video/mp4': 'mp4', 'video/webm': 'webm' }

export interface Files {
  /** The folder whose files are served under /uploads. */
  folder: string
  /** Writes an upload into the temporary folder. @throws ClientError 413 beyond the kind's size */
  stage(upload: Readable, kind: FileKind): Promise<StagedUpload>
  /** Looks at the content, makes what is to be kept, writes it durably and gives the name. @throws ClientError 415 */
  publish(staged: StagedUpload): Promise<string>
  /** The same for a picture of the program's own, or a part of it. */
  publishPicture(source: string, region?: Region): Promise<string>
  /** A second file of the same content, for another record: a file belongs to one. */
  copy(name: string): Promise<string>
  /** Forgets uploads that were not published. */
  unstage(staged: readonly StagedUpload[]): Promise<void>
  /** Removes published files, each with its variants. */
  remove(names: readonly string[]): Promise<void>
  /** Removes what a crash left: every file that is none of these, and all that is temporary, if it is so old (ms). */
  sweep(referenced: ReadonlySet<string>, minAge: number): Promise<void>
}

/** Keeps uploads in a folder. Names are random, so a name is never used twice and never says anything. */
export async function openFiles(folder: string): Promise<Files> {
  const temporary = path.join(folder, '..', 'uploads-incoming')
  await mkdir(folder, { recursive: true, mode: 0o750 })
  await mkdir(temporary, { recursive: true, mode: 0o750 })
  // A picture takes both cores and some 100 MB while it is made anew; the rest of the site must stay fast meanwhile.
  const onePictureAtOnce = atMost(
    1,
    50,
    () => new ClientError(503, 'Too many uploads are waiting. Please try again in a minute.', { retryAfter: 60 })
  )

  const makePictures = createPictureMaker()
  const newId = () => randomBytes(16).toString('base64url')
  const temporaryPath = () => path.join(temporary, newId())

  /** After this returns the files are there even if the power fails. */
  async function writeDurably(files: readonly MadeFile[]): Promise<void> {
    let written = ''
    try {
      for (const { name, bytes } of files) {
        written = temporaryPath()
        const handle = await open(written, 'wx')
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(written, path.join(folder, name))
      }
      await syncFolder(folder)
    } catch (error) {
      await rm(written, { force: true })
      await removeFiles(
        folder,
        files.map(({ name }) => name)
      )
      throw error
    }
  }

  const files: Files = {
    folder,

    async stage(upload, kind) {
      // A pipeline out of what has been closed already would wait for ever.
      if (upload.destroyed) throw new ClientError(400, 'The file did not arrive whole.')
      const arriving = temporaryPath()
      try {
        let size = 0
        upload.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > uploadRules[kind].maxBytes) upload.destroy(new ClientError(413, tooLargeMessage(kind)))
        })
        await pipeline(upload, createWriteStream(arriving, { flags: 'wx' }))
        return { path: arriving, kind, size }
      } catch (error) {
        await rm(arriving, { force: true })
        throw error
      }
    },

    async publish(staged) {
      const type = await typeOf(staged.path)
      const types: readonly string[] = uploadRules[staged.kind].types
      if (!type || !types.includes(type)) throw new ClientError(415, wrongTypeMessage(staged.kind))
      if (staged.kind === 'image') return await files.publishPicture(staged.path)
      return await keepVideo(staged.path, `${newId()}.${videoEndings[type]}`)
    },

    async publishPicture(source, region) {
      const made = await onePictureAtOnce(() => makePictures(source, newId(), region))
      await writeDurably(made)
      return made[0].name
    },

    async copy(name) {
      const id = newId()
      const renamed = (original: string) => `${id}${original.slice(id.length)}`
      const bytes = await Promise.all(withVariants(name).map((original) => readFile(path.join(folder, original))))
      await writeDurably(
        withVariants(name).map((original, index) => ({
          name: renamed(original),
          bytes: bytes[index] ?? Buffer.alloc(0)
        }))
      )
      return renamed(name)
    },

    async unstage(staged) {
      await Promise.all(staged.map((file) => rm(file.path, { force: true })))
    },

    async remove(names) {
      await removeFiles(folder, names.flatMap(withVariants))
    },

    async sweep(referenced, minAge) {
      const wanted = new Set([...referenced].flatMap(withVariants))
      const orphans = (await readdir(folder)).filter((name) => !wanted.has(name))
      await removeFiles(folder, await olderThan(minAge, folder, orphans))
      await removeFiles(temporary, await olderThan(minAge, temporary, await readdir(temporary)))
    }
  }

  async function keepVideo(arrived: string, name: string): Promise<string> {
    const handle = await open(arrived, 'r+')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(arrived, path.join(folder, name))
    await syncFolder(folder)
    return name
  }

  return files
}

async function typeOf(file: string): Promise<string | undefined> {
  try {
    const { fileTypeFromStream } = await import('file-type')
    const stream = createReadStream(file)
    const type = await fileTypeFromStream(Readable.toWeb(stream) as ReadableStream<Uint8Array>)
    stream.destroy()
    return type?.mime
  } catch {
    // Whatever the content is, it is nothing that is accepted.
    return undefined
  }
}

export function withVariants(name: string): string[] {
  const variants = imageVariants(name)
  if (!variants) return [name]
  return [name, ...variants.widths.flatMap((width) => variantFormats.map((format) => variants.name(width, format)))]
}

async function olderThan(minAge: number, folder: string, names: readonly string[]): Promise<string[]> {
  if (minAge === 0) return [...names]
  const ages = await Promise.all(names.map(async (name) => Date.now() - (await stat(path.join(folder, name))).mtimeMs))
  return names.filter((_, index) => (ages[index] ?? 0) > minAge)
}

async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(path.join(folder, path.basename(name)), { force: true, recursive: true })))
}

/** A new name in a folder survives a power cut only once the folder itself is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
