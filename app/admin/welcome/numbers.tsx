import { Link } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import type { LeadWork } from '../../../server/contact/lead-work.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { classNames, Icon } from '../../../ui/index.ts'
import { StageDot } from '../dots.tsx'

const { path } = contactMessage.admin.list

export function Pipeline({ work: { open, counts, weeks } }: { work: LeadWork }) {
  const stages = [...open, { stage: 'Won', count: counts.won }, { stage: 'Lost', count: counts.lost }]
  return (
    <section aria-labelledby="pipeline">
      <h2 id="pipeline" className="font-semibold text-lg">
        Pipeline
      </h2>
      <div className="mt-1.5 grid gap-px overflow-hidden rounded-md border border-line bg-line *:bg-surface">
        <ol className="grid grid-cols-3 gap-px bg-line! sm:grid-cols-6">
          {stages.map(({ stage, count }, index) => (
            <li key={stage} className="relative grid bg-surface">
              <Link
                to={`${path}?stage=${stage}`}
                className="grid gap-1 px-4 py-2.5 hover:bg-hover focus-visible:-outline-offset-2"
              >
                <span className="flex items-center gap-1.5 text-muted text-sm">
                  <StageDot work={contactMessage.work} stage={stage} />
                  {stage}
                </span>
                <span
                  className={`font-figures font-semibold text-3xl leading-none tabular ${count > 0 ? '' : 'text-muted'}`}
                >
                  {indianNumber(count)}
                </span>
              </Link>
              {index < open.length && (
                <Icon
                  name="right"
                  className="absolute top-3 -right-2 z-10 size-4 bg-surface text-muted max-sm:[li:nth-child(3)>&]:hidden"
                />
              )}
            </li>
          ))}
        </ol>
        {weeks.filter(Boolean).length > 1 && <Weeks weeks={weeks} />}
      </div>
    </section>
  )
}

function Weeks({ weeks }: { weeks: readonly number[] }) {
  const most = Math.max(1, ...weeks)
  return (
    <div className="grid gap-2 p-4">
      <p className="flex justify-between gap-3 text-muted text-sm">
        Messages a week
        <span className="text-xs leading-5">last {weeks.length} weeks</span>
      </p>
      <ol className="flex h-16 gap-1.5 text-xs tabular">
        {weeks.map((count, index) => {
          const age = weeks.length - 1 - index
          return (
            <li key={age} className="flex min-w-0 flex-1 flex-col justify-end text-center">
              <span className="sr-only">{age === 0 ? 'The last seven days:' : `${age} weeks before:`} </span>
              <span className={count === 0 ? 'sr-only' : undefined}>{indianNumber(count)}</span>
              <span
                aria-hidden="true"
                className={classNames('min-h-0.5 rounded-t-sm', age === 0 ? 'bg-link' : 'bg-field/40')}
                style={{ height: `${(count / most) * 75}%` }}
              />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
