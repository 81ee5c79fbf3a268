import { copyFile, link, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unlessMissing } from '../errors.ts'
import { type FileStore, fileFolders, storedPath, syncFile, syncFolder } from './storage.ts'

/** The folder for incomplete files, on the disk of the published files. */
export const incomingFolder = (dataFolder: string) => path.join(dataFolder, 'uploads-incoming')

/** Keeps published files in two folders of a data folder, which are there already where anything is put into them. */
export function folderStore(dataFolder: string): FileStore {
  const pathOf = (name: string) => path.join(dataFolder, storedPath(name))
  const remove = async (names: readonly string[]) => {
    await Promise.all(names.map((name) => rm(pathOf(name), { force: true })))
  }

  return {
    folder: path.join(dataFolder, 'uploads'),
    remove,

    async put(files) {
      try {
        for (const file of files) {
          // A file is complete before it has its name.
          const complete = 'path' in file ? file.path : path.join(incomingFolder(dataFolder), file.name)
          if ('path' in file) await syncFile(complete)
          else await writeFile(complete, file.bytes, { flag: 'wx', flush: true })
          await rename(complete, pathOf(file.name))
        }
        for (const folder of fileFolders) await syncFolder(path.join(dataFolder, folder))
      } catch (error) {
        const unfinished = files.map(({ name }) => path.join(incomingFolder(dataFolder), name))
        await Promise.all(unfinished.map((file) => rm(file, { force: true })))
        await remove(files.map(({ name }) => name))
        throw error
      }
    },

    async stat(name) {
      const found = await stat(pathOf(name)).catch(() => undefined)
      return found?.isFile() ? { size: found.size, storedAt: found.mtime } : undefined
    },

    async read(name, range) {
      const handle = await open(pathOf(name))
      return handle.createReadStream(range)
    },

    async copyTo(name, target) {
      // Hard links fail across disks, on some file systems, and on files of another owner.
      const copying = link(pathOf(name), target).catch(() => copyFile(pathOf(name), target))
      return (await copying.then(() => true).catch(unlessMissing)) ?? false
    },

    async list() {
      const found = fileFolders.map((folder) =>
        readdir(path.join(dataFolder, folder), { withFileTypes: true }).catch(unlessMissing)
      )
      return (await Promise.all(found))
        .flatMap((entries = []) => entries)
        .flatMap((entry) => (entry.isFile() ? entry.name : []))
    },

    async check() {
      await stat(dataFolder)
    }
  }
}
