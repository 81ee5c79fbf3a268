import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProjectMonths } from '../../app/public/projects/months.tsx'
import { TextsContext } from '../../app/public/texts.tsx'
import type { Texts } from '../../texts/catalogue.ts'

const sun = '10, 10, 10, 10, 10, 10, 5, 5, 10, 10, 5, 5'
const wind = '0, 0, 0, 0, 10, 20, 30, 20, 10, 10, 0, 0'

/** The chart of these projects, where the owner has written how a year is shared out. */
function chart(projects: Parameters<typeof ProjectMonths>[0]['projects'], shares = { sun, wind }): string {
  const values: Partial<Record<string, string>> = {
    'renewable.months': shares.sun,
    'projects.months.share': shares.wind
  }
  const texts = ((key: string) => values[key] ?? key) as Texts
  return renderToStaticMarkup(createElement(TextsContext, { value: texts }, createElement(ProjectMonths, { projects })))
}

/** The figures above the bars, January to December. */
const figures = (html: string) =>
  [...html.matchAll(/<text x="24" y="[\d.]+"[^>]*>([^<]+)<\/text>/g)].map(([, text]) => text)
const heights = (html: string, look: string) =>
  [...html.matchAll(new RegExp(`width="48" height="([\\d.]+)" class="${look}"`, 'g'))].map(([, height]) =>
    Number(height)
  )

test('the units of a year are shared out over its months, those of wind below those of sun', () => {
  const html = chart([
    { source: 'sun', units: 6_00_000 },
    { source: 'sun', units: 4_00_000 },
    { source: 'wind', units: 20_00_000 }
  ])
  // July: 5 % of 10 lakh and 30 % of 20 lakh.
  expect(figures(html)[6]).toBe('6.5')
  expect(figures(html)[0]).toBe('1.0')
  expect(heights(html, 'fill-ink')[6]).toBeCloseTo((390 * 6) / 6.5)
  expect(heights(html, 'fill-sun')[6]).toBeCloseTo((390 * 0.5) / 6.5)
  expect(html).toContain('10,00,000')
  expect(html).toContain('20,00,000')
  expect(html).toContain('projects.months.lakh')
})

test('small projects are in units, and what nobody has made has no part', () => {
  const html = chart([{ source: 'sun', units: 6_000 }])
  expect(figures(html)[0]).toBe('600')
  expect(html).toContain('projects.months.units')
  expect(html).not.toContain('fill-ink')
  expect(html).not.toContain('projects.months.wind')
})

test('there is no chart without projects, nor where the owner does not say how a year is shared out', () => {
  expect(chart([])).toBe('')
  expect(chart([{ source: 'wind', units: 6_000 }], { sun, wind: '' })).toBe('')
})
