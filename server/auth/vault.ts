import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../files/sync-folder.ts'

const keyLength = 32
const ivLength = 12
const tagLength = 16

export type Vault = ReturnType<typeof openVault>

/** The key's file in the data folder. Backups leave it out: an archive alone reveals no secrets. */
export const keyName = 'second-factor.key'

/**
 * Encrypts small secrets for the database with AES-256-GCM. The key is a file of the data folder, created on first use: a
 * copy of the database or a backup alone reveals none of them.
 */
export function openVault(folder: string) {
  const file = path.join(folder, keyName)
  let key: Promise<Buffer> | undefined

  /** @throws where the file is missing, or not a key */
  async function read(): Promise<Buffer> {
    const bytes = await readFile(file)
    if (bytes.length !== keyLength) throw new Error(`${file} is damaged: it must have ${keyLength} bytes.`)
    return bytes
  }

  async function readOrCreate(): Promise<Buffer> {
    return await read().catch(async (error) => {
      if (!isMissing(error)) throw error
      await create()
      return await read()
    })
  }

  // Written completely before it is linked to its name, which succeeds for only one of two servers.
  async function create(): Promise<void> {
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(randomBytes(keyLength))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(draft, file).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
    await rm(draft)
    await syncFolder(folder)
  }

  function remember(reading: Promise<Buffer>): Promise<Buffer> {
    key = reading
    // The file may be put back: the next call tries again.
    reading.catch(() => {
      key = undefined
    })
    return reading
  }

  return {
    /** @param context what the secret belongs to: it opens with the same one only */
    async seal(secret: string, context: string): Promise<string> {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', await (key ?? remember(readOrCreate())), iv)
      cipher.setAAD(Buffer.from(context))
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return sealed.toString('base64')
    },

    /** The secret; undefined where the key or the context is another, or the key is missing. */
    async open(sealed: string, context: string): Promise<string | undefined> {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv('aes-256-gcm', await (key ?? remember(read())), bytes.subarray(0, ivLength))
        decipher.setAAD(Buffer.from(context))
        decipher.setAuthTag(bytes.subarray(-tagLength))
        const opened = decipher.update(bytes.subarray(ivLength, -tagLength))
        return Buffer.concat([opened, decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
