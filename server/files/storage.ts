import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MadeFile } from '../media/pictures.ts'
import { removeFiles, removeOthers } from './remove-files.ts'
import { syncFile, syncFolder } from './sync-folder.ts'

/** Keeps published files by name: in a folder here, but nothing else in the program relies on that. */
export interface FileStorage {
  /** After it the files are there even if the power fails; where it throws, none of them is. */
  write(files: readonly MadeFile[]): Promise<void>
  /** Takes over a file of the temporary folder, as durably. */
  moveIn(source: string, name: string): Promise<void>
  read(name: string): Promise<Buffer>
  remove(names: readonly string[]): Promise<void>
  /** Removes all files but these, if they are older than `minAge`, ms. */
  removeOthers(keep: ReadonlySet<string>, minAge: number): Promise<void>
}

/** @param temporaryPath gives a new path on the same disk */
export function folderStorage(folder: string, temporaryPath: () => string): FileStorage {
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
    async write(files) {
      try {
        for (const file of files) await writeOne(file)
        await syncFolder(folder)
      } catch (error) {
        const names = files.map(({ name }) => name)
        await removeFiles(folder, names)
        throw error
      }
    },

    async moveIn(source, name) {
      await syncFile(source)
      await rename(source, at(name))
      await syncFolder(folder)
    },

    read: (name) => readFile(at(name)),
    remove: (names) => removeFiles(folder, names),
    removeOthers: (keep, minAge) => removeOthers(folder, keep, minAge)
  }
}
