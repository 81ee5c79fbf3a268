import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../errors.ts'
import { type Manifest, uploadName } from './manifest.ts'

/**
 * Hard-links uploads into another folder, so that the running program can delete its own. Uploads never change, and their
 * names are never reused. Existing links stay.
 * @returns the names of the uploads now
 */
export async function linkFiles(uploads: string, folder: string): Promise<Set<string>> {
  const present = new Set(await namesIn(uploads))
  const linked = new Set(await readdir(folder))
  for (const name of present) {
    if (!linked.has(name) && !(await linkOrCopy(path.join(uploads, name), path.join(folder, name))))
      present.delete(name)
  }
  return present
}

/** Removes all files but the wanted ones. @returns the wanted names that are missing */
export async function removeOthers(folder: string, wanted: ReadonlySet<string>): Promise<string[]> {
  const linked = new Set(await readdir(folder))
  for (const name of linked) if (!wanted.has(name)) await rm(path.join(folder, name))
  return [...wanted].filter((name) => !linked.has(name))
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

/** @returns false where the file has been deleted meanwhile */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch(async (error: unknown) => {
      if (isMissing(error)) throw error
      // Hard links fail across disks, on some file systems, and on files of another owner.
      await copyFile(from, to)
    })
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

const isMissing = (error: unknown) => errorCode(error) === 'ENOENT'
