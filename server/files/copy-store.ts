import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { chunks } from '../../shared/chunks.ts'
import { type FileStore, sha256Of } from './storage.ts'

/** The number of files copied at once. */
const portion = 8

/**
 * Copies all files of a store into another, and reads back each that it copies. A file that is there with the same size and SHA-256 is
 * passed over, so that it may be run again; nothing is removed. @param temporary a folder on the disk of the data folder
 * @param report is called after each portion with the number of finished names, and of all
 * @returns the number of copied files, and the names of those that did not arrive intact @throws StorageError
 */
export async function copyStore(
  from: FileStore,
  to: FileStore,
  temporary: string,
  report: (done: number, all: number) => void
): Promise<{ all: number; copied: number; damaged: string[] }> {
  const names = (await from.list()).sort()
  const outcomes: Outcome[] = []
  for (const some of chunks(names, portion)) {
    outcomes.push(...(await Promise.all(some.map(copyOne))))
    report(outcomes.length, names.length)
  }
  const copied = outcomes.filter((outcome) => outcome === 'copied').length
  return { all: names.length, copied, damaged: names.filter((_, place) => outcomes[place] === 'damaged') }

  async function copyOne(name: string): Promise<Outcome> {
    const size = (await from.stat(name))?.size
    // The site has deleted it meanwhile.
    if (size === undefined) return 'gone'
    const noted = await noteOf(from, name)
    if (noted === (await noteOf(to, name))) return 'there'
    const file = path.join(temporary, `${name}.${randomBytes(6).toString('hex')}`)
    try {
      if (!(await from.copyTo(name, file))) return 'gone'
      await to.put([{ name, path: file }])
    } finally {
      await rm(file, { force: true })
    }
    if (`${(await to.stat(name))?.size} ${await sha256Of(await to.read(name))}` === noted) return 'copied'
    await to.remove([name])
    return 'damaged'
  }
}

type Outcome = 'copied' | 'there' | 'gone' | 'damaged'

/** Size and SHA-256 as the store has noted them, else as read now; undefined where there is no such file. */
async function noteOf(store: FileStore, name: string): Promise<string | undefined> {
  const found = await store.stat(name)
  return found && `${found.size} ${found.sha256 ?? (await sha256Of(await store.read(name)))}`
}
