import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../errors.ts'
import { syncFolder } from '../files/storage.ts'

/* Keys of 256 random bits in files of the data folder, apart from database and backups. They may be put back at run time. */

const keyLength = 32

/** The key of limits and device cookies. Without it counts begin anew and devices are unknown; nobody is locked out. */
export const signInKeyName = 'sign-in.key'

/** @throws where the file is missing, or not a key */
export async function readKey(folder: string, name: string): Promise<Buffer> {
  const file = path.join(folder, name)
  const bytes = await readFile(file)
  if (bytes.length !== keyLength) throw new Error(`${file} is damaged: it must have ${keyLength} bytes.`)
  return bytes
}

/** @throws where the file is not a key, or none can be written */
export async function readOrCreateKey(folder: string, name: string): Promise<Buffer> {
  return await readKey(folder, name).catch(async (error) => {
    if (errorCode(error) !== 'ENOENT') throw error
    await createKey(folder, path.join(folder, name))
    return await readKey(folder, name)
  })
}

// Written completely before it is linked to its name, which succeeds for only one of two servers.
async function createKey(folder: string, file: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, randomBytes(keyLength), { flag: 'wx', mode: 0o600, flush: true })
  await link(draft, file).catch((error) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  await rm(draft)
  await syncFolder(folder)
}
