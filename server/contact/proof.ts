import { createHash } from 'node:crypto'
import { puzzleText, type Work } from '../../shared/proof-of-work.ts'

/** Some 260,000 hashes: about a second on a phone, a fifth of it on a desk, while the person types. */
export const work: Work = { puzzles: 16, bits: 14 }

/** Whether the work for a challenge was done. It counts for that challenge alone, which is used once. */
export function isProven(challengeId: string, proof: string | undefined): boolean {
  const nonces = proof?.split('.') ?? []
  return nonces.length === work.puzzles && nonces.every((nonce, puzzle) => isSolved(challengeId, puzzle, nonce))
}

function isSolved(challengeId: string, puzzle: number, nonce: string): boolean {
  if (!/^\d{1,9}$/.test(nonce)) return false
  const hash = createHash('sha256')
    .update(puzzleText(challengeId, puzzle, Number(nonce)))
    .digest()
  return hash.readUInt32BE(0) >>> (32 - work.bits) === 0
}
