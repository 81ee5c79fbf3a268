import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceBars } from '../../app/public/solar/price-bars.tsx'
import { FactsContext, TextsContext } from '../../app/public/texts.tsx'
import type { SiteFact } from '../../server/texts/texts.ts'
import type { Texts } from '../../texts/catalogue.ts'
import { demoFacts } from '../../texts/demo/facts.ts'

/** The bars of the demo's prices, where its subsidies have ended or not. */
function bars({ isEnded = false, known = demoFacts as readonly { key: string }[] } = {}): string {
  const facts = new Map(
    known.map((fact) => [fact.key, { valueTo: null, validTo: null, isEnded, ...fact } as unknown as SiteFact])
  )
  const say = (key: string, { amount = '' }: { amount?: string } = {}) => `${key} ${amount}`
  const texts = Object.assign(say, { list: () => [], cites: () => [], language: 'en' }) as unknown as Texts
  const element = createElement(FactsContext, { value: facts }, createElement(PriceBars))
  return renderToStaticMarkup(createElement(TextsContext, { value: texts }, element))
}

test('each size has its price after the subsidy, in parts that add up to the full price', () => {
  const html = bars()
  expect(html).toMatch(/1 kW.*₹35,000 to ₹55,000.*₹30,000.*2 kW.*₹50,000 to ₹90,000.*3 kW.*₹72,000 to ₹1,32,000/s)
  const widths = [...html.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width))
  const fullPrices = [0, 1, 2].map((row) => widths.slice(row * 3, row * 3 + 3).reduce((sum, width) => sum + width, 0))
  expect(fullPrices).toEqual([85_000, 1_50_000, 2_10_000])
})

test('without a subsidy, or without a price, there are none', () => {
  expect(bars({ isEnded: true })).toBe('')
  expect(bars({ known: demoFacts.filter(({ key }) => key !== 'price.home.3kw') })).toBe('')
})
