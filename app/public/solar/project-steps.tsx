import { AsOf } from '../as-of.tsx'
import { Band } from '../band.tsx'
import { Chart } from '../chart.tsx'
import { useTexts } from '../texts.tsx'

/** The steps of a project as a Gantt chart: the weeks of each are read from its text, such as 'Weeks 3 to 6'. */
export function ProjectSteps() {
  const t = useTexts()
  const steps = t.items('solar.step', ['name', 'text', 'more', 'weeks', 'money'])
  const weeksOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
  const last = Math.max(...steps.flatMap(({ weeks }) => weeksOf(weeks)))
  return (
    <Band anchor="steps" title={t('solar.steps.title')} lead={t('solar.steps.text')} tone="sunken">
      <ol className="mt-7 border-t border-ink lg:mt-9">
        {steps.map(({ name, text, more, weeks, money }, place) => (
          <li
            key={name}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-3 break-inside-avoid lg:grid-cols-[1.75rem_minmax(0,1.2fr)_minmax(0,1fr)]"
          >
            <span className="figure text-[2rem] leading-none">{place + 1}</span>
            <h3 className="text-heading">{name}</h3>
            <p className="figure text-xl leading-none">{weeks}</p>
            <p className="col-[2/-1] mt-1 max-w-[54ch] leading-snug lg:col-[2]">
              {text} {more} <br className="max-lg:hidden" />
              <strong className="font-medium">{money}</strong>
            </p>
            <Weeks weeks={weeksOf(weeks)} last={last} />
          </li>
        ))}
      </ol>
      <AsOf facts={t.cites('solar.step')} className="mt-5" />
    </Band>
  )
}

/** @param weeks the first and, if it is another, the last of the step @param last of the project */
function Weeks({ weeks: [from, to = from], last }: { weeks: number[]; last: number }) {
  if (from === undefined || to === undefined) return null
  return (
    <Chart width={last} height={1} fit="none" className="col-[2/-1] mt-2 h-2.5 w-full self-start lg:col-[3]">
      <path d={`M0 .5H${last}`} strokeWidth=".08" className="stroke-line" />
      <rect x={from - 1} width={to - from + 1} height="1" className={to === last ? 'fill-leaf' : 'fill-ink'} />
    </Chart>
  )
}
