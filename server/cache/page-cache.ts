import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { LRUCache } from 'lru-cache'
import { indianOffset } from '../../shared/indian-format.ts'
import { type Clock, day } from '../clock.ts'
import { shareUntilStarted } from '../concurrency.ts'
import type { AppEnv } from '../http/context.ts'
import type { AnswerFiles } from './answer-files.ts'
import { bytesOf, type EncodedAnswer, encodeAnswer, recompressed, selectAnswer, sendAnswer } from './encoded-answer.ts'

const maxBytes = 64 * 1024 * 1024
/** Bytes of an entry besides its bodies (key, headers, objects): without them many small answers would exceed the limit. */
const entryOverhead = 8 * 1024

/**
 * Caches answers that depend on nothing but content and the day (a subsidy ends with one), until either changes, by their
 * addresses in one spelling. No header or cookie of a request goes into an answer. Why none is ever old: docs/decisions/0003.
 */
export class PageCache {
  readonly #answers = new LRUCache<string, EncodedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: (answer) => entryOverhead + bytesOf(answer)
  })
  /** Pending answers, so that concurrent requests for one render it once. */
  readonly #pending = new Map<string, Promise<EncodedAnswer | undefined>>()
  /** Those that have been requested again, and need not be recompressed once more. */
  readonly #requestedAgain = new WeakSet<EncodedAnswer>()
  /** One after the other: compressing takes a thread that passwords and pictures need as well. */
  #recompressing = Promise.resolve()
  readonly #headers: Record<string, string>
  readonly #clock: Clock
  readonly #readRevision: (() => Promise<number>) | undefined
  readonly #files: AnswerFiles | undefined
  /** The newest known revision of the content: that of all entries. */
  #revision = 0
  /** The day in India of all entries, counted from 1970. */
  #day = 0
  /** The number of times that all entries were dropped. */
  #generation = 0

  /**
   * @param readRevision reads the content's revision, where other servers write to the same database; left out where only
   * this process writes, and calls `contentChanged` for each write
   * @param files writes pages as files as well, for a proxy to serve
   */
  constructor(
    headers: Record<string, string>,
    clock: Clock,
    readRevision?: () => Promise<number>,
    files?: AnswerFiles
  ) {
    this.#headers = headers
    this.#clock = clock
    this.#readRevision = readRevision && shareUntilStarted(readRevision)
    this.#files = files
  }

  /** Content has been written: drops all entries, and pages being rendered will not become entries. */
  contentChanged(revision: number): void {
    // Reads can end out of order: an older number tells nothing new.
    if (revision <= this.#revision) return
    this.#revision = revision
    this.#clear()
  }

  #clear(): void {
    this.#generation++
    this.#answers.clear()
    this.#pending.clear()
    this.#files?.drop()
  }

  /** The program has answered its last request. */
  async end(): Promise<void> {
    this.#answers.clear()
    await this.#recompressing
    await this.#files?.end()
  }

  /** Drops the entries of an earlier day. Called from time to time as well, since a proxy sends a file without asking. */
  turnDay(): void {
    const today = Math.floor((this.#clock().getTime() + indianOffset) / day)
    if (today === this.#day) return
    this.#day = today
    this.#clear()
  }

  /** Answers a request before any framework sees it; false where there is no entry, or the revision has to be read first. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.#readRevision || (request.method !== 'GET' && request.method !== 'HEAD') || !request.url) return false
    this.turnDay()
    // Other spellings find their entry by `getOrMake`.
    const answer = this.#find(request.url)
    if (!answer) return false
    sendAnswer(answer, request, response)
    return true
  }

  /**
   * Answers from the cache, or by `make`, once for all concurrent requests.
   * @param key the address in its one spelling
   * @param make gives the whole answer; it is cached where it is a 200 and no header forbids it
   */
  async getOrMake(request: Request, key: string, make: () => Promise<Response>): Promise<Response> {
    this.turnDay()
    // Where the revision cannot be read, nothing from the cache can be trusted.
    if (!(await this.#isCurrent())) return await make()
    // Awaited only where one is pending: else concurrent requests would all miss before the first has registered its own.
    const pending = this.#pending.get(key)
    const cached = this.#find(key) ?? (pending && (await pending))
    if (cached) return toResponse(cached, request)
    let made: Response | undefined
    // A write from here on may be missing from the answer.
    const generation = this.#generation
    const making = make().then(async (response) => {
      made = response
      const answer = await this.#encode(response)
      if (answer && generation === this.#generation) {
        this.#answers.set(key, answer)
        this.#files?.put(key, answer)
      }
      return answer
    })
    this.#pending.set(key, making)
    try {
      const answer = await making
      return answer ? toResponse(answer, request) : (made as Response)
    } finally {
      if (this.#pending.get(key) === making) this.#pending.delete(key)
    }
  }

  /** From the second request on, an answer is recompressed with slow, better Brotli; until that is done the first version is sent. */
  #find(key: string): EncodedAnswer | undefined {
    const answer = this.#answers.get(key)
    if (!answer || this.#requestedAgain.has(answer)) return answer
    this.#requestedAgain.add(answer)
    // Without the memory for it, the answer stays as it is.
    this.#recompressing = this.#recompressing.then(() => this.#recompress(key, answer)).catch(() => undefined)
    return answer
  }

  async #recompress(key: string, answer: EncodedAnswer): Promise<void> {
    const isKept = () => this.#answers.peek(key) === answer
    if (!isKept()) return
    const smaller = await recompressed(answer)
    this.#requestedAgain.add(smaller)
    // A write may have dropped it meanwhile.
    if (isKept()) this.#answers.set(key, smaller)
  }

  async #isCurrent(): Promise<boolean> {
    if (!this.#readRevision) return true
    try {
      this.contentChanged(await this.#readRevision())
      return true
    } catch {
      return false
    }
  }

  async #encode(response: Response): Promise<EncodedAnswer | undefined> {
    const isCacheable =
      response.status === 200 &&
      !/no-store/.test(response.headers.get('cache-control') ?? '') &&
      !response.headers.has('set-cookie')
    if (!isCacheable) return undefined
    return await encodeAnswer(Buffer.from(await response.arrayBuffer()), {
      ...Object.fromEntries(response.headers),
      ...this.#headers,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding'
    })
  }
}

function toResponse(answer: EncodedAnswer, request: Request): Response {
  const { status, headers, body } = selectAnswer(
    answer,
    request.headers.get('accept-encoding') ?? '',
    request.headers.get('if-none-match') ?? ''
  )
  return new Response(body ? new Uint8Array(body) : null, { status, headers })
}

/** Answers public reads through the cache, by the one spelling of their address that `keyOf` gives; undefined: not to be cached. */
export function cached(
  cache: PageCache,
  keyOf: (context: Context<AppEnv>) => string | undefined
): MiddlewareHandler<AppEnv> {
  return async (context: Context<AppEnv>, next: Next) => {
    // HEAD as well: Hono leaves the body out, and pages are rendered as for GET.
    const key = keyOf(context)
    if (key === undefined) return await next()
    const response = await cache.getOrMake(context.req.raw, key, async () => {
      await next()
      return context.res
    })
    // Hono would add the headers of the answer it has to those of the one it gets.
    if (response === context.res) return
    context.res = undefined
    context.res = response
  }
}
