import { href } from 'react-router'
import { rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { Band } from '../band.tsx'
import { BarRow } from '../bar-row.tsx'
import { useFacts, useTexts } from '../texts.tsx'
import type { typicalOf } from './typical.ts'

const gridPrice = 'tariff.business.rate'

/** Typical figures: no more digits than they are known to. */
const rounded = (amount: number) => Number(amount.toPrecision(2))

/** What a year's units cost from the grid and from a plant of the project's kind, as bars on one scale; nothing where a price is missing. */
export function ProjectWorth({ source, units, price }: NonNullable<ReturnType<typeof typicalOf>>) {
  const t = useTexts()
  const facts = useFacts()
  const grid = facts.get(gridPrice)?.value
  const own = facts.get(price)
  if (!grid || !own) return null
  const [low, high] = [own.value, own.valueTo ?? own.value]
  if (high >= grid) return null
  const rows = [
    { name: 'grid', low: grid, high: grid, look: 'fill-ink' },
    { name: 'own', low, high, look: 'fill-sun' },
    { name: 'saved', low: grid - high, high: grid - low, look: 'fill-leaf' }
  ] as const
  return (
    <Band
      title={t('projects.worth.title')}
      lead={t('projects.worth.text')}
      link={source === 'sun' ? { text: t('estimate.title'), path: href('/SolarServices') } : undefined}
      tone="ruled"
    >
      <ul className="mt-6 border-t border-line">
        {rows.map(({ name, low, high, look }) => (
          <BarRow
            key={name}
            name={<h3 className="text-[1.3125rem] leading-tight font-semibold">{t(`projects.worth.${name}`)}</h3>}
            whole={grid}
            parts={[
              { width: low, className: look },
              { width: high - low, className: look, fillOpacity: 0.35 }
            ]}
          >
            <span className="figure text-heading">
              {rupees(rounded(units * low), rounded(units * high), t.language)}
            </span>
            <span>
              {t('projects.worth.year')}
              {name !== 'saved' && `, ${t('projects.worth.unit', { price: rupees(low, high, t.language) })}`}
            </span>
          </BarRow>
        ))}
      </ul>
      <AsOf facts={[gridPrice, price]} className="mt-4" />
    </Band>
  )
}
