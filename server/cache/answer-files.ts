import { createHash } from 'node:crypto'
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, readdirSync, symlinkSync, unlinkSync } from 'node:fs'
import { chmod, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SettingError } from '../env.ts'
import { errorCode } from '../errors.ts'
import type { Log } from '../log.ts'
import { bytesOf, type EncodedAnswer } from './encoded-answer.ts'

/** Pages that a proxy can name as a file without knowing more of them: plain parts, and one number in the query. */
const plainAddress = /^(?:\/|(?:\/[\w-]+)+(?:\?(?:id|page)=[1-9]\d*)?)$/
/** Bytes of all files together; the program itself answers pages beyond that. */
const maxBytes = 256 * 1024 * 1024
/** The folder of one generation, by its number. */
const generationName = /^\d+$/

/** The files between two changes of content: all of them go at once. */
interface Generation {
  /** The time of all its files, from which proxies make validators. Never used twice: seconds since 1970, or more. */
  number: number
  bytes: number
}

/**
 * Cached pages as files that a proxy serves by itself: `current/{headers}/{address}.html`, `.gz` and `.br`. `current` is a
 * link to the folder of a generation, so that one step takes all of them away: docs/decisions/0032.
 */
export class AnswerFiles {
  readonly #folder: string
  readonly #link: string
  readonly #log: Log
  /** The number of the last generation that had files. */
  #last: number
  /** Undefined until something is written. */
  #generation: Generation | undefined
  #writing = Promise.resolve()
  #isEnded = false

  /**
   * Drops the files of an earlier process: nobody may be answered before.
   * @param folder that only this program writes to, and the proxy can read
   * @throws SettingError where it cannot be used
   */
  constructor(folder: string, log: Log) {
    this.#folder = path.resolve(folder)
    this.#link = path.join(this.#folder, 'current')
    this.#log = log
    try {
      if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o755)
      this.#unlink()
      this.#last = Math.max(0, ...readdirSync(folder).filter(isGeneration).map(Number))
    } catch (error) {
      throw new SettingError(
        `ANSWER_FILES: the folder cannot be used: ${error instanceof Error ? error.message : error}`
      )
    }
  }

  /**
   * Takes all files away from the proxy, in one step: also those that are being written. Where that cannot be done, the program
   * ends: else the proxy would go on with old pages.
   */
  drop(): void {
    this.#generation = undefined
    try {
      this.#unlink()
    } catch (err) {
      this.#log.fatal({ err }, 'the files of pages cannot be removed')
      process.exit(1)
    }
  }

  #unlink(): void {
    try {
      unlinkSync(this.#link)
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return
      throw error
    }
    // A power cut must not bring the link back.
    const folder = openSync(this.#folder, 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  }

  /** Drops the files, takes no more, and waits until earlier ones are removed. */
  async end(): Promise<void> {
    this.#isEnded = true
    this.drop()
    await this.#writing
  }

  /** Writes a page's files, one page after the other. The caller makes sure in the same turn that the answer is current. */
  put(address: string, answer: EncodedAnswer): void {
    const isPage = answer.identity.okHeaders['content-type']?.startsWith('text/html')
    if (this.#isEnded || !isPage || !plainAddress.test(address)) return
    this.#generation ??= { number: Math.max(this.#last + 1, Math.floor(Date.now() / 1000)), bytes: 0 }
    const generation = this.#generation
    this.#last = generation.number
    generation.bytes += bytesOf(answer)
    if (generation.bytes > maxBytes) return
    this.#writing = this.#writing.then(async () => {
      try {
        if (generation === this.#generation) await this.#write(generation, address, answer)
      } catch (err) {
        // Its folder may be gone with its generation. The program answers pages that have no file.
        if (generation === this.#generation) this.#log.warn({ err, address }, 'no file could be made of a page')
      }
    })
  }

  async #write(generation: Generation, address: string, { identity, gzip, br }: EncodedAnswer): Promise<void> {
    const folder = path.join(this.#folder, String(generation.number))
    const file = path.join(folder, headersName(identity.okHeaders), `${address.replace('?', '/')}.html`)
    await mkdir(path.dirname(file), { recursive: true })
    // The program's files are for its own user; these are for the proxy's.
    for (let open = path.dirname(file); open !== this.#folder; open = path.dirname(open)) await chmod(open, 0o755)
    // The plain file last: by it a proxy tells that the page is there.
    for (const [end, { body }] of [
      ['.gz', gzip],
      ['.br', br],
      ['', identity]
    ] as const) {
      const unfinished = `${file}${end}.part`
      await writeFile(unfinished, body)
      await chmod(unfinished, 0o644)
      await utimes(unfinished, generation.number, generation.number)
      await rename(unfinished, file + end)
    }
    await this.#publish(generation)
  }

  /** Lets the proxy find the generation, if it is still the current one; nothing may come between the check and the link. */
  async #publish(generation: Generation): Promise<void> {
    if (generation !== this.#generation) return
    try {
      symlinkSync(String(generation.number), this.#link)
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return
      throw error
    }
    // The newest stays, also while it is not linked: a start reads from its name which numbers were used.
    const earlier = readdirSync(this.#folder).filter((name) => isGeneration(name) && Number(name) < generation.number)
    for (const name of earlier) await rm(path.join(this.#folder, name), { recursive: true, force: true })
  }
}

const isGeneration = (name: string) => generationName.test(name)

/**
 * The folder of the pages that are sent with these headers. A proxy has them in its configuration, beside this name: after an
 * update that changes them it finds no files, and never sends other headers than the program.
 */
export function headersName(headers: Readonly<Record<string, string>>): string {
  const alike = Object.entries(headers).filter(([name]) => name !== 'etag' && name !== 'content-length')
  return createHash('sha256').update(JSON.stringify(alike.sort())).digest('hex').slice(0, 8)
}
