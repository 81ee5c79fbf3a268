import { Link } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { changedState, type LoadedList, stateQuery } from './state.ts'

/** Filters one click away, with how many records each finds, where that is counted. Search, order and page size stay. */
export function Tabs({ collection, loaded: { state, counts } }: { collection: Collection; loaded: LoadedList }) {
  const { path, title, tabs = [] } = collection.admin.list
  return (
    <nav aria-label={`${title} by state`} className="print:hidden">
      <ul className="-mb-px flex flex-wrap border-line border-b">
        {tabs.map(({ label, query, count }) => (
          <li key={label}>
            <Link
              to={path + stateQuery(changedState(state, { filter: query }))}
              preventScrollReset
              aria-current={state.filter === query ? 'true' : undefined}
              className="flex min-h-11 items-center gap-1.5 border-transparent border-b-3 px-2 hover:bg-sunken aria-[current]:border-link aria-[current]:font-semibold md:min-h-10 md:px-3"
            >
              {label}
              {counts && count && (
                <span className="text-muted text-sm tabular-nums">{indianNumber(counts[count] ?? 0)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
