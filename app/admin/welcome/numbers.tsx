import { Link } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import type { LeadWork } from '../../../server/contact/lead-work.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { classNames } from '../../../ui/index.ts'
import { StageDot } from '../dots.tsx'

const { path } = contactMessage.admin.list

export function Numbers({ work: { open, weeks } }: { work: LeadWork }) {
  // New ones are counted above.
  const others = open.filter(({ stage }) => stage !== 'New')
  return (
    <section
      aria-label="Messages in numbers"
      className="overflow-hidden rounded-md border border-line bg-surface divide-y divide-line"
    >
      {weeks.filter(Boolean).length > 1 && <Weeks weeks={weeks} />}
      <ul
        aria-label="Open, by stage"
        className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] divide-x divide-line text-sm *:grid"
      >
        {others.map(({ stage, count }) => (
          <li key={stage}>
            <Link
              to={`${path}?stage=${stage}`}
              className="flex min-h-11 flex-wrap items-center gap-x-1.5 px-3 hover:bg-hover focus-visible:-outline-offset-2 lg:px-4"
            >
              <StageDot work={contactMessage.work} stage={stage} />
              <span className="text-muted">{stage}</span>
              <span className={`ml-auto tabular-nums ${count > 0 ? 'font-semibold' : 'text-muted'}`}>
                {indianNumber(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
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
      <ol className="flex h-16 gap-1.5 text-xs tabular-nums">
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
