import { expect, test } from 'vitest'
import { contactFault, phoneDigits, phoneLeftOver } from '../../collections/contact-rules.ts'

const wrong = 'Phone number should be exactly 10 digits and numeric only.'

test.each([
  '9876543210',
  '+91 98765 43210',
  '+919876543210',
  '(+91) 98765-43210',
  '+91 (0) 98765 43210',
  '09876543210',
  '919876543210',
  '0919876543210',
  '00919876543210',
  '0091-98765-43210',
  '98765.43210',
  '[98765] 43210',
  '98765–43210',
  '\u202a+91 98765 43210\u202c',
  '९८७६५ ४३२१०',
  '+९१ ९८७६५४३२१०'
])('%s is a number of ten digits', (typed) => {
  expect(contactFault('phone', typed, 'submit')).toBeUndefined()
  expect(phoneDigits(typed)).toBe('9876543210')
  expect(phoneLeftOver(typed)).toBeUndefined()
})

test.each([
  ['98765432101', `${wrong} 1 digit is left over.`],
  ['+91 98765 43210 22', `${wrong} 2 digits are left over.`],
  ['+1 415 555 26711', `${wrong} 2 digits are left over.`],
  ['9198765432109', `${wrong} 1 digit is left over.`],
  ['+65 6123 4567', wrong],
  ['98765 4321', wrong],
  ['91987654321', wrong],
  ['98765a43210', wrong],
  ['98765+43210', wrong],
  ['+91', wrong],
  ['', wrong]
])('%s is none', (typed, fault) => {
  expect(contactFault('phone', typed, 'submit')).toBe(fault)
})

test.each(['+919876543210', '00919876543210', '09876543210', '919876543210', '9876543210'])(
  '%s may be typed one by one, each time without what is no digit of the number',
  (typed) => {
    expect([...typed].reduce((entry, character) => phoneDigits(entry + character), '')).toBe('9876543210')
  }
)

test('what is typed beyond ten digits is left out with a word', () => {
  expect(phoneDigits('98765432105')).toBe('9876543210')
  expect(phoneLeftOver('98765432105')).toBe(`${wrong} 1 digit is left over.`)
})
