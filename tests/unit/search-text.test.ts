import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeForSearch } from '../../shared/search-text.ts'

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
  expect(normalizeForSearch(text)).toBe(folded)
})

test('vowel signs of Indian scripts are letters: another sign is another word', () => {
  expect(normalizeForSearch('किर')).not.toBe(normalizeForSearch('कीर'))
  expect(normalizeForSearch('कर')).not.toBe(normalizeForSearch('कीर'))
})

test('ß is not ss, and ı is not i', () => {
  expect(normalizeForSearch('Strasse')).not.toBe(normalizeForSearch('Straße'))
  expect(normalizeForSearch('ı')).not.toBe(normalizeForSearch('i'))
})

test('what is folded stays as it is when it is folded again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalizeForSearch(normalizeForSearch(text))).toBe(normalizeForSearch(text))
    }),
    { seed: 20_261_120 }
  )
})
