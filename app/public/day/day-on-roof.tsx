import { Band } from '../band.tsx'
import { Chart } from '../chart.tsx'
import { useFragmentAddress } from '../lazy-fragment.tsx'
import { Photo } from '../photo.tsx'
import { useTexts } from '../texts.tsx'
import { placeOnArc, powerAt, stepCount, stillStep, timeOf, unitsByHour, unitsUntil } from './hours.ts'

/**
 * One day on a roof by half hours: moving the sun shows the shadows and the output of six panels. Without
 * script it is the picture of half past four with its figures.
 */
export function DayOnRoof() {
  const t = useTexts()
  const title = t('day.title')
  const captions = useFragmentAddress('day')
  if (!title) return null
  const time = timeOf(stillStep)
  const power = `${powerAt(stillStep).toFixed(1)} kW`
  return (
    <Band title={title} lead={t('day.text')} tone="night">
      <day-on-roof
        data-captions={captions}
        class="mt-10 grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
      >
        <figure>
          <div className="day-stage">
            <Photo name="day-1630" sizes="(width >= 62rem) 60vw, 88vw" className="w-full rounded-md" />
            <Chart top={-160} width={960} height={700} className="pointer-events-none absolute inset-0 size-full">
              <path d="M60 20Q480 -240 900 20" className="day-arc" />
              <g data-sun transform={`translate(${placeOnArc(stillStep)})`}>
                <circle r="40" className="fill-sun/30" />
                <circle r="21" className="fill-sun" />
                <text x="-72" y="26" textAnchor="end" className="day-hint fill-ink text-[24px] max-sm:text-[46px]">
                  {t('day.hint')}
                </text>
              </g>
            </Chart>
            <input
              type="range"
              max={stepCount - 1}
              defaultValue={stillStep}
              aria-label={t('day.label')}
              aria-valuetext={`${time}, ${power}`}
            />
          </div>
          <figcaption className="mt-2 text-base text-muted">{t('site.illustration')}</figcaption>
        </figure>
        <div>
          <p className="flex items-baseline justify-between gap-4 border-b border-ink pb-3 figure text-title">
            <span data-time>{time}</span>
            <span data-power>{power}</span>
          </p>
          <div
            aria-live="polite"
            className="min-h-[8.5em] py-4 text-lead text-balance sm:min-h-[5.5em] lg:min-h-[9.5em]"
          >
            <DayCaptions from={time} />
          </div>
          <Hours />
          <p data-units={t('day.units', { units: '#' })} className="mt-2 font-medium tabular">
            {t('day.units', { units: unitsUntil(stillStep).toFixed(1) })}
          </p>
          <p className="mt-1 text-base text-muted">{t('day.figures')}</p>
        </div>
      </day-on-roof>
    </Band>
  )
}

/** What is seen at each time of the day, hidden but for one. @param from only this one */
export function DayCaptions({ from: only = '' }) {
  const time = timeOf(stillStep)
  return useTexts()
    .items('day.at', ['from', 'text'])
    .filter(({ from }) => !only || from === only)
    .map(({ from, text }) => (
      <p key={from} data-from={from.replace(':30', '.5')} hidden={from !== time}>
        {text}
      </p>
    ))
}

/** The units of each hour as columns, amber as far as the day has come. */
function Hours() {
  // Filled, since strokes are of one colour in forced colours.
  const columns = unitsByHour
    .map((units, index) => `M${index * 30 + 2} 130v${Math.round(units * -52)}h26V130z`)
    .join('')
  return (
    <Chart left={-10} width={400} height={160} className="w-full max-w-100" label={useTexts()('day.curve')}>
      <clipPath id="day-until">
        <rect data-until width={stillStep * 15} height="131" />
      </clipPath>
      <path d={columns} className="fill-field/35" />
      <path d={columns} clipPath="url(#day-until)" className="fill-sun" />
      <path d="M0 130.5H390" className="stroke-field" />
      <g className="figure fill-muted text-base" textAnchor="middle">
        {[6, 9, 12, 15, 18].map((hour) => (
          <text key={hour} x={hour * 30 - 180} y="152">
            {hour}
          </text>
        ))}
      </g>
    </Chart>
  )
}
