import type { Report } from './report.ts'

/** What makes things up by chance, so that a seed repeats them. */
export type Chance = Pick<Report, 'random' | 'whole'>

/** One of several. */
export function oneOf<T>(chance: Chance, [first, ...others]: readonly [T, ...T[]]): T {
  return others[chance.whole(-1, others.length)] ?? first
}

/** Bytes of any kind. */
export function anyBytes(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.whole(0, 256)))
}
