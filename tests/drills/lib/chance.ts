import type { Report } from './report.ts'

/** What makes things up by chance, so that a seed repeats them. */
export type Chance = Pick<Report, 'random' | 'whole'>

/** One of several. @throws where there is none */
export function oneOf<T>(chance: Chance, choices: readonly T[]): T {
  const chosen = choices[chance.whole(0, choices.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}

/** Bytes of any kind. */
export function anyBytes(chance: Chance, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => chance.whole(0, 256)))
}
