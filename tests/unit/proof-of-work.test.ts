import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { doWork, isDone } from '../../shared/proof-of-work.ts'

const id = 'A'.repeat(22)
const work = { puzzles: 16, bits: 10 }

test('each puzzle is a SHA-256 that begins with the zero bits that were asked for', () => {
  const nonces = doWork(id, work).split('.')
  expect(nonces).toHaveLength(work.puzzles)
  for (const [puzzle, nonce] of nonces.entries()) {
    const hash = createHash('sha256').update(`${id}.${puzzle}.${nonce}`).digest()
    expect(hash.readUInt32BE(0)).toBeLessThan(2 ** (32 - work.bits))
  }
})

test('the work is proof for its challenge, and for no other', () => {
  const proof = doWork(id, work)
  expect(isDone(id, work, proof)).toBe(true)
  expect(isDone('B'.repeat(22), work, proof)).toBe(false)
})

test.each([undefined, '', '0', '.', 'x'.repeat(100), '1.'.repeat(16), '-1.'.repeat(15), '9'.repeat(200)])(
  '%j is no proof',
  (proof) => {
    expect(isDone(id, work, proof)).toBe(false)
  }
)
