import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { allCollections, collectionNamed } from '../../../collections/index.ts'
import type { Overview as OverviewData } from '../../../server/content/overview.ts'
import { indianNumber, indianTime } from '../../../shared/indian-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Backups } from './backups.tsx'
import { useOverview } from './use-overview.ts'

/** What a person needs in the morning: who has written, what was changed last, and what is missing on the site. */
export function Overview() {
  const { reading, retry } = useOverview()
  if (reading.kind === 'loading') {
    return (
      <div className={card}>
        <p role="status" className="text-muted">
          Loading what is new...
        </p>
      </div>
    )
  }
  if (reading.kind === 'failed') {
    return (
      <div className={`${card} grid justify-items-start gap-3`}>
        <p role="alert">Could not load what is new. {reading.reason}</p>
        <Button onClick={retry}>Retry</Button>
      </div>
    )
  }
  const { unreadMessages, lastChanges, gaps, backups } = reading.overview
  return (
    <div className="gap-4 *:mb-4 *:break-inside-avoid md:columns-2 xl:columns-3">
      <Unread count={unreadMessages} />
      <Part title="Last changes" none="Nothing has been changed yet." isEmpty={lastChanges.length === 0}>
        {lastChanges.map((change) => (
          <ChangeItem key={`${change.collection} ${change.id}`} change={change} />
        ))}
      </Part>
      <Part title="Missing on the site" none="Nothing is missing." isEmpty={gaps.length === 0}>
        {gaps.map((gap) => (
          <GapItem key={`${gap.collection} ${gap.missing}`} gap={gap} />
        ))}
      </Part>
      {backups && (
        <section className={card}>
          <h2 className="font-semibold text-lg">Backups</h2>
          <Backups state={backups} />
        </section>
      )}
    </div>
  )
}

const card = 'rounded-md border border-line bg-surface p-4 shadow-md'
const link =
  'font-semibold text-link underline underline-offset-4 wrap-anywhere pointer-coarse:inline-block pointer-coarse:py-2.5'

interface PartProps {
  title: string
  /** What is said where there is nothing to list. */
  none: string
  isEmpty: boolean
  children: ReactNode
}

function Part({ title, none, isEmpty, children }: PartProps) {
  return (
    <section className={card}>
      <h2 className="font-semibold text-lg">{title}</h2>
      {isEmpty ? <p className="mt-2 text-muted">{none}</p> : <ul className="mt-1 divide-y divide-line">{children}</ul>}
    </section>
  )
}

/** Leads to the records that wait for somebody to read them. */
function Unread({ count }: { count: number }) {
  const unread = allCollections.find(({ admin }) => admin.list.unread !== undefined)
  if (!unread) return null
  const { label, admin } = unread
  return (
    <Part title={admin.list.title} none={`No unread ${label.plural}.`} isEmpty={count === 0}>
      <li className="py-2">
        <Link to={admin.list.path} className={link}>
          {indianNumber(count)} unread {count === 1 ? label.singular : label.plural}
        </Link>
      </li>
    </Part>
  )
}

function ChangeItem({ change: { collection, id, title, updatedAt } }: { change: OverviewData['lastChanges'][number] }) {
  const { label, admin } = collectionNamed(collection)
  return (
    <li className="py-2">
      <Link to={`${admin.form.path}?id=${id}`} className={link}>
        {title}
      </Link>
      <p className="text-muted text-sm first-letter:uppercase">
        {label.singular}, changed{' '}
        <time dateTime={updatedAt} className="tabular-nums">
          {indianTime(updatedAt)}
        </time>
      </p>
    </li>
  )
}

function GapItem({ gap: { collection, missing, count } }: { gap: OverviewData['gaps'][number] }) {
  const { label, admin } = collectionNamed(collection)
  return (
    <li className="py-2">
      <Link to={admin.list.path} className={link}>
        {indianNumber(count)} {count === 1 ? label.singular : label.plural} without {missing}
      </Link>
    </li>
  )
}
