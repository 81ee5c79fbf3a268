import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { removeOthers } from './storage.ts'

/** What is older is made again when somebody asks: pages that nobody shares any more leave the disk, ms. */
const longest = 30 * 24 * 60 * 60 * 1000

/** Files that can be made again, in a folder. Their names say of what they are made. */
export type Derived = Awaited<ReturnType<typeof openDerived>>

/** @param temporaryPath gives a free path on the same disk */
export async function openDerived(folder: string, temporaryPath: () => string) {
  await mkdir(folder, { recursive: true, mode: 0o750 })
  const making = new Map<string, Promise<Uint8Array>>()

  async function store(name: string, bytes: Uint8Array): Promise<Uint8Array> {
    const unfinished = temporaryPath()
    await writeFile(unfinished, bytes)
    await rename(unfinished, path.join(folder, name))
    return bytes
  }

  return {
    /** Undefined where there is none. */
    read: (name: string): Promise<Uint8Array | undefined> => readFile(path.join(folder, name)).catch(() => undefined),

    /** Makes a file, once for all who ask meanwhile, and keeps it. */
    make(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const made =
        making.get(name) ??
        make()
          .then((bytes) => store(name, bytes))
          .finally(() => making.delete(name))
      making.set(name, made)
      return made
    },

    sweep: () => removeOthers(folder, new Set(), longest)
  }
}
