import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { type EncodedAnswer, encodedAnswer, sendAnswer } from './encoded-answer.ts'

/** For files of a build, which browsers and proxies may keep for ever: their names change with their content. */
export const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' }

/**
 * Keeps the files of a build that browsers load (9 MB, compressed twins included) in memory as they are asked for, and
 * answers before any framework sees the request: through the framework a file costs fifteen times as much.
 * @param folder the build's client files @param headers sent with every answer of the program
 * @returns a function that answers a request; false where it asks for none of these files, spelled as the pages spell it
 */
export function clientFileCache(folder: string, headers: Record<string, string>) {
  const names = new Set(readdirSync(path.join(folder, 'assets')).map((name) => `/assets/${name}`))
  const answers = new Map<string, EncodedAnswer>()

  function read(name: string): EncodedAnswer {
    const bytesOf = (file: string) => readFileSync(path.join(folder, file))
    const twin = (ending: string) => (names.has(name + ending) ? bytesOf(name + ending) : undefined)
    const type = getMimeType(name) ?? 'application/octet-stream'
    const bodies = { identity: bytesOf(name), gzip: twin('.gz'), br: twin('.br') }
    return encodedAnswer(bodies, { ...headers, ...immutableHeaders, 'content-type': type })
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method } = request
    if ((method !== 'GET' && method !== 'HEAD') || !names.has(url)) return false
    let answer = answers.get(url)
    try {
      answer ??= read(url)
    } catch {
      // The framework reads the file again, and logs the error.
      return false
    }
    answers.set(url, answer)
    sendAnswer(answer, request, response)
    return true
  }
}
