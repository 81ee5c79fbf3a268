import { expect, test } from 'vitest'
import { typicalOf } from '../../app/public/projects/typical.ts'
import { readSamples } from '../../app/public/samples/read-samples.ts'
import type { CollectionRecord } from '../../server/content/content.ts'
import { originals } from '../../server/texts/catalogues.ts'
import { createFormatter } from '../../server/texts/formatter.ts'
import { factValues, markedTexts, type SiteFact } from '../../server/texts/texts.ts'
import type { Texts, TextValues } from '../../texts/catalogue.ts'
import { demoFacts } from '../../texts/demo/facts.ts'

const facts = new Map(
  demoFacts.map((fact) => [
    fact.key as string,
    { valueTo: null, validTo: null, isEnded: false, ...fact } as unknown as SiteFact
  ])
)

/** The site as it begins, with or without the demo content. */
function site(isDemo: boolean, known = facts) {
  const messages = originals('en', isDemo)
  const format = createFormatter(factValues([...known.values()]))
  const say = (key: string, values?: TextValues) => format(messages.get(key) ?? '', values)
  return { texts: Object.assign(say, { cites: () => [] }) as unknown as Texts, facts: known }
}

const names = ['quotation', 'shade', 'test', 'report'] as const
const rupeesOf = (body: string, row: string) =>
  Number(new RegExp(`\\| \\**${row}[^|]*\\| [^|]*?₹([\\d,]+)`).exec(body)?.[1]?.replaceAll(',', ''))

test('the quotation adds up, and is in the middle of the prices', () => {
  const [quotation] = readSamples(site(true), names)
  const body = quotation?.body ?? ''
  // What is multiplied must be a power that is named: the size is the inverter's.
  expect(body).toMatch(/\| 6 panels of 575 W \|.*\n\| 1 on-grid inverter, 3 kW \|/)
  const price = rupeesOf(body, 'Price')
  expect(price).toBe(1_80_000)
  expect(rupeesOf(body, 'Your cost after subsidy')).toBe(price - rupeesOf(body, 'Subsidy'))
  const payments = ['With the order', 'When the material', 'Once the net meter'].map((row) => rupeesOf(body, row))
  expect(payments.reduce((sum, part) => sum + part)).toBe(price)
})

test('the report has each month and the sum of both', () => {
  const report = readSamples(site(true), ['report'])[0]?.body ?? ''
  expect(report).toContain('| Jul | 260 | 241 | 93% |')
  expect(report.match(/\| \d+% \|/g)).toHaveLength(13)
  expect(report).toMatch(/\| 4,320 \| 4,302 \| 100% \|/)
})

test('a page that is edited in place shows the same sheets', () => {
  const { texts, facts } = site(true)
  const marked = { texts: markedTexts(texts), facts }
  expect(readSamples(marked, names)).toEqual(readSamples(site(true), names))
})

test('a site that has not the facts has no quotation, and one without the demo content no samples', () => {
  const fewer = new Map([...facts].filter(([key]) => key !== 'price.home.3kw'))
  expect(readSamples(site(true, fewer), names).map(({ name }) => name)).toEqual(['shade', 'test', 'report'])
  expect(readSamples(site(false), names)).toEqual([])
})

const roof = { source: 'sun', priceFact: 'price.unit.roof', unitsFact: 'yield.month' }
const field = { source: 'sun', priceFact: 'price.unit.land', unitsFact: 'yield.month' }
const hill = { source: 'wind', priceFact: 'price.unit.windHill', unitsFact: 'yield.wind.month' }
const homes = (count: string) => `As much as ${count} homes use, at 240 units a month.`

test.each([
  [
    'Solar power',
    1000,
    { ...field, units: 1_440_000, panels: 'Typically 1,740 panels on 4.6 acres', homes: homes('500') }
  ],
  [
    'Rooftop solar',
    50,
    { ...roof, units: 72_000, panels: 'Typically 87 panels on 5,000 sq ft of roof', homes: homes('25') }
  ],
  ['Windmill', 600, { ...hill, units: 1_080_000, panels: '', homes: homes('375') }],
  ['Energy', 600, undefined],
  ['Windmill', null, undefined]
])('typical of %s, %s kW: %j', (category, capacity, typical) => {
  expect(typicalOf({ category, capacity } as CollectionRecord<'project'>, site(true))).toEqual(typical)
})

test('without what a home uses the other figures stay', () => {
  const fewer = new Map([...facts].filter(([key]) => key !== 'use.home.month'))
  const windmill = { category: 'Windmill', capacity: 600 } as CollectionRecord<'project'>
  expect(typicalOf(windmill, site(true, fewer))).toMatchObject({ units: 1_080_000, homes: '' })
})

test('a project whose category says nothing of its kind is known by the first words about it', () => {
  const description = 'Two turbines on a hill.\n\n## What was asked\n\nA solar roof.'
  const station = { category: 'Energy', title: 'Station', description, capacity: 600 }
  expect(typicalOf(station as CollectionRecord<'project'>, site(true))?.units).toBe(1_080_000)
  // A heading is no paragraph.
  const headed = { ...station, description: `## A solar roof?\n\n${description}` }
  expect(typicalOf(headed as CollectionRecord<'project'>, site(true))?.units).toBe(1_080_000)
})
