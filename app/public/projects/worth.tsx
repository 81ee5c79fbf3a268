import { href } from 'react-router'
import { rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { Band } from '../band.tsx'
import { BarRow, rangeParts } from '../bar-row.tsx'
import { useFacts, useTexts } from '../texts.tsx'
import { typicalFigure, type typicalOf } from './typical.ts'

const gridPrice = 'tariff.industry.rate'
/** kW: smaller connections have other tariffs. */
const leastSize = 50

type WorthProps = NonNullable<ReturnType<typeof typicalOf>> & { capacity: number | null }

/** What a year's units cost from the grid and from a plant of the project's kind, as bars on one scale; nothing where a price is missing, or the plant's is not below the grid's. */
export function ProjectWorth({ source, units, unitsFact, priceFact, capacity }: WorthProps) {
  const t = useTexts()
  const facts = useFacts()
  const title = t('projects.worth.title')
  const grid = facts.get(gridPrice)?.value
  const own = facts.get(priceFact)
  const [low, high] = [own?.value, own?.valueTo ?? own?.value]
  if (!title || !grid || !low || !high || high >= grid || (capacity ?? 0) < leastSize) return null
  const amount = (price: number) => typicalFigure(units * price)
  const [ofGrid, ofLow, ofHigh] = [amount(grid), amount(low), amount(high)]
  const rows = [
    { name: 'grid', price: rupees(grid), low: ofGrid, high: ofGrid, look: 'fill-ink' },
    { name: 'own', price: rupees(low, high, t.language), low: ofLow, high: ofHigh, look: 'fill-sun' },
    { name: 'saved', price: '', low: ofGrid - ofHigh, high: ofGrid - ofLow, look: 'fill-leaf' }
  ] as const
  const estimate = { text: t('estimate.title'), path: href('/SolarServices') }
  return (
    <Band title={title} lead={t('projects.worth.text')} link={source === 'sun' ? estimate : undefined} tone="ruled">
      <ul className="mt-6 border-t border-line">
        {rows.map(({ name, price, low, high, look }) => (
          <BarRow
            key={name}
            name={<h3 className="text-[1.3125rem] leading-tight font-semibold">{t(`projects.worth.${name}`)}</h3>}
            whole={ofGrid}
            parts={rangeParts(low, high, look)}
          >
            <span className="figure text-heading">{rupees(low, high, t.language)}</span>
            <span>
              {[t('projects.worth.year'), price && t('projects.worth.unit', { price })].filter(Boolean).join(', ')}
            </span>
          </BarRow>
        ))}
      </ul>
      <AsOf facts={[gridPrice, priceFact, unitsFact]} className="mt-4" />
    </Band>
  )
}
