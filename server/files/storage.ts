import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MadeFile } from '../media/pictures.ts'

/** The folders of the data folder that hold published files: those that are served, and those for staff alone. */
export const fileFolders = ['uploads', 'attachments'] as const

/** How the names of files for staff alone begin. */
export const attachmentPrefix = 'attachment-'

/** Where a published file is, within the data folder and within a backup. */
export function storedPath(name: string): string {
  return `${name.startsWith(attachmentPrefix) ? 'attachments' : 'uploads'}/${path.basename(name)}`
}

/** Stores files durably, all or none. @param unfinished a free path on the same disk: a file is complete before it has its name */
export async function storeFiles(dataFolder: string, files: readonly MadeFile[], unfinished: string): Promise<void> {
  const names = files.map(({ name }) => name)
  try {
    for (const { name, bytes } of files) {
      await writeFile(unfinished, bytes, { flag: 'wx', flush: true })
      await rename(unfinished, path.join(dataFolder, storedPath(name)))
    }
    for (const folder of fileFolders) await syncFolder(path.join(dataFolder, folder))
  } catch (error) {
    await rm(unfinished, { force: true })
    await removeFiles(dataFolder, names)
    throw error
  }
}

/** Takes over a file of the same disk, as durably. */
export async function moveIn(dataFolder: string, source: string, name: string): Promise<void> {
  const target = path.join(dataFolder, storedPath(name))
  await syncFile(source)
  await rename(source, target)
  await syncFolder(path.dirname(target))
}

/** Removes files; names that have none are passed over. */
export async function removeFiles(dataFolder: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(path.join(dataFolder, storedPath(name)), { force: true })))
}

/** Removes what is in a folder but for the files to be kept, and those that are younger than `minAge`, ms. */
export async function removeOthers(folder: string, keep: ReadonlySet<string>, minAge: number): Promise<void> {
  const others = (await readdir(folder)).filter((name) => !keep.has(name)).map((name) => path.join(folder, name))
  const removeOld = async (file: string) => {
    // What is gone meanwhile need not be removed.
    const found = minAge > 0 ? await stat(file).catch(() => undefined) : { mtimeMs: Number.NEGATIVE_INFINITY }
    if (found && Date.now() - found.mtimeMs > minAge) await rm(file, { force: true, recursive: true })
  }
  await Promise.all(others.map(removeOld))
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
