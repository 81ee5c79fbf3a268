import type { Field } from '../../../fields/index.ts'
import type { Version } from '../../../server/content/history.ts'
import type { Definition } from '../definitions.ts'

export type { Version }

/** A value that a write changed. */
export interface Change {
  name: string
  field: Field
  before: unknown
  now: unknown
}

/** What changed between two states of a record, in the order of its definition. */
export function changesIn(
  { fields }: Definition,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>
): Change[] {
  return Object.entries(fields)
    .filter(([name]) => name in before && before[name] !== after[name])
    .map(([name, field]) => ({ name, field, before: before[name], now: after[name] }))
}
