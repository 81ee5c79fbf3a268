import { AsOf } from '../as-of.tsx'
import { Band } from '../band.tsx'
import { BarRow, rangeParts } from '../bar-row.tsx'
import { useFacts, useTexts } from '../texts.tsx'

/** What a unit costs by where it is from, as bars on one scale with the grid's; a battery has a price, and no bar. */
export function UnitPrices() {
  const t = useTexts()
  const facts = useFacts()
  const from = (way: 1 | 2 | 3 | 4 | 'grid', look: string, low?: number, high = low) => ({
    name: t(`renewable.way.${way}.name`),
    detail: t(`renewable.way.${way}.detail`),
    text: t(`renewable.way.${way}.text`),
    high: high ?? 0,
    parts: low === undefined || high === undefined ? [] : rangeParts(low, high, look)
  })
  const price = (way: 1 | 2 | 3, key: string) => {
    const { value, valueTo } = facts.get(key) ?? {}
    return from(way, 'fill-sun', value, valueTo ?? value)
  }
  const tariff = (key: string) => facts.get(key)?.value
  const rows = [
    price(1, 'price.unit.roof'),
    price(2, 'price.unit.land'),
    price(3, 'price.unit.wind'),
    from('grid', 'fill-ink', tariff('tariff.home.slab1'), tariff('tariff.home.slab4')),
    from(4, '')
  ].filter(({ name, detail }) => name !== '' && detail !== '')
  if (rows.length === 0) return null
  return (
    <Band title={t('renewable.way.title')} tone="ruled">
      <ul className="mt-6 border-t border-line">
        {rows.map(({ name, detail, text, parts }) => (
          <BarRow
            key={name}
            name={<h3 className="text-[1.3125rem] leading-tight font-semibold">{name}</h3>}
            whole={Math.max(...rows.map(({ high }) => high))}
            parts={parts}
          >
            <span className="figure text-heading">{detail}</span>
            <span className="max-w-[56ch]">{text}</span>
          </BarRow>
        ))}
      </ul>
      <p className="mt-4 mb-2 max-w-[62ch] text-base text-muted">{t('renewable.way.note')}</p>
      <AsOf facts={t.cites('renewable.way')} />
    </Band>
  )
}
