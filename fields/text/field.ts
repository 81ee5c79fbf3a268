import { z } from 'zod'
import { nationalDigits } from '../../shared/phone.ts'
import { plainText } from '../plain-text.ts'
import { definerOf, type FieldBase, type FieldKind } from '../types.ts'
import { isEmbeddable, isWebAddress, notEmbeddable, toWebAddress } from './web-address.ts'

/** One line of text, stored as it is; '' when empty. */
export interface TextField extends FieldBase {
  kind: 'text'
  maxLength: number
  format?: keyof typeof formats
  /** A phone number in any spelling, shown in one. */
  isPhone?: true
  /** Of a web address: the page is embedded in a frame. */
  isEmbedded?: true
  suggestsExisting?: true
  /** The record's picture that it describes; its input stands with that picture's. */
  describes?: string
  /** The name of a stored file, which is kept as long as a record or an earlier version of one names it. */
  isFileName?: true
  autocomplete?: string
}

const formats = {
  email: { test: (value: string) => z.email().safeParse(value).success, example: 'name@example.com' },
  url: { test: isWebAddress, example: 'https://example.com/page' },
  phone: { test: (value: string) => /^\+?[\d ()-]{6,20}$/.test(value), example: '+91 98765 43210' },
  key: { test: (value: string) => /^[a-z][a-zA-Z\d]*(\.[a-zA-Z\d]+)*$/.test(value), example: 'price.home.1kw' }
}

/** What stands for a key in texts, in braces: `price_home_1kw` for `price.home.1kw`. */
export const tokenOf = (key: string) => key.replaceAll('.', '_')

function withDigits(phone: string): string {
  const digits = nationalDigits(phone)
  return digits === phone ? phone : `${phone}\n${digits}`
}

export const text = definerOf<TextField>()('text', { required: false, maxLength: 200 })

export const textKind: FieldKind<TextField> = {
  input(field) {
    const value = plainText(field, true)
    if (!field.format) return value
    const { test, example } = formats[field.format]
    const given = field.format === 'url' ? value.overwrite((text) => normalText(field, text)) : value
    const tested = given.refine((text) => text === '' || test(text), `${field.label} should look like ${example}.`)
    return field.isEmbedded ? tested.refine(isEmbeddable, notEmbeddable) : tested
  },
  output: () => z.string(),
  empty: '',
  sort: 'text',
  // Phone numbers match by their digits, in any spelling.
  searchText: (value, { format }) => (format === 'phone' ? withDigits(value) : value),
  toText: String,
  isBarredFromPasswords: true,
  isComparedByWords: true,
  isInWords: ({ format, isFileName }) => format === undefined && !isFileName,
  fileNames: ({ isFileName }) => (isFileName ? (name) => [name] : undefined),
  suggests: ({ suggestsExisting }) => suggestsExisting === true,
  formShape: ({ maxLength, format }) =>
    format === 'url' ? 'link' : maxLength <= 120 || format !== undefined ? 'short' : undefined
}

export function normalText({ format, isEmbedded }: TextField, text: string): string {
  return format === 'url' ? toWebAddress(text, isEmbedded === true) : text
}
