import { rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { Band } from '../band.tsx'
import { BarRow } from '../bar-row.tsx'
import { useFacts, useTexts } from '../texts.tsx'

/** The facts of `renewable.way.1` to `.3`: rupees a unit, from the least to the most. */
const prices = ['price.unit.roof', 'price.unit.land', 'price.unit.wind'] as const
/** A home's first and last slab. */
const grid = ['tariff.home.slab1', 'tariff.home.slab4'] as const

/** What a unit costs by where it is from, as bars on one scale with the grid's; a battery's price has no bar. */
export function UnitPrices() {
  const t = useTexts()
  const facts = useFacts()
  const [first, last] = grid.map((key) => facts.get(key)?.value)
  const ways = t.items('renewable.way', ['name', 'detail', 'text']).map((way, place) => {
    const { value: low, valueTo } = facts.get(prices[place] ?? '') ?? {}
    return { ...way, look: 'fill-sun', low, high: valueTo ?? low }
  })
  const fromGrid = {
    name: t('renewable.way.grid.name'),
    detail: t('renewable.way.grid.detail', { range: rupees(first ?? 0, last, t.language) }),
    text: t('renewable.way.grid.text'),
    look: 'fill-ink',
    low: first,
    high: last
  }
  const rows = first === undefined ? ways : [...ways.slice(0, prices.length), fromGrid, ...ways.slice(prices.length)]
  if (ways.length === 0) return null
  return (
    <Band title={t('renewable.way.title')} tone="ruled">
      <ul className="mt-6 border-t border-line">
        {rows.map(({ name, detail, text, look, low, high = low }) => (
          <BarRow
            key={name}
            name={<h3 className="text-[1.3125rem] leading-tight font-semibold">{name}</h3>}
            whole={Math.max(...rows.map((row) => row.high ?? 0))}
            parts={
              low === undefined || high === undefined
                ? []
                : [
                    { width: low, className: look },
                    { width: high - low, className: look, fillOpacity: 0.35 }
                  ]
            }
          >
            <span className="figure text-heading">{detail}</span>
            <span className="max-w-[56ch]">{text}</span>
          </BarRow>
        ))}
      </ul>
      <p className="mt-4 mb-2 max-w-[62ch] text-base text-muted">{t('renewable.way.note')}</p>
      <AsOf facts={[...t.cites('renewable.way'), ...grid]} />
    </Band>
  )
}
