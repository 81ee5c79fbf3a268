import type { CollectionRecord } from '../../../server/content/content.ts'
import type { SiteTexts } from '../../../server/texts/texts.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { originalOf } from '../../../shared/languages.ts'
import { parseMarkdown, textContent } from '../../../shared/markdown.ts'

/** The kinds of project, by a word of the category, else of the title, else of the description's first paragraph: the first that fits. */
const kinds = [
  { word: /roof/i, source: 'sun', text: 'projects.typical.roof', units: 'yield.month', priceFact: 'price.unit.roof' },
  { word: /solar/i, source: 'sun', text: 'projects.typical.land', units: 'yield.month', priceFact: 'price.unit.land' },
  { word: /wind|turbine/i, source: 'wind', text: '', units: 'yield.wind.month', priceFact: 'price.unit.windHill' }
] as const

function firstParagraph(text: string): string {
  const paragraph = parseMarkdown(text).find(({ token }) => token.tag === 'p')
  return paragraph ? textContent(paragraph) : ''
}

/** The facts that the words rest on. */
export const typicalFacts = ['yield.month', 'yield.wind.month', 'panel.watt', 'roof.perKw', 'land.perKw'] as const

/** What a home uses, for comparison. */
export const homeFact = 'use.home.month'

/** A typical figure, with no more digits than it is known to. */
export const typicalFigure = (value: number) => Number(value.toPrecision(3))

/** Returns typical figures for a project's kind and size: units a year, what makes them, the facts behind their number and the price of one, and panels and homes in words; undefined where a fact is missing. */
export function typicalOf(project: CollectionRecord<'project'>, { texts: t, facts }: SiteTexts) {
  const [kind] = ['category', 'title', 'description'].flatMap(
    (field) => kinds.find(({ word }) => word.test(firstParagraph(originalOf(project, field)))) ?? []
  )
  if (!kind || !project.capacity || typicalFacts.some((key) => !facts.get(key)?.value)) return undefined
  const times = (key: (typeof typicalFacts)[number]) => (project.capacity ?? 0) * (facts.get(key)?.value ?? 0)
  const values = {
    panels: indianNumber(Math.ceil((project.capacity * 1000) / (facts.get('panel.watt')?.value ?? 0))),
    roof: indianNumber(Math.round(times('roof.perKw'))),
    // From square feet, to one decimal.
    acres: indianNumber(Math.round(times('land.perKw') / 4_356) / 10)
  }
  const home = facts.get(homeFact)?.value
  const homes = home && Math.round(times(kind.units) / home)
  return {
    source: kind.source,
    priceFact: kind.priceFact,
    unitsFact: kind.units,
    units: Math.round(times(kind.units) * 12),
    panels: kind.text && t(kind.text, values),
    homes: homes ? t('projects.typical.homes', { homes: indianNumber(homes), units: indianNumber(home) }) : ''
  }
}
