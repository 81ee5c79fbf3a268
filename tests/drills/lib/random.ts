/** Random values that follow from a seed alone, so that the seed repeats them. */
export class Random {
  readonly seed: number
  #state: number

  constructor(seed: number) {
    this.seed = seed
    this.#state = seed
  }

  /** A number from 0 to 1, without 1 (mulberry32, public domain). */
  random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `least` to below `limit`. */
  whole(least: number, limit: number): number {
    return least + Math.floor(this.random() * (limit - least))
  }

  /** One of several. @throws where there is none */
  oneOf<T>(choices: readonly T[]): T {
    const chosen = choices[this.whole(0, choices.length)]
    if (chosen === undefined) throw new Error('There is nothing to choose from.')
    return chosen
  }

  /** Random bytes. */
  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.whole(0, 256)))
  }
}
