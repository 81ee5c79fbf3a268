import { href, useSearchParams } from 'react-router'
import shapes from '../../../assets/drawings/street.json' with { type: 'json' }
import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { latinDigits } from '../../../shared/text.ts'
import { AsOf } from '../as-of.tsx'
import { Chart } from '../chart.tsx'
import { TextField } from '../form-field.tsx'
import { Section } from '../section.tsx'
import { useFacts, useTexts } from '../texts.tsx'

const keys = ['light.sodium.watt', 'light.led.watt', 'light.hours', 'tariff.streetLight', 'price.light.led'] as const

/** One street light's saving in a year, as bars, and that of a street of them; left out where the site lacks one of the facts. */
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
      <figure className="shell split part gap-y-8">
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
        <dl className="grid content-start gap-4">
          {bars.map(({ name, units, look }) => (
            <div key={name}>
              <dt className="float-left mt-2">{name}</dt>
              <dd className="figure text-right text-[1.75rem] leading-tight">
                {t('global.street.units', { units: indianNumber(Math.round(units)) })}
                <Chart width={unitsOf(sodium)} height={24} fit="none" className="mt-1 h-8 w-full lg:h-24">
                  <rect width={units} height="24" className={look} />
                </Chart>
              </dd>
            </div>
          ))}
        </dl>
        <Street units={Math.round(saved)} tariff={tariff} />
      </figure>
    </div>
  )
}

/** The same for a street, of as many poles as a visitor asks for. @param units that one of them saves */
function Street({ units, tariff }: { units: number; tariff: number }) {
  const t = useTexts()
  const asked = latinDigits(useSearchParams()[0].get('poles') ?? '20').trim()
  const isNumber = /^[1-9]\d{0,3}$/.test(asked)
  const poles = isNumber ? Number(asked) : 20
  const lamps = Array.from({ length: Math.min(poles, 40) }, (_, place) => place * 80)
  // In two drawings, which stand one below the other on a phone.
  const half = Math.ceil(lamps.length / 2)
  return (
    <Section
      title={t('global.street.of', { poles })}
      id="street"
      className="border-t border-night-line pt-8 lg:col-span-2"
    >
      <div className="mt-4 grid gap-y-4 sm:flex">
        <Lamps lamps={lamps.slice(0, half)} width={half * 80} />
        <Lamps lamps={lamps.slice(half)} width={half * 80} />
      </div>
      <div className="split items-start gap-y-5 pt-4">
        <p className="grid gap-y-2 figure text-[1.75rem]">
          {t('global.street.sum', { poles, units: indianNumber(units) })}
          <strong className="text-title leading-none text-sun">
            {t('global.street.year', { amount: rupees(Math.round(poles * units * tariff)) })}
          </strong>
        </p>
        <form
          action={`${href('/Global')}#street`}
          noValidate
          className="flex flex-wrap items-end gap-3 rounded-md bg-surface p-4 text-ink"
        >
          <TextField
            id="street-poles"
            name="poles"
            label={t('global.street.poles')}
            value={asked}
            error={isNumber ? '' : t('global.street.fault')}
            inputMode="numeric"
            maxLength={9}
            className="grow"
          />
          <button type="submit" className="button button-quiet min-h-12 max-sm:w-full">
            {t('solar.form.button')}
          </button>
        </form>
      </div>
    </Section>
  )
}

/** Lit lamps side by side, from the left. @param lamps where each stands @param width of the whole row */
function Lamps({ lamps, width }: { lamps: readonly number[]; width: number }) {
  const [left] = lamps
  if (left === undefined) return null
  return (
    <Chart
      left={left}
      top={-100}
      width={width}
      height={102}
      fit="xMinYMax"
      className="drawing max-h-24 w-full border-b border-on-night"
    >
      {left === 0 && (
        <linearGradient id="beam" x2="0" y2="1">
          <stop stopColor="var(--color-sun)" stopOpacity="0.7" />
          <stop offset="1" stopColor="var(--color-sun)" stopOpacity="0.1" />
        </linearGradient>
      )}
      {lamps.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M26 -88L12 0H58L40 -88z" fill="url(#beam)" className="stroke-none" />
          <path d={shapes.lamp.path} />
        </g>
      ))}
    </Chart>
  )
}
