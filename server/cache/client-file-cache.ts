import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { type EncodedAnswer, encodedAnswer, sendAnswer } from './encoded-answer.ts'

/** How long browsers and proxies may keep a file of a build: the names of built files change with their content. */
export const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' }

/**
 * Keeps the files of a build that browsers load (9 MB, compressed twins included) in memory as they are asked for, and
 * answers before any framework sees the request: through the framework a file costs fifteen times as much.
 */
export class ClientFileCache {
  readonly #folder: string
  readonly #headers: Record<string, string>
  readonly #names: Set<string>
  readonly #answers = new Map<string, EncodedAnswer>()

  /** @param folder the build's client files @param headers sent with every answer of the program */
  constructor(folder: string, headers: Record<string, string>) {
    this.#folder = folder
    this.#headers = headers
    this.#names = new Set(readdirSync(path.join(folder, 'assets')).map((name) => `/assets/${name}`))
  }

  /** Answers the request; false where it asks for none of these files, spelled as the pages spell it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = '', method } = request
    if ((method !== 'GET' && method !== 'HEAD') || !this.#names.has(url)) return false
    let answer = this.#answers.get(url)
    if (!answer) {
      try {
        answer = this.#read(url)
      } catch {
        // The framework tries again, and logs what is wrong.
        return false
      }
      this.#answers.set(url, answer)
    }
    sendAnswer(answer, request, response)
    return true
  }

  #read(name: string): EncodedAnswer {
    const bytesOf = (file: string) => readFileSync(path.join(this.#folder, file))
    const twin = (ending: string) => (this.#names.has(name + ending) ? bytesOf(name + ending) : undefined)
    const headers = {
      ...this.#headers,
      ...immutableHeaders,
      'content-type': getMimeType(name) ?? 'application/octet-stream'
    }
    return encodedAnswer({ identity: bytesOf(name), gzip: twin('.gz'), br: twin('.br') }, headers)
  }
}
