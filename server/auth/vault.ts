import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Env } from '../env.ts'
import { ClientError } from '../errors.ts'
import { readKey, readOrCreateKey, secondFactorKeyName } from './key-file.ts'

const ivLength = 12
const tagLength = 16

/** Encrypts the secret of a person's second factor for the database with AES-256-GCM. The key is created on first use. */
export async function sealSecret({ DATA_DIR }: Env, userId: number, secret: string): Promise<string> {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', await readOrCreateKey(DATA_DIR, secondFactorKeyName), iv)
  cipher.setAAD(contextOf(userId))
  return Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** @throws ClientError 503 where the key or the person is another, or the key is gone: no code can be checked then */
export async function openSecret({ DATA_DIR }: Env, userId: number, sealed: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      await readKey(DATA_DIR, secondFactorKeyName),
      bytes.subarray(0, ivLength)
    )
    decipher.setAAD(contextOf(userId))
    decipher.setAuthTag(bytes.subarray(-tagLength))
    const opened = decipher.update(bytes.subarray(ivLength, -tagLength))
    return Buffer.concat([opened, decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new ClientError(
      503,
      `The codes of apps cannot be checked here: the file ${secondFactorKeyName} is not the one they were set up with. Please use a recovery code.`,
      { cause }
    )
  }
}

/** A secret opens only for the person for whom it was sealed. */
function contextOf(userId: number): Buffer {
  return Buffer.from(`second factor of user ${userId}`)
}
