import { Link, useLocation, useNavigate } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { buttonClass, Icon } from '../../../ui/index.ts'
import { idsCall } from '../calls.ts'
import { listQuery } from '../form/address.ts'
import { useShortcuts } from '../list/shortcuts.ts'
import { readState } from '../list/state.ts'
import { useRead } from '../loaded.tsx'

/** The leads before and after this one, in the list that it was opened from, as that stood then. */
export function useNeighbours(id: number) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const list = listQuery(state)
  const listed = readState(contactMessage, new URLSearchParams(list))
  const known: readonly number[] | undefined = state?.ids
  const { answer } = useRead<number[]>(
    known ? undefined : idsCall(contactMessage, listed, listed.sort || contactMessage.order[0])
  )
  const ids = known ?? answer?.body ?? []
  const place = ids.indexOf(id)
  const pathOf = (target: number) => `${contactMessage.admin.form.path}?id=${target}`
  // In place of this one: the browser's Back leads to the list.
  const options = { state: { list, ids }, replace: true }
  return {
    place,
    count: ids.length,
    previous: ids[place - 1],
    next: place < 0 ? undefined : ids[place + 1],
    pathOf,
    options,
    go: (target: number | undefined) => (target === undefined ? false : navigate(pathOf(target), options))
  }
}

/** How far the list is worked through, and the ways to the leads before and after this one. */
export function Neighbours({ place, count, previous, next, pathOf, options, go }: ReturnType<typeof useNeighbours>) {
  const { isOn } = useShortcuts({ k: () => go(previous), j: () => go(next) })
  const links = [
    { text: 'Previous', target: previous, keyName: 'K', icon: 'left' },
    { text: 'Next', target: next, keyName: 'J', icon: 'right' }
  ] as const
  if (place < 0) return null
  return (
    <nav aria-label="Messages of the list" className="flex flex-wrap items-center gap-2">
      <p className="text-muted text-sm tabular">
        {indianNumber(place + 1)} of {indianNumber(count)}
      </p>
      {links.map(
        ({ text, target, keyName, icon }) =>
          target !== undefined && (
            <Link key={text} to={pathOf(target)} {...options} aria-keyshortcuts={keyName} className={buttonClass()}>
              <Icon name={icon} />
              <span className="max-sm:sr-only">{text}</span>
              {isOn && (
                <kbd className="rounded-sm border border-field px-1 text-muted text-xs max-sm:hidden pointer-coarse:hidden">
                  {keyName}
                </kbd>
              )}
            </Link>
          )
      )}
    </nav>
  )
}
