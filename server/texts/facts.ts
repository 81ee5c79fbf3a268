import type { Fact } from '../../collections/index.ts'
import type { ContentReader } from '../content/types.ts'

/** A fact as pages show it. */
export interface SiteFact extends Fact {
  /** Its last day is past. */
  isEnded: boolean
}

/** All facts. @param today the day that it is in India, `YYYY-MM-DD` */
export async function readFacts(content: ContentReader, today: string): Promise<SiteFact[]> {
  const { records } = await content.list('fact')
  return records.map((fact) => ({ ...fact, isEnded: fact.validTo !== null && fact.validTo < today }))
}
