import { href } from 'react-router'
import { Band } from '../band.tsx'
import { Entries, Steps } from '../service-page/sections.tsx'
import { loadServicePage, ServicePage } from '../service-page/service-page.tsx'
import { useTexts } from '../texts.tsx'
import type { Route } from './+types/renewable'
import { UnitsByMonth } from './units-by-month.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadServicePage(context, 'Renewable Energy')

export default function Renewable({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  return (
    <ServicePage
      page="renewable"
      path={href('/renewable-energy')}
      picture="park-and-hills"
      loaded={loaderData}
      bands={
        <>
          <DayCurve />
          <Steps
            title={t('renewable.study.title')}
            items={t.items('renewable.study', ['text', 'name'])}
            facts={['price.study']}
          />
        </>
      }
    >
      <UnitsByMonth />
      <Entries
        title={t('renewable.way.title')}
        items={t.items('renewable.way', ['name', 'detail', 'text'])}
        note={t('renewable.way.note')}
        facts={['price.unit.roof', 'price.unit.land', 'price.unit.wind', 'price.battery.5kwh']}
      />
    </ServicePage>
  )
}

/** A home with 3 kW on a clear day in March: kW produced and kW used, by the hour. */
const sun = [0, 0, 0, 0, 0, 0, 0.03, 0.35, 0.95, 1.5, 1.95, 2.2, 2.28, 2.2, 1.95, 1.5, 0.95, 0.38, 0.04, 0, 0, 0, 0, 0]
const use = [
  0.22, 0.2, 0.2, 0.2, 0.22, 0.4, 0.85, 1.05, 0.65, 0.4, 0.35, 0.35, 0.45, 0.5, 0.4, 0.38, 0.42, 0.5, 0.8, 1.1, 1.2,
  0.95, 0.6, 0.32
]

const width = 960
const height = 360
const ground = 300

/** The areas under the curves, in the order of the sentences `renewable.day.1` to `.3`. */
const areas = ['bg-leaf', 'bg-sun/35', 'bg-field/25']

function DayCurve() {
  const t = useTexts()
  return (
    <Band title={t('renewable.day.title')} tone="sunken">
      <p className="mt-4 max-w-[52ch] text-lead text-muted">{t('renewable.day.text')}</p>
      <figure className="mt-10">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="w-full overflow-hidden"
          role="img"
          aria-label={t('renewable.day.curve')}
        >
          <clipPath id="under-use">
            <path d={area(use)} />
          </clipPath>
          <path d={area(use)} className="fill-field/25" />
          <path d={area(sun)} className="fill-sun/35" />
          <path d={area(sun)} className="fill-leaf" clipPath="url(#under-use)" />
          <g className="drawing" strokeWidth="3">
            <path d={line(use)} className="stroke-ink" />
            <path d={line(sun)} className="stroke-sun-strong" />
            <path d={`M${x(0)} ${ground}H${x(24)}`} className="text-field" />
          </g>
          <g className="fill-muted text-[17px] tabular-nums max-sm:text-[30px]">
            {[0, 6, 12, 18, 24].map((hour) => (
              <text
                key={hour}
                x={x(hour)}
                y={ground + 38}
                textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
              >
                {String(hour).padStart(2, '0')}
                <tspan className="max-sm:hidden">:00</tspan>
              </text>
            ))}
          </g>
          <g className="fill-ink text-[20px] font-semibold max-sm:text-[32px]" textAnchor="middle">
            <text x={x(12.4)} y={y(2.45)}>
              {t('renewable.day.roof')}
            </text>
            <text x={x(19.9)} y={y(1.4)}>
              {t('renewable.day.home')}
            </text>
          </g>
        </svg>
        <figcaption>
          <ul className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-3">
            {t.items('renewable.day', ['units', 'text']).map(({ units, text }, place) => (
              <li key={text} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className={`mt-1.5 size-6 shrink-0 rounded-sm border border-field ${areas[place]}`}
                />
                <span>
                  <span className="block text-heading tabular-nums">{units}</span>
                  <span className="text-muted">{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
    </Band>
  )
}

const x = (hour: number) => (hour / 24) * width
const y = (power: number) => ground - power * 112

/** A smooth line through the middles of the hours (Catmull-Rom), from two hours before the day, which repeats. */
function line(powers: readonly number[]): string {
  const at = (hour: number) => y(powers.at(hour % powers.length) ?? 0)
  const curves = Array.from({ length: powers.length + 3 }, (_, place) => {
    const hour = place - 1
    const end = `${round(x(hour + 0.5))} ${round(at(hour))}`
    return `S${round(x(hour + 1 / 6))} ${round(at(hour) - (at(hour + 1) - at(hour - 1)) / 6)} ${end}`
  })
  return `M${x(-1.5)} ${round(at(-2))}${curves.join('')}`
}

const area = (powers: readonly number[]) => `${line(powers)}V${ground}H${x(-1.5)}Z`
const round = (value: number) => Math.round(value * 10) / 10
