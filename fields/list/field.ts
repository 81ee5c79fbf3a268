import { z } from 'zod'
import { isPincodeEntry, pincodeRange } from '../../shared/pincode.ts'
import { plainText } from '../plain-text.ts'
import { definerOf, type FieldBase, type FieldKind, requiredMessage } from '../types.ts'

/** Several short texts, stored one a line; a client may also send them as one text, with commas or line ends between them. */
export interface ListField extends FieldBase {
  kind: 'list'
  maxItems: number
  format?: keyof typeof formats
}

/** What stands between the entries of a typed list. */
const entryEnd = /[\n,;]+/

const formats = {
  pincodes: {
    test: isPincodeEntry,
    separator: /[\s,;]+/,
    /** While it is typed: a space may still become part of a range. */
    typedEnd: /[\n,;]+|(?<=\d)\s+(?=\d)/,
    fault: 'must be codes of 6 digits, prefixes of 2 to 5 digits, or ranges such as 411001-411062.',
    rangeOf: pincodeRange,
    /** A prefix, too, as the first and the last of its codes. */
    shown: (entry: string) =>
      /^[1-9]\d{1,4}$/.test(entry) ? `${entry.padEnd(6, '0')}–${entry.padEnd(6, '9')}` : entry.replace('-', '–')
  }
}

/** Characters. */
export const maxItemLength = 100

export const list = definerOf<ListField>()('list', { required: false, maxItems: 500 })

export const listKind: FieldKind<ListField> = {
  input(field) {
    const { label, maxItems, required } = field
    const format = field.format && formats[field.format]
    const text = plainText({ label, required: true, maxLength: maxItemLength }, true)
    const item = format ? text.refine(format.test, `${label} ${format.fault}`) : text
    const items = z
      .array(item, {
        error: ({ input }) => (input === undefined ? requiredMessage(field) : `${label} must be a list of texts.`)
      })
      .min(required ? 1 : 0, requiredMessage(field))
      .max(maxItems, `${label} must have at most ${maxItems.toLocaleString('en-IN')} entries.`)
    return z.preprocess((value) => itemsOf(value, format?.separator), items)
  },
  output: () => z.array(z.string()),
  empty: '',
  toText: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  isComparedByWords: true,
  column: {
    read: (stored) => (stored === '' ? [] : String(stored).split('\n')),
    write: (value) => (Array.isArray(value) ? value.join('\n') : '')
  }
}

/** The range of an entry, where no two records may have entries that are equal or ranges that overlap; undefined where they may. */
export function exclusiveRanges({ format }: ListField) {
  return format && formats[format].rangeOf
}

/** What ends an entry while the list is typed. */
export function typedEnd({ format }: ListField): RegExp {
  return format ? formats[format].typedEnd : entryEnd
}

/** An entry as people read it: 4104 as 410400–410499. */
export function shownEntry({ format }: ListField, entry: string): string {
  return format ? formats[format].shown(entry) : entry
}

function itemsOf(value: unknown, separator?: RegExp): unknown {
  return typeof value === 'string' ? itemsOfText(value, separator) : value
}

/** The entries of a typed list: without those that are blank, and the space around the others. */
export function itemsOfText(typed: string, separator = entryEnd): string[] {
  // A person writes a range with space around its hyphen, and phones write a dash.
  const items = typed.replace(/(?<=\d)\s*[-–]\s*(?=\d)/g, '-').split(separator)
  return items.map((item) => item.trim()).filter((item) => item !== '')
}
