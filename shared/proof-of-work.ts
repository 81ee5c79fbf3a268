import { sha256 } from '@noble/hashes/sha2.js'

/*
 * A proof of work (hashcash): a little arithmetic in the sender's browser, which nobody notices once
 * and which costs a sender of thousands of messages. Several small puzzles instead of a large one, so that the time
 * varies little.
 */

/** The amount of work: puzzles, each a hash that begins with this number of zero bits. */
export interface Work {
  puzzles: number
  bits: number
}

/** Does the work. @returns the nonces of the puzzles, with points between them */
export function doWork(challengeId: string, { puzzles, bits }: Work): string {
  const nonces = Array.from({ length: puzzles }, (_, puzzle) => {
    let nonce = 0
    while (!isSolved(`${challengeId}.${puzzle}.${nonce}`, bits)) nonce++
    return nonce
  })
  return nonces.join('.')
}

/** True where the work for a challenge was done. It counts only for that challenge, which is used once. */
export function isDone(challengeId: string, { puzzles, bits }: Work, proof: string | undefined): boolean {
  const nonces = proof?.split('.') ?? []
  const isRight = (nonce: string, puzzle: number) =>
    /^\d{1,9}$/.test(nonce) && isSolved(`${challengeId}.${puzzle}.${nonce}`, bits)
  return nonces.length === puzzles && nonces.every(isRight)
}

// Not by the browser's own hash: it is asynchronous, which costs more than the hash, and missing where a site is on plain http.
function isSolved(text: string, bits: number): boolean {
  return new DataView(sha256(text).buffer).getUint32(0) >>> (32 - bits) === 0
}
