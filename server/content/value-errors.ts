import type { Definition } from '../../collections/define.ts'
import { requiredMessage } from '../../fields/types.ts'
import type { FieldErrors } from '../errors.ts'
import type { Values } from './row.ts'

/* What is wrong with one field because of another of the same record. */

/** Numbers and days that are less than the value of another field, which they must reach. */
export function orderErrors({ fields }: Definition, record: Values): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, { label, atLeast }] of Object.entries(fields)) {
    if (atLeast === undefined) continue
    const [value, least] = [record[name], record[atLeast]]
    const other = fields[atLeast]?.label
    if (typeof value === 'number' && typeof least === 'number' && value < least)
      errors[name] = `${label} must not be less than ${other}.`
    if (typeof value === 'string' && typeof least === 'string' && value !== '' && value < least)
      errors[name] = `${label} must not be before ${other}.`
  }
  return errors
}

/** Fields that another one's value makes required. */
export function companionErrors({ fields }: Definition, record: Values): FieldErrors {
  const lacking = Object.entries(fields).filter(
    ([name, { requiredWith }]) =>
      requiredWith && record[requiredWith.field] === requiredWith.value && (record[name] ?? '') === ''
  )
  return Object.fromEntries(lacking.map(([name, field]) => [name, requiredMessage(field)]))
}
