import type { Fields } from '../../../collections/define.ts'
import { indianToday } from '../../../shared/indian-format.ts'
import type { Choices } from './load.ts'

/**
 * What the form of a new record begins with: what the definition states, and the record that the address names for a
 * relation, where it may be chosen.
 * @param now milliseconds since 1970
 */
export function newValues(
  fields: Fields,
  parameters: URLSearchParams,
  choices: Choices,
  now: number
): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'date' && field.startsWith === 'today') values[name] = indianToday(now)
    if (field.kind !== 'relation' || field.parameter === undefined) continue
    const wanted = parameters.get(field.parameter)
    if (choices[name]?.some(({ value }) => value === wanted)) values[name] = wanted ?? ''
  }
  return values
}
