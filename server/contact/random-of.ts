import { createCipheriv, createHmac, randomBytes } from 'node:crypto'

/** Of this process: who knows a challenge's id does not know its random numbers. */
const secret = randomBytes(32)

export type Random = (low: number, high: number) => number

/**
 * Random numbers that are the same whenever the same text is given: whoever asks twice gets nothing new to compare.
 * @returns a function for numbers of a range
 */
export function randomOf(text: string): Random {
  const key = createHmac('sha256', secret).update(text).digest()
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  let block = Buffer.alloc(0)
  let at = 0
  return (low, high) => {
    if (at >= block.length) {
      block = stream.update(Buffer.alloc(16_384))
      at = 0
    }
    const value = block.readUInt32LE(at) / 2 ** 32
    at += 4
    return low + value * (high - low)
  }
}
