import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isProven, work } from '../../server/contact/proof.ts'
import { doWork, firstWord } from '../../shared/proof-of-work.ts'

const id = 'A'.repeat(22)

test('the hash is SHA-256, for every length of one block', () => {
  for (let length = 0; length <= 55; length++) {
    const text = 'The challenge of a captcha, and then some more letters!'.slice(0, length)
    expect(firstWord(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0))
  }
})

test('the work is proof for its challenge, and for no other', () => {
  const proof = doWork(id, work)
  expect(isProven(id, proof)).toBe(true)
  expect(isProven('B'.repeat(22), proof)).toBe(false)
})

test.each([undefined, '', '0', '.', 'x'.repeat(100), '1.'.repeat(16), '-1.'.repeat(15), '9'.repeat(200)])(
  '%j is no proof',
  (proof) => {
    expect(isProven(id, proof)).toBe(false)
  }
)

test('the longest text of a puzzle is one block', () => {
  expect(`${id}.${work.puzzles - 1}.${999_999_999}`.length).toBeLessThanOrEqual(55)
})
