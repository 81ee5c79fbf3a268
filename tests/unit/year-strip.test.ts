import { expect, test } from 'vitest'
import { monthsFromTo } from '../../app/public/wind/year-strip.tsx'

test.each([
  ['January to March', 'en', [0, 1, 2]],
  ['May', 'en', [4]],
  ['October to January', 'en', [9, 10, 11, 0]],
  ['Sept–Oct, before the winter', 'en', [8, 9]],
  ['After a stoppage', 'en', []],
  ['जनवरी से मार्च', 'hi', [0, 1, 2]],
  ['मई', 'hi', [4]],
  ['टर्बाइन रुकने पर', 'hi', []],
  ['जानेवारी ते मार्च', 'mr', [0, 1, 2]],
  ['मे', 'mr', [4]],
  ['बंद पडल्यावर', 'mr', []]
] as const)('the months of %j in %s are %j', (text, language, months) => {
  expect(monthsFromTo(text, language)).toEqual(months)
})
