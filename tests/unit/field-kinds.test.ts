import { describe, expect, test } from 'vitest'
import { boolean } from '../../fields/boolean/field.ts'
import { date } from '../../fields/date/field.ts'
import { type Field, kindOf } from '../../fields/index.ts'
import { list } from '../../fields/list/field.ts'
import { longText } from '../../fields/long-text/field.ts'
import { number } from '../../fields/number/field.ts'
import { relation } from '../../fields/relation/field.ts'
import { select } from '../../fields/select/field.ts'
import { text } from '../../fields/text/field.ts'
import { existingName } from '../../fields/types.ts'
import { entryText } from '../../fields/value.tsx'

/** The stored value, or the sentence that refuses it. */
function check(field: Field, value: unknown): unknown {
  const parsed = kindOf(field).input(field).safeParse(value)
  return parsed.success ? parsed.data : { refused: parsed.error.issues[0]?.message }
}
const refused = (message: string) => ({ refused: message })
const unstorable = refused('Name contains characters that cannot be stored.')

describe('a text', () => {
  const name = text({ label: 'Name', required: true, maxLength: 5 })

  test.each<[unknown, unknown]>([
    ['abcde', 'abcde'],
    ['  abcde  ', 'abcde'],
    ['\tabc\n', 'abc'],
    ['कीर्त', 'कीर्त'],
    ['🌞🌞🌞🌞🌞', '🌞🌞🌞🌞🌞'],
    ['<b>', '<b>'],
    ['abcdef', refused('Name must be at most 5 characters long.')],
    ['', refused('Name is required.')],
    ['   ', refused('Name is required.')],
    [undefined, refused('Name is required.')],
    [null, refused('Name must be text.')],
    [12, refused('Name must be text.')],
    [['a'], refused('Name must be text.')],
    ['a\nb', unstorable],
    ['a\rb', unstorable],
    ['a\0b', unstorable],
    ['a\u0008', unstorable],
    ['a\ud800', unstorable],
    ['\udc00a', unstorable]
  ])('%j becomes %j', (given, expected) => {
    expect(check(name, given)).toEqual(expected)
  })

  test('that is optional may be empty, but no less right', () => {
    const optional = text({ label: 'Name', maxLength: 5 })
    expect(check(optional, '')).toBe('')
    expect(check(optional, '  ')).toBe('')
    expect(check(optional, 'a\0')).toEqual(unstorable)
  })

  test('says its own sentence where the definition has one', () => {
    expect(check(text({ label: 'N', required: true, requiredMessage: 'Say it.' }), '')).toEqual(refused('Say it.'))
  })
})

describe('a text of a form', () => {
  test.each([
    ['email', 'asha@example.com', true],
    ['email', 'asha@example', false],
    ['email', 'a b@example.com', false],
    ['email', 'asha@example.com\r\nBcc: x@example.com', false],
    ['email', '"asha"@example.com', false],
    ['email', 'a@example.com,b@example.com', false],
    ['url', 'https://example.com/a?b=c#d', true],
    ['url', 'http://example.com', true],
    ['url', 'javascript:alert(1)', false],
    ['url', 'JaVaScRiPt:alert(1)', false],
    ['url', 'data:text/html,x', false],
    ['url', '//example.com', false],
    ['phone', '+91 98765 43210', true],
    ['phone', '(020) 2612-3456', true],
    ['phone', '12345', false],
    ['phone', '+91 98765 43210 call', false],
    ['phone', '98765+43210', false]
  ] as const)('%s: %j is right: %s', (format, value, isRight) => {
    const field = text({ label: 'Contact', format })
    expect(check(field, value) === value).toBe(isRight)
    expect(check(field, '')).toBe('')
  })
})

describe('a long text', () => {
  const story = longText({ label: 'Story', required: true, maxLength: 10 })

  test.each<[unknown, unknown]>([
    ['one\r\n\r\ntwo', 'one\n\ntwo'],
    ['a\tb', 'a\tb'],
    ['ab\r\nab\r\nabcd', 'ab\nab\nabcd'],
    ['x'.repeat(11), refused('Story must be at most 10 characters long.')],
    ['\r\n \r\n', refused('Story is required.')],
    ['a\u001bb', refused('Story contains characters that cannot be stored.')],
    [{}, refused('Story must be text.')]
  ])('%j becomes %j', (given, expected) => {
    expect(check(story, given)).toEqual(expected)
  })
})

describe('a day', () => {
  const day = date({ label: 'Date' })
  const wrong = refused('Date must be a date such as 2026-01-31.')

  test.each<[unknown, unknown]>([
    ['2026-01-31', '2026-01-31'],
    [' 2026-01-31 ', '2026-01-31'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', wrong],
    ['2026-00-10', wrong],
    ['31-01-2026', wrong],
    ['2026-01-31T10:00', wrong],
    ['', refused('Date is required.')],
    [undefined, refused('Date is required.')],
    [20_260_131, refused('Date is required.')]
  ])('%j becomes %j', (given, expected) => {
    expect(check(day, given)).toEqual(expected)
  })
})

test('one of a few is exactly that', () => {
  const role = select({ label: 'Role', options: ['Admin', 'User'], placeholder: 'Select Role' })
  expect(check(role, 'User')).toBe('User')
  expect(check(role, '')).toEqual(refused('Role is required.'))
  expect(check(role, 'user')).toEqual(refused('Role must be one of: Admin, User.'))
  expect(check(role, ['User'])).toEqual(refused('Role must be one of: Admin, User.'))
})

test('a relation is an id, as a number or as its digits', () => {
  const news = relation({ label: 'News', to: 'news', title: 'title', placeholder: '' })
  for (const value of [7, '7', '0000000007']) expect(check(news, value)).toBe(7)
  for (const value of ['', 'x', '1e1', '0x7', ' 7', 0, -7, 1.5, '2147483648', null, undefined, [7], true]) {
    expect(check(news, value), JSON.stringify(value)).toEqual(refused('News is required.'))
  }
})

test('yes or no is stored as a number, and read back as it was', () => {
  const read = boolean({ label: 'Read' })
  const { column } = kindOf(read)
  for (const value of [true, false]) {
    expect(check(read, value)).toBe(value)
    expect(column?.read(column.write(value))).toBe(value)
  }
  for (const value of ['true', 1, null, '']) expect(check(read, value)).toEqual(refused('Read must be true or false.'))
})

test('the present file of a field has a name of its own in a form', () => {
  expect(existingName('newsImage')).toBe('existingNewsImage')
  expect(existingName('image')).toBe('existingImage')
})

describe('a number', () => {
  const power = number({ label: 'Power', required: true, decimals: 2, min: 0, max: 1_00_000, unit: 'kW' })
  const unread = refused('Power must be a number such as 12.5.')

  test.each<[unknown, unknown]>([
    [12.25, 12.25],
    [0, 0],
    ['12.25', 12.25],
    [' 12.50 ', 12.5],
    [0.07, 0.07],
    ['abc', unread],
    ['1e400', unread],
    ['1e3', unread],
    ['0x10', unread],
    ['NaN', unread],
    ['1,00,000', unread],
    ['12.', unread],
    ['.5', unread],
    ['1 000', unread],
    [Number.NaN, unread],
    [Number.POSITIVE_INFINITY, unread],
    [true, unread],
    [[1], unread],
    [12.345, refused('Power must have at most 2 decimals.')],
    ['1e-7', unread],
    [1e-7, refused('Power must have at most 2 decimals.')],
    [-0.01, refused('Power must be at least 0.')],
    [1_00_001, refused('Power must be at most 1,00,000.')],
    ['9'.repeat(400), refused('Power must be at most 1,00,000.')],
    ['', refused('Power is required.')],
    ['  ', refused('Power is required.')],
    [null, refused('Power is required.')],
    [undefined, refused('Power is required.')]
  ])('%j becomes %j', (given, expected) => {
    expect(check(power, given)).toEqual(expected)
  })

  test('that is optional is null where it is empty', () => {
    const optional = number({ label: 'Panels' })
    for (const empty of ['', '  ', null]) expect(check(optional, empty)).toBeNull()
    expect(check(optional, '0')).toBe(0)
    expect(check(optional, '1.5')).toEqual(refused('Panels must be a whole number.'))
    expect(check(optional, 1e300)).toEqual(refused('Panels must be at most 9,00,71,99,25,47,40,991.'))
  })

  test('is written with Indian grouping and its unit', () => {
    expect(kindOf(power).toText(99_999.5, power)).toBe('99,999.5 kW')
    expect(kindOf(power).toText(null, power)).toBe('')
  })
})

describe('what is optional may be empty, but no less right', () => {
  test('a date', () => {
    const optional = date({ label: 'Done on', required: false })
    expect(check(optional, ' ')).toBeNull()
    expect(check(optional, null)).toBeNull()
    expect(check(optional, '2026-01-31')).toBe('2026-01-31')
    expect(check(optional, '2026-02-30')).toEqual(refused('Done on must be a date such as 2026-01-31.'))
  })

  test('a choice', () => {
    const optional = select({ label: 'State', required: false, options: ['Open', 'Done'], placeholder: '' })
    expect(check(optional, '')).toBe('')
    expect(check(optional, 'Done')).toBe('Done')
    expect(check(optional, 'Gone')).toEqual(refused('State must be one of: Open, Done.'))
  })

  test('a relation', () => {
    const optional = relation({ label: 'Item', to: 'news', placeholder: '', required: false })
    for (const empty of ['', null]) expect(check(optional, empty)).toBeNull()
    expect(check(optional, '7')).toBe(7)
    expect(check(optional, '0')).toEqual(refused('Item is required.'))
  })
})

describe('a list', () => {
  const words = list({ label: 'Words', required: true, maxItems: 3 })

  test.each<[unknown, unknown]>([
    [
      ['a b', ' c '],
      ['a b', 'c']
    ],
    ['a b, c;d', ['a b', 'c', 'd']],
    ['a\r\n\n b\n', ['a', 'b']],
    ['a,b,c,d', refused('Words must have at most 3 entries.')],
    ['', refused('Words is required.')],
    [[], refused('Words is required.')],
    [undefined, refused('Words is required.')],
    [12, refused('Words must be a list of texts.')],
    [['a', ''], refused('Words is required.')]
  ])('%j becomes %j', (given, expected) => {
    expect(check(words, given)).toEqual(expected)
  })

  test('is stored as lines', () => {
    const { column, toText } = kindOf(words)
    expect(column?.write(['a b', 'c'])).toBe('a b\nc')
    expect(column?.read('a b\nc')).toEqual(['a b', 'c'])
    expect(column?.read(column?.write([]))).toEqual([])
    expect(toText(['a b', 'c'], words)).toBe('a b, c')
  })
})

test.each([
  ['414', '414000–414999'],
  ['411038', '411038'],
  ['4', '4'],
  ['Pune', 'Pune'],
  ['411001-411062', '411001–411062']
])('the pincode entry %s is read as %s', (entry, shown) => {
  expect(entryText(list({ label: 'Pincodes', format: 'pincodes' }), entry)).toBe(shown)
  expect(entryText(list({ label: 'Words' }), entry)).toBe(entry)
})
