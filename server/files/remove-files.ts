import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

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
