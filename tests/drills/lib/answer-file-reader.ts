import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

const encodings = [
  ['', (bytes: Buffer) => bytes],
  ['.gz', gunzipSync],
  ['.br', brotliDecompressSync]
] as const

/** The edition that a page shows (`titleOf` of the drill). @throws where it shows none: then it is not whole */
export function editionIn(text: string): number {
  const found = [...text.matchAll(/Edition (\d{8})/g)].map(([, number]) => Number(number))
  assert.ok(found.length > 0, `The page is not whole: ${text.length} characters`)
  return Math.min(...found)
}

/** Reads the files of pages as a proxy does: by the link, whatever it leads to at that moment. */
export class AnswerFileReader {
  readonly #folder: string
  readonly #pages: readonly string[]
  /** The content behind each tag that nginx or Caddy would make of a file. */
  readonly #contentOf = new Map<string, string>()

  constructor(folder: string, pages: readonly string[]) {
    this.#folder = path.join(folder, 'current')
    this.#pages = pages
  }

  /** The number of different tags seen. */
  get tags(): number {
    return this.#contentOf.size
  }

  /** The editions in all files that are there now. @throws where one tag stands for two contents */
  read(): number[] {
    const headers = orNothing(() => readdirSync(this.#folder)) ?? []
    return this.#pages.flatMap((page) =>
      encodings.flatMap(([end, unpack]) =>
        headers.flatMap((name) => {
          const bytes = this.#readFile(path.join(this.#folder, name, `${page}.html${end}`), page + end)
          return bytes ? [editionIn(String(unpack(bytes)))] : []
        })
      )
    )
  }

  #readFile(file: string, what: string): Buffer | undefined {
    const descriptor = orNothing(() => openSync(file, 'r'))
    if (descriptor === undefined) return undefined
    try {
      const { mtimeMs, size } = fstatSync(descriptor)
      const bytes = readFileSync(descriptor)
      const tag = `${what} ${Math.floor(mtimeMs / 1000)}-${size}`
      const content = createHash('sha256').update(bytes).digest('hex')
      assert.equal(this.#contentOf.get(tag) ?? content, content, `A browser would be told that ${tag} is unchanged`)
      this.#contentOf.set(tag, content)
      return bytes
    } finally {
      closeSync(descriptor)
    }
  }
}

/** Undefined where a file is gone. */
function orNothing<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
