import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnitsByMonth } from '../../app/public/renewable/units-by-month.tsx'
import { TextsContext } from '../../app/public/texts.tsx'
import type { Texts } from '../../texts/catalogue.ts'

/** The chart where the owner has written these months. */
function chart(months: string): string {
  const texts = ((key: string) => (key === 'renewable.months' ? months : '')) as Texts
  return renderToStaticMarkup(createElement(TextsContext, { value: texts }, createElement(UnitsByMonth)))
}

test('the months have a bar each, the highest as high as the chart', () => {
  const html = chart('375, 380, 440, 435, 420, 320, 260, 265, 320, 380, 365, 360')
  const heights = [...html.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height))
  expect(heights).toHaveLength(12)
  expect(heights.indexOf(Math.max(...heights))).toBe(2)
  expect(heights[6]).toBeCloseTo((260 / 440) * 390)
})

test.each(['', '1, 2, 3', 'as the sun shines'])('there is no chart of %j', (months) => {
  expect(chart(months)).toBe('')
})
