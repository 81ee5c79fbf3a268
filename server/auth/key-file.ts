import { randomBytes } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../errors.ts'
import { syncFolder } from '../files/sync-folder.ts'

const keyLength = 32

export type KeyFile = ReturnType<typeof openKeyFile>

/** The key of limits and device cookies. Without it counts begin anew and devices are unknown; nobody is locked out. */
export const signInKeyName = 'sign-in.key'

/**
 * A key of 256 random bits in a file of the data folder: a copy of the database or a backup alone does not have it. Read
 * once, and created by `readOrCreate` where there is none.
 */
export function openKeyFile(folder: string, name: string) {
  const file = path.join(folder, name)
  let key: Promise<Buffer> | undefined

  async function readNow(): Promise<Buffer> {
    const bytes = await readFile(file)
    if (bytes.length !== keyLength) throw new Error(`${file} is damaged: it must have ${keyLength} bytes.`)
    return bytes
  }

  async function readOrCreateNow(): Promise<Buffer> {
    return await readNow().catch(async (error) => {
      if (errorCode(error) !== 'ENOENT') throw error
      await create()
      return await readNow()
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
      if (errorCode(error) !== 'EEXIST') throw error
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
    /** @throws where the file is missing, or not a key */
    read: () => key ?? remember(readNow()),
    /** @throws where the file is not a key, or none can be written */
    readOrCreate: () => key ?? remember(readOrCreateNow())
  }
}
