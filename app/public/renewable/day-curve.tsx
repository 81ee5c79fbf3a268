import day from '../../../assets/drawings/day.svg?url'
import { Band } from '../band.tsx'
import { Chart } from '../chart.tsx'
import { useTexts } from '../texts.tsx'

/** The areas under the curves, in the order of the sentences `renewable.day.1` to `.3`. */
const areas = ['bg-leaf', 'bg-sun/35', 'bg-field/25']

/** The production and use of a home with 3 kW on a clear day in March, by the hour. */
export function DayCurve() {
  const t = useTexts()
  return (
    <Band title={t('renewable.day.title')} lead={t('renewable.day.text')} tone="sunken">
      <figure className="mt-6">
        <Chart width={960} height={360} className="w-full overflow-hidden" label={t('renewable.day.curve')}>
          <use href={`${day}#day`} />
          <g className="figure fill-muted text-[19px] max-sm:text-[35px]">
            {[0, 6, 12, 18, 24].map((hour) => (
              <text key={hour} x={hour * 40} y="338" textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}>
                {String(hour).padStart(2, '0')}
                <tspan className="max-sm:hidden">:00</tspan>
              </text>
            ))}
          </g>
          <g className="figure fill-ink text-[22px] max-sm:text-[35px]" textAnchor="middle">
            <text x="496" y="26">
              {t('renewable.day.roof')}
            </text>
            <text x="796" y="143">
              {t('renewable.day.home')}
            </text>
          </g>
        </Chart>
        <figcaption>
          <ul className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-3">
            {t.items('renewable.day', ['units', 'text']).map(({ units, text }, place) => (
              <li key={text} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className={`mt-1.5 size-6 shrink-0 rounded-sm border border-field ${areas[place]}`}
                />
                <span>
                  <span className="block figure text-[2rem] leading-none">{units}</span>
                  <span>{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
    </Band>
  )
}
