import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '../../shared/search-text.ts'

test.each([
  ['Élodie ÉTÉ', 'elodie ete'],
  ['E\u0301lodie', 'elodie'],
  ['  Asha Admin\t', 'asha admin'],
  ['STRAẞE', 'straße'],
  ['ﬁne', 'fine'],
  ['ＡＢＣ１', 'abc1'],
  ['İstanbul', 'istanbul'],
  ['Ångström', 'angstrom'],
  ['100% _under_ back\\slash', '100% _under_ back\\slash'],
  ['कीर्ति', 'कीर्ति'],
  ['', '']
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('vowel signs of Indian scripts are letters: another sign is another word', () => {
  expect(fold('किर')).not.toBe(fold('कीर'))
  expect(fold('कर')).not.toBe(fold('कीर'))
})

test('ß is not ss, and ı is not i', () => {
  expect(fold('Strasse')).not.toBe(fold('Straße'))
  expect(fold('ı')).not.toBe(fold('i'))
})

test('what is folded stays as it is when it is folded again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
    { seed: 20_261_120 }
  )
})
