import type { Definition } from '../../collections/define.ts'
import { requiredMessage } from '../../fields/types.ts'
import type { FieldErrors } from '../errors.ts'
import type { Values } from './row.ts'

/** What is wrong with a field because of another of the record, which it must reach, or whose value makes it required. */
export function valueErrors({ fields }: Definition, record: Values): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, field] of Object.entries(fields)) {
    const { label, atLeast = '', requiredWith } = field
    const [value, least, other] = [record[name], record[atLeast], fields[atLeast]?.label]
    if (typeof value === 'number' && typeof least === 'number' && value < least)
      errors[name] = `${label} must not be less than ${other}.`
    if (typeof value === 'string' && typeof least === 'string' && value !== '' && value < least)
      errors[name] = `${label} must not be before ${other}.`
    if (requiredWith && record[requiredWith.field] === requiredWith.value && (value ?? '') === '')
      errors[name] = requiredMessage(field)
  }
  return errors
}
