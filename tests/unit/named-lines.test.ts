import { expect, test } from 'vitest'
import { namedLines, textOfNamedLines } from '../../shared/named-lines.ts'
import { demoProducts } from '../../texts/demo/products.ts'

test('a line is a name and a value; what has no name is a value alone', () => {
  expect(namedLines('Power: 575 W\n\n  Size:  2 × 1 m: with frame \nIP66\nat 10:30')).toEqual([
    { name: 'Power', value: '575 W' },
    { name: 'Size', value: '2 × 1 m: with frame' },
    { name: '', value: 'IP66' },
    { name: '', value: 'at 10:30' }
  ])
  expect(namedLines('\n \n')).toEqual([])
})

test.each([
  [{ name: 'Power', value: '575 W' }, 'Power: 575 W'],
  [{ name: 'Power:', value: '575 W' }, 'Power: 575 W'],
  [{ name: 'Size: L', value: '2 m: with frame' }, 'Size L: 2 m: with frame'],
  [{ name: 'Ratio 4:3 ', value: ' yes' }, 'Ratio 4:3: yes'],
  [{ name: '', value: 'IP66' }, 'IP66'],
  [{ name: 'IP66', value: ' ' }, 'IP66']
])('%o is written as %s, and read again as the same text', (line, text) => {
  expect(textOfNamedLines([line, { name: ' ', value: '' }])).toBe(text)
  expect(textOfNamedLines(namedLines(text))).toBe(text)
})

test('every product of the demo content has a category, and facts with names of their own', () => {
  for (const { category, facts, productName } of demoProducts) {
    const names = namedLines(facts).map(({ name }) => name)
    expect(category).not.toBe('')
    expect(names.length, productName).toBeGreaterThan(9)
    expect(names, productName).not.toContain('')
    expect(new Set(names).size, productName).toBe(names.length)
  }
})
