import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { openKeyFile } from './key-file.ts'

const ivLength = 12
const tagLength = 16

export type Vault = ReturnType<typeof openVault>

/** The key's file in the data folder. Backups leave it out: an archive alone reveals no secrets. */
export const keyName = 'second-factor.key'

/** Encrypts small secrets for the database with AES-256-GCM. The key is created on first use. */
export function openVault(folder: string) {
  const key = openKeyFile(folder, keyName)

  return {
    /** @param context what the secret belongs to: it opens with the same one only */
    async seal(secret: string, context: string): Promise<string> {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv('aes-256-gcm', await key.readOrCreate(), iv)
      cipher.setAAD(Buffer.from(context))
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return sealed.toString('base64')
    },

    /** The secret; undefined where the key or the context is another, or the key is missing. */
    async open(sealed: string, context: string): Promise<string | undefined> {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv('aes-256-gcm', await key.read(), bytes.subarray(0, ivLength))
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
