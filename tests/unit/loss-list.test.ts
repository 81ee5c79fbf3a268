import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LossList } from '../../app/public/lighting/loss-list.tsx'
import { TextsContext } from '../../app/public/texts.tsx'
import type { Texts } from '../../texts/catalogue.ts'

/** The list of losses of these units a year. */
function list(...units: string[]): string {
  const losses = units.map((units, place) => ({ name: `Loss ${place + 1}`, units, remedy: 'A brush.' }))
  const texts = Object.assign((key: string) => key, { items: () => losses }) as unknown as Texts
  return renderToStaticMarkup(createElement(TextsContext, { value: texts }, createElement(LossList)))
}

test('each loss has a bar, the largest as wide as its place', () => {
  const html = list('1,200', '300')
  expect([...html.matchAll(/viewBox="0 0 (\d+) 32"/g)].map(([, width]) => Number(width))).toEqual([1_200, 1_200])
  expect([...html.matchAll(/<rect[^>]* width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([1_200, 300])
})

test.each([[[]], [['', '']], [['many']]])('there is no list of %j', (units) => {
  expect(list(...units)).toBe('')
})
