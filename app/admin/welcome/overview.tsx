import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isCollection } from '../../../collections/define.ts'
import { allCollections, collectionNamed, definitionNamed } from '../../../collections/index.ts'
import type { BackupState } from '../../../server/backup/schedule.ts'
import type { Overview as ContentOverview } from '../../../server/content/overview.ts'
import type { Warning } from '../../../server/health/warnings.ts'
import { indianNumber, indianTime } from '../../../shared/indian-format.ts'
import { homeOf } from '../definitions.ts'
import { ReadPart } from '../read-part.tsx'
import { useRead } from '../use-read.ts'
import { Backups } from './backups.tsx'

/** What the welcome screen tells: of the content to everybody, of warnings and backups to Admins. */
type OverviewData = ContentOverview & { warnings: readonly Warning[]; backups: BackupState | null }

/** Unread messages, last changes, gaps in the content, and the state of the backups. */
export function Overview() {
  return (
    <ReadPart {...useRead<OverviewData>('/api/overview')} what="what is new" className={card}>
      {({ unreadMessages, lastChanges, gaps, blanks, warnings, backups }) => (
        <>
          <Warnings warnings={warnings} />
          <div className="gap-4 *:mb-4 *:break-inside-avoid md:columns-2 xl:columns-3">
            <Unread count={unreadMessages} />
            <Part title="Last changes" none="Nothing has been changed yet." isEmpty={lastChanges.length === 0}>
              {lastChanges.map((change) => (
                <ChangeItem key={`${change.collection} ${change.id}`} change={change} />
              ))}
            </Part>
            <Part
              title="Missing on the site"
              none="Nothing is missing."
              isEmpty={gaps.length === 0 && blanks.length === 0}
            >
              {blanks.map((blank) => (
                <BlankItem key={`${blank.definition} ${blank.missing}`} blank={blank} />
              ))}
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
        </>
      )}
    </ReadPart>
  )
}

const card = 'rounded-md border border-line bg-surface p-4 shadow-md'
const link =
  'font-semibold text-link underline underline-offset-4 wrap-anywhere pointer-coarse:inline-block pointer-coarse:py-2.5'

/** What whoever runs the site should see to, before everything else. */
function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null
  return (
    <section role="alert" className="mb-4 rounded-md border-danger border-l-4 bg-danger-soft p-4">
      <h2 className="font-semibold text-lg">Please see to this</h2>
      <ul className="mt-1 grid gap-2">
        {warnings.map(({ kind, message }) => (
          <li key={kind}>{message}</li>
        ))}
      </ul>
    </section>
  )
}

interface PartProps {
  title: string
  /** Shown where there is nothing to list. */
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

/** A link to the unread records. */
function Unread({ count }: { count: number }) {
  const unread = allCollections.find(({ admin }) => admin.list.unread !== undefined)
  if (!unread) return null
  const { label, admin } = unread
  return (
    <Part title={admin.list.title} none={`No unread ${label.plural}.`} isEmpty={count === 0}>
      <li className="py-2">
        <Link to={`${admin.list.path}?unread=1`} className={link}>
          {indianNumber(count)} unread {count === 1 ? label.singular : label.plural}
        </Link>
      </li>
    </Part>
  )
}

function ChangeItem({
  change: { collection, id, title, action, at, by }
}: {
  change: ContentOverview['lastChanges'][number]
}) {
  const { label, admin } = collectionNamed(collection)
  return (
    <li className="py-2">
      <Link to={`${admin.form.path}?id=${id}`} className={link}>
        {title}
      </Link>
      <p className="text-muted text-sm first-letter:uppercase">
        {label.singular}, {action === 'create' ? 'created' : 'changed'}{' '}
        <time dateTime={at} className="tabular-nums">
          {indianTime(at)}
        </time>{' '}
        by {by}
      </p>
    </li>
  )
}

function GapItem({ gap: { collection, name, missing, count } }: { gap: ContentOverview['gaps'][number] }) {
  const { label, admin } = collectionNamed(collection)
  return (
    <li className="py-2">
      <Link to={`${admin.list.path}?missing=${name}`} className={link}>
        {indianNumber(count)} {count === 1 ? label.singular : label.plural} without {missing}
      </Link>
    </li>
  )
}

/** What there is nothing of at all. */
function BlankItem({ blank: { definition, missing } }: { blank: ContentOverview['blanks'][number] }) {
  const found = definitionNamed(definition)
  if (!found) return null
  return (
    <li className="py-2">
      <Link to={homeOf(found)} className={link}>
        {isCollection(found) ? `No ${missing} yet` : `${missing} is not set`}
      </Link>
    </li>
  )
}
