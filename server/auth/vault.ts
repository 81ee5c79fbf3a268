import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../files/files.ts'

const keyLength = 32
const ivLength = 12
const tagLength = 16

export type Vault = ReturnType<typeof openVault>

/** The key's name in the data folder. Backups leave it out: an archive alone gives no codes away. */
export const keyName = 'second-factor.key'

/**
 * Encrypts small secrets for the database with AES-256-GCM, under a key in the data folder that is made when it is first
 * needed: a copy of the database alone, or of a backup, gives none of them away.
 */
export function openVault(folder: string) {
  const file = path.join(folder, keyName)
  let key: Promise<Buffer> | undefined

  /** @throws where the file is there and is no key */
  async function read(): Promise<Buffer> {
    const bytes = await readFile(file)
    if (bytes.length !== keyLength) throw new Error(`${file} is damaged: it must have ${keyLength} bytes.`)
    return bytes
  }

  async function readOrMake(): Promise<Buffer> {
    return await read().catch(async (error) => {
      if (!isMissing(error)) throw error
      await make()
      return await read()
    })
  }

  // Written whole before it has its name, which only the first of two servers can give.
  async function make(): Promise<void> {
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

  function keep(reading: Promise<Buffer>): Promise<Buffer> {
    key = reading
    // Another try may find it: the file may have been put back meanwhile.
    reading.catch(() => {
      key = undefined
    })
    return reading
  }

  return {
    /** @param context what the secret belongs to: it opens nowhere else */
    async seal(secret: string, context: string): Promise<string> {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', await (key ?? keep(readOrMake())), iv)
      cipher.setAAD(Buffer.from(context))
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return sealed.toString('base64')
    },

    /** The secret; undefined where it was sealed under another key, or for something else, or the key is gone. */
    async open(sealed: string, context: string): Promise<string | undefined> {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv('aes-256-gcm', await (key ?? keep(read())), bytes.subarray(0, ivLength))
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
