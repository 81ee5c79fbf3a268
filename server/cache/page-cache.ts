import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

type Encoding = 'br' | 'gzip' | 'identity'

/** One encoding of an answer, with the headers of its two ways out. */
interface Form {
  etag: string
  body: Buffer
  whole: Record<string, string>
  unchanged: Record<string, string>
}

/** An answer as ready bytes, in every encoding. */
interface Kept {
  forms: Record<Encoding, Form>
}

/** All kept answers together take at most so many bytes; then the ones asked for longest ago go. */
const maxBytes = 64 * 1024 * 1024
/** What an answer takes beside its bodies: key, headers and objects. Else many small ones would go far beyond the limit. */
const bytesBeside = 8 * 1024
/** Below this nothing will have to go soon, and nobody notes what was asked for last. */
const crowded = maxBytes / 2
/** Query parameters that select among the site's own content. An answer with any other is not kept. */
const keyParameters = new Set(['page', 'pageSize', 'category'])

/**
 * Keeps answers that depend on nothing but content, until content changes. Nothing of a request goes into an answer
 * but its path and the parameters above: no header, no cookie.
 */
export class PageCache {
  readonly #kept = new Map<string, Kept>()
  readonly #making = new Map<string, Promise<Kept | undefined>>()
  readonly #always: Record<string, string>
  /** How many answers were found here, and how many had to be made first. */
  hits = 0
  misses = 0
  #bytes = 0
  #revision = 0
  #trustedUntil: number

  /**
   * @param always the headers that every answer carries, whoever gives it
   * @param trustedUntil see `trust`; for ever where no other process can write
   */
  constructor(always: Record<string, string>, trustedUntil = Number.POSITIVE_INFINITY) {
    this.#always = always
    this.#trustedUntil = trustedUntil
  }

  /** Nothing is kept or answered after this moment of `performance.now()`: others may have written unheard. */
  trust(until: number): void {
    this.#trustedUntil = until
  }

  /** Of all kept answers. */
  get bytes(): number {
    return this.#bytes
  }

  get #isTrusted(): boolean {
    return performance.now() < this.#trustedUntil
  }

  /** Content has changed: everything that is kept is out of date, and what is being made now will be too. */
  clear(): void {
    this.#revision++
    this.#kept.clear()
    this.#making.clear()
    this.#bytes = 0
  }

  /** The key of an address; undefined where its answer is not to be kept. */
  static key(url: string): string | undefined {
    const queryAt = url.indexOf('?')
    if (queryAt < 0) return url
    const path = url.slice(0, queryAt)
    // All of it: a second question mark is part of a value, and cutting it off would keep another page's answer here.
    const parameters = [...new URLSearchParams(url.slice(queryAt))]
    const names = new Set(parameters.map(([name]) => name))
    const isKnown =
      names.size === parameters.length &&
      parameters.every(([name, value]) => keyParameters.has(name) && value.length <= 60)
    return isKnown ? `${path}?${new URLSearchParams(parameters.sort())}` : undefined
  }

  /** Answers straight from the store, before any framework; false where it has nothing. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !request.url) return false
    const key = PageCache.key(request.url)
    const kept = key === undefined ? undefined : this.#kept.get(key)
    if (key === undefined || !kept || !this.#isTrusted) return false
    if (this.#bytes > crowded) this.#renew(key, kept)
    const { rawHeaders } = request
    const { status, headers, body } = choose(
      kept,
      header(rawHeaders, 'accept-encoding'),
      header(rawHeaders, 'if-none-match')
    )
    this.hits++
    response.writeHead(status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }

  /**
   * Answers from the store, or by `make`, once for all who ask at the same time.
   * @param make gives the whole answer; it is kept where it is a 200 that nothing forbids to keep
   */
  async through(request: Request, key: string, make: () => Promise<Response>): Promise<Response> {
    if (!this.#isTrusted) return await make()
    const underWay = this.#making.get(key)
    // Only what is there is waited for: even a moment would let all who ask now begin on their own.
    const kept = this.#kept.get(key) ?? (underWay && (await underWay))
    if (kept) {
      this.hits++
      return toResponse(kept, request)
    }
    this.misses++
    let own: Response | undefined
    // What is changed from here on may be missing from the answer.
    const revision = this.#revision
    const making = make().then((response) => {
      own = response
      return this.#keep(key, response.clone(), revision)
    })
    this.#making.set(key, making)
    try {
      const made = await making
      return made ? toResponse(made, request) : (own as Response)
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key)
    }
  }

  async #keep(key: string, response: Response, revision: number): Promise<Kept | undefined> {
    const cacheable =
      response.status === 200 &&
      !/no-store/.test(response.headers.get('cache-control') ?? '') &&
      !response.headers.has('set-cookie')
    if (!cacheable) return undefined
    const identity = Buffer.from(await response.arrayBuffer())
    const [gzipped, brotli] = await Promise.all([
      toGzip(identity, { level: 7 }),
      toBrotli(identity, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length }
      })
    ])
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
    const headers = {
      ...Object.fromEntries(response.headers),
      ...this.#always,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding'
    }
    const kept: Kept = {
      forms: {
        identity: toForm(headers, hash, 'identity', identity),
        gzip: toForm(headers, hash, 'gzip', gzipped),
        br: toForm(headers, hash, 'br', brotli)
      }
    }
    if (revision === this.#revision) this.#add(key, kept)
    return kept
  }

  /** What is asked for moves to the end of the map: its beginning is what goes first. */
  #renew(key: string, kept: Kept): void {
    this.#kept.delete(key)
    this.#kept.set(key, kept)
  }

  #add(key: string, kept: Kept): void {
    this.#kept.set(key, kept)
    this.#bytes += sizeOf(kept)
    for (const [oldest, entry] of this.#kept) {
      if (this.#bytes <= maxBytes) break
      this.#kept.delete(oldest)
      this.#bytes -= sizeOf(entry)
    }
  }
}

function sizeOf({ forms }: Kept): number {
  return bytesBeside + forms.identity.body.length + forms.gzip.body.length + forms.br.body.length
}

function toForm(headers: Record<string, string>, hash: string, encoding: Encoding, body: Buffer): Form {
  const etag = `"${hash}-${encoding}"`
  const unchanged: Record<string, string> = { ...headers, etag }
  const whole: Record<string, string> = { ...unchanged, 'content-length': String(body.length) }
  if (encoding !== 'identity') whole['content-encoding'] = encoding
  return { etag, body, unchanged, whole }
}

/** A header as it came, lists joined. Building the object of all headers would take as long as the rest of an answer. */
function header(rawHeaders: readonly string[], name: string): string {
  let value = ''
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const found = rawHeaders[index] ?? ''
    if (found.length !== name.length || found.toLowerCase() !== name) continue
    value = value === '' ? (rawHeaders[index + 1] ?? '') : `${value}, ${rawHeaders[index + 1]}`
  }
  return value
}

// Named, and not by `q=0` as what the client does not want.
const accepted = { br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/, gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/ }

/** Browsers of one kind all ask in the same words: what these came to is remembered. */
const negotiated = new Map<string, Encoding>()

function negotiate(acceptEncoding: string): Encoding {
  const known = negotiated.get(acceptEncoding)
  if (known) return known
  const encoding = accepted.br.test(acceptEncoding) ? 'br' : accepted.gzip.test(acceptEncoding) ? 'gzip' : 'identity'
  if (negotiated.size < 100 && acceptEncoding.length < 100) negotiated.set(acceptEncoding, encoding)
  return encoding
}

function choose({ forms }: Kept, acceptEncoding: string, ifNoneMatch: string) {
  const form = forms[negotiate(acceptEncoding)]
  if (ifNoneMatch !== '' && ifNoneMatch.includes(form.etag))
    return { status: 304, headers: form.unchanged, body: undefined }
  return { status: 200, headers: form.whole, body: form.body }
}

function toResponse(kept: Kept, request: Request): Response {
  const { status, headers, body } = choose(
    kept,
    request.headers.get('accept-encoding') ?? '',
    request.headers.get('if-none-match') ?? ''
  )
  return new Response(body ? new Uint8Array(body) : null, { status, headers })
}
