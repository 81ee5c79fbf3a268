import { Link } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import { Button, Icon, linkClass } from '../../../ui/index.ts'
import { fewestLetters, useRecordSearch } from '../find-records.ts'
import { parametersOf } from './state.ts'
import type { List } from './use-list.ts'

/** In the place of a list that shows no record. */
export function Empty({ list: { collection, state, change } }: { list: List }) {
  const { label, api } = collection
  const { search, unread, missing, filter } = state
  const isNarrowed = parametersOf({ search, unread, missing, filter }).size > 0
  const none = isNarrowed ? `No ${label.plural} here.` : `There are no ${label.plural} yet.`
  return (
    <div className="grid justify-items-center gap-3 rounded-md border border-line bg-surface px-6 py-12 text-center">
      <Icon name="search" className="size-8 text-field" />
      <p className={search ? 'font-semibold text-lg wrap-anywhere' : 'text-muted'}>
        {search ? `No ${label.plural} match ‘${search}’.` : none}
        {!isNarrowed && !api.create && ' They appear here by themselves.'}
      </p>
      {search && <p className="text-muted text-sm">Fewer or shorter words find more.</p>}
      {isNarrowed && (
        <Button onClick={() => change({ search: '', unread: false, missing: '', filter: '' })}>
          Show all {label.plural}
        </Button>
      )}
      {search && <FoundElsewhere words={search} collection={collection} />}
    </div>
  )
}

/** Records of other lists with the words that this one has not: often they were only looked for in the wrong one. */
function FoundElsewhere({ words, collection }: { words: string; collection: Collection }) {
  const { words: searched, targets, isWhole } = useRecordSearch(words, collection)
  const isNothing = targets.length === 0 && isWhole && words.length >= fewestLetters
  return (
    <div className="mt-3 grid justify-items-center gap-1 text-sm">
      <p role="status" className="text-muted">
        {searched === words && targets.length > 0 && 'In other lists:'}
        {searched === words && isNothing && 'Other lists have nothing either.'}
      </p>
      {searched === words && (
        <ul className="empty:hidden">
          {targets.map(({ text, note, to }) => (
            <li key={to} className="py-1">
              <Link to={to} className={linkClass}>
                {text}
              </Link>{' '}
              <span className="text-muted">· {note}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
