import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MadeFile } from '../media/pictures.ts'
import { syncFile, syncFolder } from './sync-folder.ts'

/**
 * Keeps published files by name: in a folder, on which nothing else in the program relies.
 * @param temporaryPath gives a new path on the same disk
 */
export function folderStorage(folder: string, temporaryPath: () => string) {
  const at = (name: string) => path.join(folder, name)

  /** A file is complete before it has its name. */
  async function writeOne({ name, bytes }: MadeFile): Promise<void> {
    const unfinished = temporaryPath()
    try {
      await writeFile(unfinished, bytes, { flag: 'wx', flush: true })
      await rename(unfinished, at(name))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  return {
    /** Durable once it returns; where it throws, none of the files is there. */
    async write(files: readonly MadeFile[]): Promise<void> {
      try {
        for (const file of files) await writeOne(file)
        await syncFolder(folder)
      } catch (error) {
        const names = files.map(({ name }) => name)
        await removeFiles(folder, names)
        throw error
      }
    },

    /** Takes over a file of the temporary folder, as durably. */
    async moveIn(source: string, name: string): Promise<void> {
      await syncFile(source)
      await rename(source, at(name))
      await syncFolder(folder)
    },

    read: (name: string): Promise<Buffer> => readFile(at(name)),
    remove: (names: readonly string[]): Promise<void> => removeFiles(folder, names),
    removeOthers: (keep: ReadonlySet<string>, minAge: number): Promise<void> => removeOthers(folder, keep, minAge)
  }
}

/** Removes files of a folder; names that have none are passed over. */
async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(path.join(folder, path.basename(name)), { force: true, recursive: true })))
}

/**
 * Removes the files of a folder but for those to be kept.
 * @param minAge ms; younger files stay
 */
export async function removeOthers(folder: string, keep: ReadonlySet<string>, minAge: number): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !keep.has(name))
  await removeFiles(folder, minAge === 0 ? others : await olderThan(minAge, folder, others))
}

async function olderThan(minAge: number, folder: string, names: readonly string[]): Promise<string[]> {
  const ages = await Promise.all(names.map(async (name) => Date.now() - (await stat(path.join(folder, name))).mtimeMs))
  return names.filter((_, index) => (ages[index] ?? 0) > minAge)
}
