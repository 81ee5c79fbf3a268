import { type Field, kindOf } from '../../fields/index.ts'
import type { LongTextField } from '../../fields/long-text/field.ts'
import type { NumberField } from '../../fields/number/field.ts'
import type { TextField } from '../../fields/text/field.ts'

/** A value that a field must refuse; undefined stands for leaving it out. */
export type BadValue = [what: string, value: unknown]

interface Circumstances {
  body: 'json' | 'multipart'
  /** The record is there already. */
  isChange: boolean
}

const wrongTypes: BadValue[] = [
  ['a number', 12],
  ['null', null],
  ['a list', ['text']],
  ['an object', { text: 'text' }],
  ['true', true]
]

/** Everything that a field must refuse, from what its definition says. */
export function badValues(field: Field, { body, isChange }: Circumstances): BadValue[] {
  const isJson = body === 'json'
  // A value required on creation only may be left out of a change.
  const unlessKept = isChange && field.required === 'create' ? [] : missing(field)
  switch (field.kind) {
    case 'text':
    case 'longText':
      return [...missing(field), ...badTexts(field, isJson), ...(isJson ? wrongTypes : [])]
    case 'date':
      return [...missing(field), ['no day', '2026-02-30'], ['another form', '31/01/2026'], ['a word', 'tomorrow']]
    case 'dateTime':
      return [
        ['a day', '2026-01-31'],
        ['no day', '2026-02-30T10:00:00Z'],
        ['a time without its zone', '2026-01-31T10:00:00'],
        ['a time in a year of five digits', '9999-12-31T23:59:59-01:00'],
        ['a word', 'tomorrow'],
        ...(isJson ? wrongTypes.filter(([, value]) => value !== null) : [])
      ]
    case 'list':
      return [
        ...missing(field),
        ...(isJson
          ? ([
              ['a number', 12],
              ['a list of numbers', [12]],
              ['an object', { text: 'text' }]
            ] as BadValue[])
          : []),
        ...(field.format === 'pincodes' ? badPincodes : [])
      ]
    case 'number':
      return [...unlessKept, ...badNumbers(field), ...(isJson ? wrongTypes.slice(2) : [])]
    case 'select':
      return [
        ...unlessKept,
        ['no option', 'Root'],
        ['an option in another case', otherCase(field.options[0])],
        ['several options', field.options.join(',')],
        ...(isJson ? wrongTypes : [])
      ]
    case 'relation':
      return [
        ...missing(field),
        ['zero', '0'],
        ['a negative number', '-1'],
        ['a fraction', '1.5'],
        ['a word', 'one'],
        ['a number in another spelling', '1e0'],
        ['a number beyond 32 bits', '2147483648'],
        ['a number beyond all', '9'.repeat(40)],
        ['a list as text', '[1]']
      ]
    case 'boolean':
      if (!isJson)
        return [
          ['a word', 'yes'],
          ['a number', '1'],
          ['an empty text', '']
        ]
      return [['a text', 'true'], ['an empty text', ''], ...wrongTypes.filter(([, value]) => value !== true)]
    case 'password':
      return [
        ...(isChange ? [] : missing(field).filter(([, value]) => value === undefined || value === '')),
        ['7 characters', 'a7b6c5d'],
        ['129 characters', `${'ab'.repeat(64)}c`],
        ['a common one', 'password1'],
        ['a common one in capitals', 'PASSWORD1'],
        ['half a character', 'long enough \ud800'],
        ...wrongTypes
      ]
    case 'image':
    case 'video':
      return []
  }
}

const otherCase = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase())

const badPincodes: BadValue[] = [
  '1',
  '4110011',
  '011001',
  '411062-411001',
  '411001-',
  '4110-4120',
  'Pune',
  '411001, 41x'
].map((text) => [text, text])

function missing(field: Field): BadValue[] {
  if (!field.required) return []
  return [
    ['nothing', undefined],
    ['an empty text', ''],
    ['blanks', ' \t ']
  ]
}

function badNumbers({ decimals, min, max }: NumberField): BadValue[] {
  return [
    ['a word', 'abc'],
    ['a number with grouping', '1,000'],
    ['a number beyond all', '1e400'],
    ['a number in hexadecimal', '0x10'],
    ['no number', 'NaN'],
    ['infinity', 'Infinity'],
    ['too many digits', '9'.repeat(40)],
    ['too many decimals', `1.${'0'.repeat(decimals)}1`],
    ...(min === undefined ? [] : ([['too little', String(min - 1)]] as BadValue[])),
    ...(max === undefined ? [] : ([['too much', String(max + 1)]] as BadValue[]))
  ]
}

function badTexts(field: TextField | LongTextField, isJson: boolean): BadValue[] {
  const lines: BadValue[] = [
    ['two lines', 'one\ntwo'],
    ['a carriage return', 'one\rtwo']
  ]
  const form: BadValue[] = field.kind === 'text' && field.format ? [['another form', 'anything at all']] : []
  return [
    [`${field.maxLength + 1} characters`, longest(field, field.maxLength + 1)],
    ['far too many characters', 'x'.repeat(field.maxLength * 3)],
    ['NUL', 'a\0b'],
    ['U+FFFF', 'a\uffffb'],
    ['a bell', 'a\u0007b'],
    ['an escape', 'a\u001b[31mb'],
    ['a delete', 'a\u007fb'],
    ...(field.kind === 'text' ? lines : []),
    // UTF-8 has no lone surrogates.
    ...(isJson ? ([['half a character', 'a\ud800b']] as BadValue[]) : []),
    ...form
  ]
}

/** A valid text of exactly this length. */
export function longest(field: TextField | LongTextField, length: number): string {
  if (field.kind === 'text' && field.format === 'url') return 'https://example.com/'.padEnd(length, 'u')
  if (field.kind === 'text' && field.format === 'email') return '@example.com'.padStart(length, 'e')
  if (field.kind === 'text' && field.format === 'phone') return '9'.repeat(length)
  return 'x'.repeat(length)
}

/** Names that no definition has, or that only the program sets. */
export const foreignValues = {
  id: '4711',
  createdAt: '1999-01-01T00:00:00.000Z',
  updatedAt: '1999-01-01T00:00:00.000Z',
  searchText: 'planted',
  passwordHash: 'planted',
  tokenHash: 'planted',
  isAdmin: 'true',
  constructor: 'planted',
  prototype: 'planted',
  toString: 'planted',
  hasOwnProperty: 'planted'
}

/** Fields with a maximum length. */
export function isText(field: Field): field is TextField | LongTextField {
  return field.kind === 'text' || field.kind === 'longText'
}

/** The fields but for files, which are separate parts of a form. */
export function valueFields(fields: Readonly<Record<string, Field>>): [string, Field][] {
  return Object.entries(fields).filter(([, field]) => !kindOf(field).file)
}
