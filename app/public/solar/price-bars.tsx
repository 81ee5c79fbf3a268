import { estimateFactsOf, factsBehind, type RupeeRange } from '../../../server/estimate/facts.ts'
import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { Band } from '../band.tsx'
import { BarRow } from '../bar-row.tsx'
import { Legend } from '../legend.tsx'
import { useFacts, useTexts } from '../texts.tsx'
import { priceRows } from './subsidy.ts'

/** The looks of a bar's parts, in the order of `service.solar.bars.part.1` to `.3`. */
const looks = [
  { className: 'fill-ink' },
  { className: 'fill-ink', fillOpacity: 0.35 },
  { className: 'fill-leaf' }
] as const

/** A price as the parts of a bar, rupees. */
export function partsOfPrice({ low, high }: RupeeRange, subsidy: number) {
  return [
    { width: low, ...looks[0] },
    { width: high - low, ...looks[1] },
    { width: subsidy, ...looks[2] }
  ]
}

/** A home's price by the system's size as bars: what the owner pays, least and most, and what the subsidy gives back. */
export function PriceBars() {
  const t = useTexts()
  const figures = estimateFactsOf(useFacts())
  const rows = figures ? priceRows(figures).filter(({ owner, subsidy }) => owner === 'home' && subsidy > 0) : []
  if (rows.length === 0) return null
  const parts = t.list('service.solar.bars.part')
  const most = Math.max(...rows.map(({ price }) => price.high))
  return (
    <Band title={t('service.solar.bars.title')} lead={t('service.solar.bars.text')} tone="sunken">
      <div className="mt-6">
        <Legend entries={looks.map((look, place) => ({ text: parts[place] ?? '', ...look }))} />
      </div>
      <ul className="mt-4 border-t border-line">
        {rows.map(({ kw, units, subsidy, pay }) => (
          <BarRow
            key={kw}
            name={
              <p>
                <span className="block figure text-[2rem] leading-tight">{kw} kW</span>
                {t('estimate.value.month', { units: indianNumber(units) })}
              </p>
            }
            whole={most}
            parts={partsOfPrice(pay, subsidy)}
          >
            <span className="figure text-heading">{rupees(pay.low, pay.high, t.language)}</span>
            <span className="text-leaf">{t('service.solar.bars.subsidy', { amount: rupees(subsidy) })}</span>
          </BarRow>
        ))}
      </ul>
      <AsOf facts={factsBehind('home', 'price.', 'subsidy.', 'yield.')} className="mt-4" />
    </Band>
  )
}
