import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { AsOf } from '../as-of.tsx'
import { Chart } from '../chart.tsx'
import { useFacts, useTexts } from '../texts.tsx'

const keys = ['light.sodium.watt', 'light.led.watt', 'light.hours', 'tariff.streetLight', 'price.light.led'] as const

/** A bar chart of one street light's saving in a year; left out where the site lacks one of the facts. */
export function StreetLight() {
  const t = useTexts()
  const facts = useFacts()
  const values = keys.flatMap((key) => facts.get(key)?.value ?? [])
  if (values.length < keys.length) return null
  const [sodium = 0, led = 0, hours = 0, tariff = 0, price = 0] = values
  const unitsOf = (watt: number) => (watt * hours * 365) / 1000
  const saved = unitsOf(sodium - led)
  const bars = [
    { name: t('global.street.sodium'), units: unitsOf(sodium), look: 'fill-on-night-muted' },
    { name: t('global.street.led'), units: unitsOf(led), look: 'fill-sun' }
  ]
  return (
    <div className="on-night bg-night text-on-night">
      <figure className="shell grid items-center gap-x-20 gap-y-8 part lg:grid-cols-2">
        <figcaption className="max-w-[52ch]">
          <p className="figure mb-3 text-[clamp(3.5rem,2rem+6vw,7rem)] leading-none">
            {t('global.street.units', { units: indianNumber(Math.round(saved)) })}
          </p>
          <p className="text-lead font-semibold text-balance">{t('global.street.title')}</p>
          <p className="mt-2 mb-4 text-on-night-muted">
            {t('global.street.text', {
              amount: rupees(Math.round((saved * tariff) / 100) * 100),
              months: Math.round((price / (saved * tariff)) * 12)
            })}
          </p>
          <AsOf facts={keys} />
        </figcaption>
        <dl className="grid gap-8">
          {bars.map(({ name, units, look }) => (
            <div key={name}>
              <dt className="float-left mt-2">{name}</dt>
              <dd className="figure text-right text-[1.75rem] leading-tight">
                {t('global.street.units', { units: indianNumber(Math.round(units)) })}
                <Chart width={unitsOf(sodium)} height={24} fit="none" className="mt-1 h-10 w-full">
                  <rect width={units} height="24" className={look} />
                </Chart>
              </dd>
            </div>
          ))}
        </dl>
      </figure>
    </div>
  )
}
