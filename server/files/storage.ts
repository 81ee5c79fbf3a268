import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MadeFile } from '../media/pictures.ts'
import { syncFile, syncFolder } from './sync-folder.ts'

/**
 * Stores files in a folder under their names: durable once it returns; where it throws, none of them is there.
 * @param unfinished a free path on the same disk: a file is complete before it has its name
 */
export async function storeFiles(folder: string, files: readonly MadeFile[], unfinished: string): Promise<void> {
  try {
    for (const { name, bytes } of files) {
      await writeFile(unfinished, bytes, { flag: 'wx', flush: true })
      await rename(unfinished, path.join(folder, name))
    }
    await syncFolder(folder)
  } catch (error) {
    await rm(unfinished, { force: true })
    await removeFiles(
      folder,
      files.map(({ name }) => name)
    )
    throw error
  }
}

/** Takes over a file of the same disk, as durably. */
export async function moveIn(folder: string, source: string, name: string): Promise<void> {
  await syncFile(source)
  await rename(source, path.join(folder, name))
  await syncFolder(folder)
}

/** Removes files of a folder; names that have none are passed over. */
export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
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
