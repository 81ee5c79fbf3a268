import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { atMost } from '../concurrency.ts'
import { ClientError } from '../errors.ts'

/** A brochure that is ready to be sent. */
export interface Brochure {
  /** bytes */
  size: number
  /** When it was made, ms. */
  madeAt: number
  open(): ReadableStream
}

export interface KeptBrochures {
  /**
   * Gives a brochure of this edition of the content, and makes it where none is kept. One is made at a time.
   * @throws ClientError 503 where too many wait
   */
  get(name: string, edition: string, make: () => Promise<Uint8Array>): Promise<Brochure>
}

/** Keeps each brochure as a file until the content changes. What an earlier start has made is forgotten. */
export async function openKeptBrochures(folder: string): Promise<KeptBrochures> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o750 })
  const oneAtOnce = atMost(
    1,
    5,
    () =>
      new ClientError(503, 'Too many brochures are being made. Please try again in a few seconds.', { retryAfter: 10 })
  )
  const pending = new Map<string, Promise<Brochure>>()
  /** The file of each brochure that is kept, by its name. */
  const current = new Map<string, string>()

  async function makeFile(name: string, file: string, make: () => Promise<Uint8Array>): Promise<Brochure> {
    const bytes = await oneAtOnce(make)
    try {
      await writeFile(`${file}.part`, bytes)
      // Complete before it has its name.
      await rename(`${file}.part`, file)
    } catch {
      // On a full disk nothing is kept, and visitors still get it.
      await rm(`${file}.part`, { force: true })
      return { size: bytes.length, madeAt: Date.now(), open: () => new Blob([new Uint8Array(bytes)]).stream() }
    }
    const former = current.get(name)
    current.set(name, file)
    if (former !== undefined && former !== file) await rm(former, { force: true })
    return (await find(file)) ?? fail()
  }

  return {
    async get(name, edition, make) {
      const file = path.join(folder, `${name}.${edition.replaceAll(' ', '-')}.pdf`)
      const kept = await find(file)
      if (kept) return kept
      const making = pending.get(file) ?? makeFile(name, file, make).finally(() => pending.delete(file))
      pending.set(file, making)
      return await making
    }
  }
}

async function find(file: string): Promise<Brochure | undefined> {
  try {
    const { size, mtimeMs } = await stat(file)
    return { size, madeAt: mtimeMs, open: () => Readable.toWeb(createReadStream(file)) as ReadableStream }
  } catch {
    return undefined
  }
}

function fail(): never {
  throw new ClientError(503, 'The brochure is not there any more. Please try again.', { retryAfter: 1 })
}
