import curves from '../../../assets/drawings/curves.json' with { type: 'json' }
import { Band } from '../band.tsx'
import { Chart } from '../chart.tsx'
import { useTexts } from '../texts.tsx'

/** The areas under the curves, in the order of the sentences `{texts}.1` to `.3`. */
const areas = ['bg-leaf', 'bg-sun/35', 'bg-field/25']

const days = {
  /** A home with 3 kW on a clear day in March: 112 units of height for 1 kW. */
  home: {
    texts: 'renewable.day',
    use: curves.dayUse,
    own: curves.dayOwn,
    place: 'bottom-[56%] left-[83%] [translate:-50%]'
  },
  /** A workshop with 50 kW on such a day, when it works: 6.7 units of height for 1 kW. */
  work: { texts: 'service.commercial.day', use: curves.workUse, own: curves.workOwn, place: 'bottom-[56%] right-[67%]' }
} as const

/** A business's day. */
export const WorkDayCurve = () => <DayCurve day="work" />

/** What a roof makes and what is used below it: 40 units of width an hour. In the page, as a file it would come before the headline. */
export function DayCurve({ day = 'home' }: { day?: keyof typeof days }) {
  const t = useTexts()
  const { texts, use, own, place } = days[day]
  return (
    <Band title={t(`${texts}.title`)} lead={t(`${texts}.text`)} tone="sunken">
      <figure className="mt-6">
        {/* Words beside the drawing: on a phone it is stretched to a height in which the curves can be read. */}
        <p aria-hidden="true" className="text-center figure text-xl">
          {t(`${texts}.roof`)}
        </p>
        <div className="relative">
          <Chart
            top={40}
            width={960}
            height={264}
            fit="none"
            className="w-full overflow-hidden max-sm:h-52"
            label={t(`${texts}.curve`)}
          >
            <g fill="none" strokeWidth="2.5" strokeLinejoin="round">
              <path fill="var(--color-field)" fillOpacity=".25" d={`${use}V300H-60Z`} />
              <path fill="var(--color-sun)" fillOpacity=".35" d={`${curves.dayRoof}V300H-60Z`} />
              <path fill="var(--color-leaf)" d={own} />
              <path stroke="var(--color-ink)" d={use} />
              <path stroke="var(--color-sun-strong)" d={curves.dayRoof} />
              <path stroke="var(--color-field)" d="M0 300H960" />
            </g>
          </Chart>
          <p aria-hidden="true" className={`absolute ${place} figure text-xl whitespace-nowrap`}>
            {t(`${texts}.home`)}
          </p>
        </div>
        <p aria-hidden="true" className="flex justify-between figure text-muted">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}:00</span>
          ))}
        </p>
        <figcaption>
          <ul className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-3">
            {t.items(texts, ['units', 'text']).map(({ units, text }, index) => (
              <li key={text} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className={`mt-1.5 size-6 shrink-0 rounded-sm border border-field ${areas[index]}`}
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
