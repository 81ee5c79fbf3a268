import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ornaments, pairs } from '../support/colour-pairs.ts'
import { coloursOf, contrast } from '../support/contrast.ts'

const css = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8').replace(
  '--color-*: initial;',
  ''
)

test('the ratio is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const colours = coloursOf(css, scheme)

  test.each(pairs)('$colour can be told from $on: at least $least', ({ colour, on, least }) => {
    expect(contrast(colours.get(colour) ?? '', colours.get(on) ?? '')).toBeGreaterThanOrEqual(least)
  })

  test('every colour is in a pair', () => {
    const paired = new Set(pairs.flatMap(({ colour, on }) => [colour, on]))
    expect([...colours.keys()].filter((name) => !paired.has(name) && !ornaments.includes(name))).toEqual([])
  })
})
