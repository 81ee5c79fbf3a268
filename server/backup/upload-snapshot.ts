import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type Manifest, uploadName } from './manifest.ts'

/**
 * Holds uploads under second names in another folder, so that they stay while the program goes on and deletes. An upload
 * never changes, and no name comes back. What is held already stays held.
 * @returns the names that are there now
 */
export async function holdFiles(uploads: string, folder: string): Promise<Set<string>> {
  const present = new Set(await namesIn(uploads))
  const held = new Set(await readdir(folder))
  for (const name of present) {
    if (!held.has(name) && !(await hold(path.join(uploads, name), path.join(folder, name)))) present.delete(name)
  }
  return present
}

/** Lets go of all files but these, and says which of these are not held. */
export async function holdOnly(folder: string, wanted: ReadonlySet<string>): Promise<string[]> {
  const held = new Set(await readdir(folder))
  for (const name of held) if (!wanted.has(name)) await rm(path.join(folder, name))
  return [...wanted].filter((name) => !held.has(name))
}

/** Size and checksum of each file of a folder, by name. */
export async function describeFiles(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = []
  for (const name of (await readdir(folder)).sort()) {
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(path.join(folder, name))) hash.update(chunk)
    files.push({ name, bytes: (await stat(path.join(folder, name))).size, sha256: hash.digest('hex') })
  }
  return files
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const found = await readdir(folder, { withFileTypes: true })
    return found.filter((entry) => entry.isFile() && uploadName.test(entry.name)).map(({ name }) => name)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** False where the file is gone by now. */
async function hold(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch(async (error: unknown) => {
      if (isMissing(error)) throw error
      // The folder of the uploads is on another disk, or of a kind without such links, or somebody else's.
      await copyFile(from, to)
    })
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
