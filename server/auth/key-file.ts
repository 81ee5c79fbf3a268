import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../errors.ts'
import { syncFolder } from '../files/sync-folder.ts'

const keyLength = 32

export type KeyFile = ReturnType<typeof openKeyFile>

/** The key of limits and device cookies. Without it counts begin anew and devices are unknown; nobody is locked out. */
export const signInKeyName = 'sign-in.key'

/** A key of 256 random bits in a file of the data folder, apart from database and backups. It may be put back at run time. */
export function openKeyFile(folder: string, name: string) {
  const file = path.join(folder, name)

  /** @throws where the file is missing, or not a key */
  async function read(): Promise<Buffer> {
    const bytes = await readFile(file)
    if (bytes.length !== keyLength) throw new Error(`${file} is damaged: it must have ${keyLength} bytes.`)
    return bytes
  }

  // Written completely before it is linked to its name, which succeeds for only one of two servers.
  async function create(): Promise<void> {
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    await writeFile(draft, randomBytes(keyLength), { flag: 'wx', mode: 0o600, flush: true })
    await link(draft, file).catch((error) => {
      if (errorCode(error) !== 'EEXIST') throw error
    })
    await rm(draft)
    await syncFolder(folder)
  }

  /** @throws where the file is not a key, or none can be written */
  async function readOrCreate(): Promise<Buffer> {
    return await read().catch(async (error) => {
      if (errorCode(error) !== 'ENOENT') throw error
      await create()
      return await read()
    })
  }

  return { read, readOrCreate }
}
