import { href } from 'react-router'
import { rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { Band } from '../band.tsx'
import { PriceSplit } from '../price-split.tsx'
import { useFacts, useTexts } from '../texts.tsx'
import { typicalFigure, type typicalOf } from './typical.ts'

const gridPrice = 'tariff.industry.rate'
/** kW: smaller connections have other tariffs. */
const leastSize = 50

type WorthProps = NonNullable<ReturnType<typeof typicalOf>> & { capacity: number | null }

/** What a unit costs from the grid and from a plant of the project's kind, what that saves in a year, in the middle of the range, and both as one bar; nothing where a price is missing, or the plant's is not below the grid's. */
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
  const estimate = { text: t('estimate.title'), path: href('/SolarServices') }
  return (
    <Band title={title} lead={t('projects.worth.text')} link={source === 'sun' ? estimate : undefined} tone="ruled">
      <div className="mt-6">
        <PriceSplit
          whole={{ range: { low: ofGrid }, text: t('projects.worth.grid', { price: rupees(grid) }) }}
          less={{ range: { low: typicalFigure(ofGrid - (ofLow + ofHigh) / 2) }, text: t('projects.worth.saved') }}
          rest={{
            range: { low: ofLow, high: ofHigh },
            text: t('projects.worth.own', { price: rupees(low, high, t.language) })
          }}
          parts={[
            { width: ofLow, className: 'fill-sun' },
            { width: ofHigh - ofLow, className: 'fill-sun', fillOpacity: 0.35 },
            { width: ofGrid - ofHigh, className: 'fill-leaf' }
          ]}
          legend={t.list('projects.worth.part')}
        />
      </div>
      <AsOf facts={[gridPrice, priceFact, unitsFact]} className="mt-4" />
    </Band>
  )
}
