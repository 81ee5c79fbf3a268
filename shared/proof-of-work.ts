/*
 * A proof of work (hashcash): a little arithmetic in the browser of whoever writes to us, which nobody notices once
 * and which costs whoever writes thousands of times. Several small puzzles instead of a large one, so that the time
 * varies little.
 */

/** How much there is to do: that many puzzles, each a hash that begins with that many zero bits. */
export interface Work {
  puzzles: number
  bits: number
}

/** What has to be hashed with SHA-256 for one puzzle. ASCII, at most 55 characters, so that it is one block. */
export function puzzleText(challengeId: string, puzzle: number, nonce: number): string {
  return `${challengeId}.${puzzle}.${nonce}`
}

/** Does the work. @returns the nonces of the puzzles, with points between them */
export function doWork(challengeId: string, { puzzles, bits }: Work): string {
  const nonces: number[] = []
  for (let puzzle = 0; puzzle < puzzles; puzzle++) {
    let nonce = 0
    while (firstWord(puzzleText(challengeId, puzzle, nonce)) >>> (32 - bits) !== 0) nonce++
    nonces.push(nonce)
  }
  return nonces.join('.')
}

const roundConstants = fractions(64, 1 / 3)
const start = fractions(8, 1 / 2)
const words = new Int32Array(64)

/**
 * The first 32 bits of the SHA-256 of a short text (FIPS 180-4). Not by the browser's own: that one is asynchronous, which
 * costs more than the hash, and is missing where a site is reached over plain http.
 * @param text ASCII, at most 55 characters
 */
export function firstWord(text: string): number {
  words.fill(0, 0, 16)
  for (let at = 0; at < text.length; at++) words[at >> 2] = word(at >> 2) | (text.charCodeAt(at) << (24 - 8 * (at & 3)))
  words[text.length >> 2] = word(text.length >> 2) | (0x80 << (24 - 8 * (text.length & 3)))
  words[15] = text.length * 8
  for (let at = 16; at < 64; at++) {
    const early = word(at - 15)
    const late = word(at - 2)
    const mixed = (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) + word(at - 7)
    words[at] = mixed + word(at - 16) + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start
  for (let at = 0; at < 64; at++) {
    const chosen = (e & f) ^ (~e & g)
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (roundConstants[at] ?? 0) + word(at)) | 0
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  return (a + (start[0] ?? 0)) >>> 0
}

function word(at: number): number {
  return words[at] ?? 0
}

function turned(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}

/** The first 32 bits of the fractions of the roots of the first primes: SHA-256's constants. */
function fractions(count: number, exponent: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  return primes.map((prime) => ((prime ** exponent % 1) * 2 ** 32) | 0)
}
