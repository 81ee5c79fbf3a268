import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { lockContent } from '../content/revision.ts'
import type { Db } from '../database/db.ts'
import { SettingError } from '../env.ts'
import { errorCode, unlessMissing } from '../errors.ts'
import { type FileStore, StorageError, syncFolder } from '../files/storage.ts'

/* Keys of 256 random bits in files of the data folder, apart from database and backups. They may be put back at run time. */

const keyLength = 32

/** The key of limits and device cookies. Without it counts begin anew and devices are unknown; nobody is locked out. */
export const signInKeyName = 'sign-in.key'

/** The key of the secrets of second factors. Backups leave it out: an archive alone reveals no secrets. */
export const secondFactorKeyName = 'second-factor.key'

/** @throws where the file is missing, or not a key */
export async function readKey(folder: string, name: string): Promise<Buffer> {
  const file = path.join(folder, name)
  const bytes = await readFile(file)
  if (bytes.length !== keyLength) throw new Error(`${file} is damaged: it must have ${keyLength} bytes.`)
  return bytes
}

/** @throws where the file is not a key, or none can be written */
export async function readOrCreateKey(folder: string, name: string): Promise<Buffer> {
  const existing = await readKey(folder, name).catch(unlessMissing)
  if (existing) return existing
  await createKey(folder, name, randomBytes(keyLength))
  return await readKey(folder, name)
}

/**
 * Gives all servers on one bucket the same keys: they are in the bucket, and each server's data folder has a copy.
 * @param db whose lock lets one server at a time do so @throws StorageError where a key is wanted and the bucket is away,
 * SettingError where a server has another one
 */
export async function shareKeys(db: Db, store: FileStore, folder: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockContent(transaction)
    for (const name of [secondFactorKeyName, signInKeyName]) {
      const own = await readKey(folder, name).catch(unlessMissing)
      const shared = await store
        .read(name)
        .then(buffer)
        .catch((error) => {
          // A server that has its keys starts without the bucket as well.
          return own && error instanceof StorageError ? own : unlessMissing(error)
        })
      if (!shared) await store.put([{ name, bytes: own ?? (await readOrCreateKey(folder, name)) }])
      else if (!own) await createKey(folder, name, shared)
      else if (!shared.equals(own))
        throw new SettingError(
          `${path.join(folder, name)} is not the key that is in the bucket. Remove this file if those of the other servers count.`
        )
    }
  })
}

// Written completely before it is linked to its name, which succeeds for only one of two servers.
async function createKey(folder: string, name: string, key: Buffer): Promise<void> {
  const file = path.join(folder, name)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, key, { flag: 'wx', mode: 0o600, flush: true })
  await link(draft, file).catch((error) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  await rm(draft)
  await syncFolder(folder)
}
