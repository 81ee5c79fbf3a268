import type { Field } from '../../fields/index.ts'

/**
 * A right value of a field, as a client sends it; undefined for files and relations, which take more than a value.
 * @param number no two values of different numbers are alike, where the kind has that many
 */
export function sampleValue(field: Field, number: number): string | number | boolean | string[] | undefined {
  switch (field.kind) {
    case 'text':
      if (field.format === 'email') return `name${number}@example.com`
      if (field.format === 'url') return `https://example.com/${number}`
      if (field.format === 'phone') return `+91 98765 ${String(number).padStart(5, '0')}`
      if (field.format === 'key') return `sample.key${number}`
      return `${field.label} ${number}`.slice(-field.maxLength)
    case 'longText':
      return `First paragraph ${number}.\n\nSecond paragraph.`
    case 'list':
      return [field.format === 'pincodes' ? String(400_000 + number) : `${field.label} ${number}`]
    case 'number':
      return Math.min(field.max ?? Number.MAX_SAFE_INTEGER, (field.min ?? 0) + number)
    case 'date':
      // Ascending: a record's last day comes after its first one.
      return new Date(Date.UTC(2026, 0, 1 + (number % 5_000))).toISOString().slice(0, 10)
    case 'select':
      return field.initial ?? field.options.at(-1)
    case 'dateTime':
      return new Date(Date.UTC(2026, 0, 1 + (number % 5_000), 9, 30)).toISOString()
    case 'boolean':
      return true
    case 'password':
      return `a passphrase of record ${number}`
    case 'image':
    case 'video':
    case 'relation':
      return undefined
  }
}
