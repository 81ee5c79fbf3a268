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
            className="grid items-center gap-x-12 gap-y-2 border-b border-line py-4 break-inside-avoid lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]"
          >
            <div className="flex gap-5">
              <span className="figure w-6 shrink-0 text-[2rem] leading-none">{place + 1}</span>
              <div>
                <h3 className="text-heading">{name}</h3>
                <p className="mt-1 max-w-[54ch]">
                  {text} {more}
                </p>
                {money && <p className="mt-1 max-w-[54ch] font-medium">{money}</p>}
              </div>
            </div>
            {weeks && <Weeks text={weeks} weeks={weeksOf(weeks)} last={last} />}
          </li>
        ))}
      </ol>
      <AsOf facts={['application.noStudy', 'portal.days', 'payment.order']} className="mt-5" />
    </Band>
  )
}

/** @param weeks the first and, if it is another, the last of the step @param last of the project */
function Weeks({ text, weeks: [from, to = from], last }: { text: string; weeks: number[]; last: number }) {
  return (
    <div className="max-lg:ml-11">
      <p className="figure text-xl leading-none">{text}</p>
      {from !== undefined && to !== undefined && (
        <Chart width={last} height={1} isStretched className="mt-2 h-3 w-full">
          <path d={`M0 .5H${last}`} strokeWidth=".08" className="stroke-line" />
          <rect x={from - 1} width={to - from + 1} height="1" className={to === last ? 'fill-leaf' : 'fill-ink'} />
        </Chart>
      )}
    </div>
  )
}
