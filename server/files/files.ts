import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import {
  extensionOf,
  type FileKind,
  mediaTypes,
  type PictureType,
  tooLargeMessage,
  uploadRules,
  wrongTypeMessage
} from '../../fields/upload-rules.ts'
import { storedKind, withVariants } from '../../shared/image-variants.ts'
import { atMost } from '../concurrency.ts'
import { ClientError } from '../errors.ts'
import { createMediaMaker, MediaFailure } from '../media/media-maker.ts'
import type { Region, SourceType } from '../media/pictures.ts'
import { mediaTypeOf } from './media-type.ts'
import { type StagedUpload, stageUpload } from './staging.ts'
import { attachmentPrefix, fileFolders, moveIn, removeFiles, removeOthers, storedPath, storeFiles } from './storage.ts'

/** What can be made again is, after so long, ms: what nobody asks for any more leaves the disk. */
const longestDerived = 30 * 24 * 60 * 60 * 1000

/** Uploads, from their arrival in the temporary folder to the files that are served. */
export type Files = Awaited<ReturnType<typeof openFiles>>

/** Keeps uploads in a folder, and attachments in one beside it. Names are random: none is used twice, and none says anything. */
export async function openFiles(folder: string) {
  const dataFolder = path.join(folder, '..')
  const temporary = path.join(dataFolder, 'uploads-incoming')
  const kept = fileFolders.map((name) => path.join(dataFolder, name))
  const derived = path.join(dataFolder, 'derived')
  for (const each of [...kept, temporary, derived]) await mkdir(each, { recursive: true, mode: 0o750 })
  const temporaryPath = () => path.join(temporary, newId())
  const media = createMediaMaker([folder, temporary])
  // Encoding a picture takes both cores and some 100 MB; the rest of the site must stay fast meanwhile.
  const onePictureAtOnce = atMost(1, 50, 'Too many uploads are waiting. Please try again in a minute.', 60)

  const read = (name: string) => readFile(path.join(dataFolder, storedPath(name)))

  async function makePicture(source: string, type: SourceType, id: string, region?: Region): Promise<string> {
    const made = await onePictureAtOnce(() => media.run('makePictures', { source, type, id, region }))
    await storeFiles(dataFolder, made, temporaryPath())
    return made[0].name
  }

  function refuseUnreadable(error: unknown): never {
    if (!(error instanceof MediaFailure)) throw error
    // A file that ends the process, or holds it for too long, is not one that is worth keeping.
    throw new ClientError(415, error.isRefusal ? error.message : 'This picture could not be read.', { cause: error })
  }

  return {
    /** The folder whose files are served under /uploads. */
    folder,
    /** The process that decodes them, and makes what else is made of them. */
    media,
    /** Writes an upload into the temporary folder. @throws ClientError 413 beyond the kind's size */
    stage: (upload: Readable, kind: FileKind, filename = ''): Promise<StagedUpload> =>
      stageUpload(upload, kind, temporaryPath(), filename),

    /** Removes staged uploads that were not published. */
    async unstage(staged: readonly StagedUpload[]): Promise<void> {
      await Promise.all(staged.map((file) => rm(file.path, { force: true })))
    },

    /** Checks the content, makes what is to be stored, stores it durably and gives the name. @throws ClientError 415 */
    async publish(staged: StagedUpload): Promise<string> {
      const type = await mediaTypeOf(staged.path)
      const types: readonly string[] = uploadRules[staged.kind].types
      if (!type || !types.includes(type)) throw new ClientError(415, wrongTypeMessage(staged.kind, type))
      // Of some uploads only the content tells whether they are pictures.
      if (isPicture(type) && staged.size > uploadRules.image.maxBytes)
        throw new ClientError(413, tooLargeMessage('image'))
      const id = staged.kind === 'attachment' ? attachmentPrefix + newId() : newId()
      if (isPicture(type)) return await makePicture(staged.path, type, id).catch(refuseUnreadable)
      const name = `${id}.${extensionOf(type)}`
      await moveIn(dataFolder, staged.path, name)
      return name
    },

    /** The same for a picture of the program's own (by its name, a drawing as well), or a part of it. */
    publishPicture: (source: string, region?: Region): Promise<string> =>
      makePicture(source, source.endsWith('.svg') ? 'image/svg+xml' : mediaTypes.jpg, newId(), region),

    /** Its size, bytes, and when it was stored, ISO 8601; undefined where there is no published picture or video of this name. */
    async describe(name: string): Promise<{ size: number; storedAt: string } | undefined> {
      if (storedKind(name) === undefined) return undefined
      const found = await stat(path.join(folder, name)).catch(() => undefined)
      return found && { size: found.size, storedAt: found.mtime.toISOString() }
    },

    /** A file that can be made again, by a name that says of what; undefined where none is kept. */
    readDerived: (name: string): Promise<Uint8Array | undefined> =>
      readFile(path.join(derived, name)).catch(() => undefined),

    /** Keeps such a file for a month. */
    async keepDerived(name: string, bytes: Uint8Array): Promise<void> {
      const unfinished = temporaryPath()
      await writeFile(unfinished, bytes)
      await rename(unfinished, path.join(derived, name))
    },

    /** The content of a published file. @throws Error with the code ENOENT */
    read,

    /** Removes published files, each with its variants. */
    remove: (names: readonly string[]): Promise<void> => removeFiles(dataFolder, names.flatMap(withVariants)),

    /** Removes what a crash left: files that nothing refers to, and staged ones, if they are older than `minAge`, ms; and derived ones of long ago. */
    async sweep(referenced: ReadonlySet<string>, minAge: number): Promise<void> {
      const names = new Set([...referenced].flatMap(withVariants))
      for (const each of kept) await removeOthers(each, names, minAge)
      await removeOthers(temporary, new Set(), minAge)
      await removeOthers(derived, new Set(), longestDerived)
    }
  }
}

function isPicture(type: string): type is PictureType {
  return (uploadRules.image.types as readonly string[]).includes(type)
}

function newId(): string {
  return randomBytes(16).toString('base64url')
}
