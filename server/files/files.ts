import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileKind, PictureType } from '../../fields/upload-rules.ts'
import { extensionOf, mediaTypes, tooLargeMessage, uploadRules, wrongTypeMessage } from '../../fields/upload-rules.ts'
import { chunks } from '../../shared/chunks.ts'
import { storedKind, withVariants } from '../../shared/image-variants.ts'
import { day } from '../clock.ts'
import { atMost } from '../concurrency.ts'
import { ClientError } from '../errors.ts'
import { createMediaMaker, MediaFailure } from '../media/media-maker.ts'
import type { Region, SourceType } from '../media/pictures.ts'
import { folderStore, incomingFolder } from './folder-store.ts'
import { mediaTypeOf } from './media-type.ts'
import { type StagedUpload, stageUpload } from './staging.ts'
import { attachmentPrefix, type FileStore, fileFolders, removeOld, StorageError } from './storage.ts'

const lentAtOnce = 8

/** Derived files, which can be made again, are deleted after this long, ms. */
const longestDerived = 30 * day

/** Uploads, from their arrival in the temporary folder to the files that are served. */
export type Files = Awaited<ReturnType<typeof openFiles>>

/** Keeps uploads and attachments in a store, by default in two folders of the data folder. Names are random, and never used twice. */
export async function openFiles(dataFolder: string, store: FileStore = folderStore(dataFolder)) {
  const temporary = incomingFolder(dataFolder)
  const kept = store.folder ? fileFolders.map((name) => path.join(dataFolder, name)) : []
  const derived = path.join(dataFolder, 'derived')
  for (const each of [...kept, temporary, derived]) await mkdir(each, { recursive: true, mode: 0o750 })
  const temporaryPath = () => path.join(temporary, newId())
  const media = createMediaMaker([...kept, temporary])
  // Encoding a picture takes both cores and some 100 MB; the rest of the site must stay fast meanwhile.
  const onePictureAtOnce = atMost(1, 50, 'Too many uploads are waiting. Please try again in a minute.', 60)

  async function makePicture(source: string, type: SourceType, id: string, region?: Region): Promise<string> {
    // Visitors' files and the staff's take turns.
    const sender = id.startsWith(attachmentPrefix) ? 'visitor' : 'staff'
    const made = await onePictureAtOnce(() => media.run('makePictures', { source, type, id, region }), sender)
    await store.put(made)
    return made[0].name
  }

  /** Removes this server's own files: staged ones older than `minAge`, ms, and derived ones of long ago. */
  async function tidy(minAge: number): Promise<void> {
    await removeOld(temporary, minAge)
    await removeOld(derived, longestDerived)
  }

  function refuseUnreadable(error: unknown): never {
    if (!(error instanceof MediaFailure)) throw error
    // A file that ends the process, or holds it for too long, is not worth keeping.
    throw new ClientError(415, error.isRefusal ? error.message : 'This picture could not be read.', { cause: error })
  }

  return {
    /** The folder where uploads arrive. */
    temporary,
    store,
    /** The process that decodes uploads and renders files. */
    media,
    /** Writes an upload into the temporary folder. @throws ClientError 413 beyond the kind's size */
    stage: (upload: Readable, kind: FileKind, filename = ''): Promise<StagedUpload> =>
      stageUpload(upload, kind, temporaryPath(), filename),

    async unstage(staged: readonly StagedUpload[]): Promise<void> {
      await Promise.all(staged.map((file) => rm(file.path, { force: true })))
    },

    /** Checks an upload's content, converts it, stores it durably and gives its name. @throws ClientError 415 */
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
      await store.put([{ name, path: staged.path }])
      return name
    },

    /** The same for a picture of the program's own (by its name, a drawing as well), or a part of it. */
    publishPicture: (source: string, region?: Region): Promise<string> =>
      makePicture(source, source.endsWith('.svg') ? 'image/svg+xml' : mediaTypes.jpg, newId(), region),

    /** Its size, bytes, and when it was stored, ISO 8601; undefined where there is no published picture or video of this name. */
    async describe(name: string): Promise<{ size: number; storedAt: string } | undefined> {
      if (storedKind(name) === undefined) return undefined
      const found = await store.stat(name)
      return found && { size: found.size, storedAt: found.storedAt.toISOString() }
    },

    /** Reads a derived file, which can be made again, by a name for its source; undefined where none is kept. */
    readDerived: (name: string): Promise<Uint8Array | undefined> =>
      readFile(path.join(derived, name)).catch(() => undefined),

    /** Keeps such a file for a month. */
    async keepDerived(name: string, bytes: Uint8Array): Promise<void> {
      const unfinished = temporaryPath()
      await writeFile(unfinished, bytes)
      await rename(unfinished, path.join(derived, name))
    },

    /** The content of a published file. @throws Error with the code ENOENT */
    read: async (name: string): Promise<Buffer> => await buffer(await store.read(name)),

    /** Puts the published pictures that `input` names into a folder of this machine until `work` is done; missing ones are left out. */
    async lend<T>(input: object, work: (folder: string) => Promise<T>): Promise<T> {
      if (store.folder) return await work(store.folder)
      const names = JSON.stringify(input).match(/(?<=")[\w-]{22}-\d+x\d+\.(?:jpg|png)(?=")/g)
      const folder = await mkdtemp(path.join(temporary, 'lent-'))
      try {
        for (const some of chunks([...new Set(names)], lentAtOnce))
          await Promise.all(some.map((name) => store.copyTo(name, path.join(folder, name))))
        return await work(folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    /** Removes published files, each with its variants. Files out of reach, which nothing names any more, go with a sweep. */
    async remove(names: readonly string[]): Promise<void> {
      await store.remove(names.flatMap(withVariants)).catch((error) => {
        if (!(error instanceof StorageError)) throw error
      })
    },

    /** Finds the files that a crash left: nothing refers to them, and they are older than `minAge`, ms. */
    leftOver: (referenced: ReadonlySet<string>, minAge: number) => leftOver(store, referenced, minAge),

    /** Removes them, and old temporary files of this server. */
    async sweep(referenced: ReadonlySet<string>, minAge: number): Promise<void> {
      await store.remove(await leftOver(store, referenced, minAge))
      await tidy(minAge)
    },

    tidy
  }
}

async function leftOver(store: FileStore, referenced: ReadonlySet<string>, minAge: number): Promise<string[]> {
  const names = new Set([...referenced].flatMap(withVariants))
  const others = (await store.list()).filter((name) => !names.has(name))
  const isOld = async (name: string) =>
    minAge === 0 || Date.now() - ((await store.stat(name))?.storedAt.getTime() ?? Number.POSITIVE_INFINITY) > minAge
  return (await Promise.all(others.map(async (name) => ((await isOld(name)) ? [name] : [])))).flat()
}

function isPicture(type: string): type is PictureType {
  return (uploadRules.image.types as readonly string[]).includes(type)
}

function newId(): string {
  return randomBytes(16).toString('base64url')
}
