import { withoutMarks } from '../../../shared/text-marks.ts'
import { AsOf } from '../as-of.tsx'
import { Band } from '../band.tsx'
import { useTexts } from '../texts.tsx'

/**
 * The steps of a project, each with its words at the left and a bar over its weeks, which are read from texts such as 'Weeks 3 to 6': a
 * column for each week; on a phone the bar is below its words. It says what is paid then, and is filled where that is something.
 */
export function ProjectSteps() {
  const t = useTexts()
  const steps = t.items('solar.step', ['name', 'text', 'more', 'weeks', 'money', 'pay']).map((step) => {
    const { weeks, money, pay } = withoutMarks(step)
    const [from = 0, to = from] = (weeks.match(/\d+/g) ?? []).map(Number)
    return { ...step, from, to, isPaid: /\d/.test(pay), isOnBar: money === pay }
  })
  const last = Math.max(1, ...steps.map(({ to }) => to))
  const weeks = Array.from({ length: last }, (_, place) => place + 1)
  return (
    <Band anchor="steps" title={t('solar.steps.title')} lead={t('solar.steps.text')} tone="sunken">
      <p aria-hidden="true" className="mt-7 flex border-b border-ink pl-[40%] text-center max-md:hidden">
        {weeks.map((week) => (
          <span key={week} className="flex-1 py-2 whitespace-nowrap">
            {week === 1 && t('solar.steps.week')} <span className="figure text-xl">{week}</span>
          </span>
        ))}
      </p>
      <ol className="max-md:mt-7">
        {steps.map(({ name, text, more, weeks: when, money, pay, isPaid, isOnBar, from, to }, place) => {
          const look = isPaid ? `text-paper ${to === last ? 'bg-leaf' : 'bg-ink'}` : 'border-2 bg-paper'
          return (
            <li key={name} className="border-b border-line max-md:py-4 md:flex md:items-start">
              <div className="shrink-0 md:w-2/5 md:py-3 md:pr-10">
                <span aria-hidden="true" className="float-right ml-4 figure text-xl leading-tight md:hidden">
                  {pay}
                </span>
                <h3 className="text-xl leading-tight">
                  <span className="figure">{place + 1}</span> {name}{' '}
                  <span className="text-base font-normal text-muted">{when}</span>
                </h3>
                <p className="mt-1 text-base">
                  {text} {more} <strong className={isOnBar ? 'sr-only' : 'font-semibold'}>{money}</strong>
                </p>
              </div>
              <span aria-hidden="true" className="flex max-md:mt-3 md:contents">
                {weeks.map((week) => (
                  <span key={week} className="flex flex-1 self-stretch border-l border-line">
                    {week >= from && week <= to && (
                      <span
                        className={`flex h-4 grow items-center justify-center border-ink figure text-xl leading-none text-center md:my-3 md:h-13 ${look}`}
                      >
                        <span className="max-md:hidden">{week === to && pay}</span>
                      </span>
                    )}
                  </span>
                ))}
              </span>
            </li>
          )
        })}
      </ol>
      <AsOf facts={t.cites('solar.step')} className="mt-5" />
    </Band>
  )
}
