import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import { isCollection } from '../../../collections/define.ts'
import { allCollections, collectionNamed, definitionNamed } from '../../../collections/index.ts'
import type { BackupState } from '../../../server/backup/schedule.ts'
import type { LeadWork } from '../../../server/contact/lead-work.ts'
import type { Overview as ContentOverview } from '../../../server/content/overview.ts'
import type { Warning } from '../../../server/health/warnings.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { linkClass } from '../../../ui/button.tsx'
import { Age, Due, Moment } from '../../../ui/moment.tsx'
import { countText } from '../checks.tsx'
import { amountText, homeOf } from '../definitions.ts'
import { CallAndChat } from '../messages/ways.tsx'
import { ReadPart, useRead } from '../read-part.tsx'
import { ScreenTitle } from '../screen.tsx'
import { useBackOffice } from '../use-back-office.tsx'

const balloons = Array.from({ length: 25 }, (_, index) => `balloon ${index + 1}`)

export default function Welcome() {
  return (
    <main id="content" tabIndex={-1} className="relative flex-1 overflow-hidden p-4 md:p-8">
      <ScreenTitle />
      <div aria-hidden="true" className="balloons">
        {balloons.map((balloon) => (
          <span key={balloon} className="balloon" />
        ))}
      </div>
      <div className="relative mx-auto grid max-w-6xl gap-4 md:gap-6">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="font-bold text-2xl">Welcome to Admin Panel</h1>
          <p className="text-muted">You're logged in successfully!</p>
        </div>
        <Overview />
        <p className="text-center text-muted text-sm">Version {useBackOffice().version}</p>
      </div>
    </main>
  )
}

type OverviewData = ContentOverview & {
  work: LeadWork
  checks: { errors: number; warnings: number }
  demo: number
  warnings: readonly Warning[]
  backups: BackupState | null
}

/** The day's work, then unread messages, last changes, gaps in the content, and the state of the backups. */
function Overview() {
  return (
    <ReadPart {...useRead<OverviewData>('/api/overview')} what="what is new" className={card}>
      {(overview) => (
        <>
          <Warnings warnings={overview.warnings} />
          <div className="grid items-start gap-4 lg:grid-cols-3">{workParts(overview.work).map(toPart)}</div>
          <div className="gap-4 *:mb-4 *:break-inside-avoid md:columns-2 xl:columns-3">
            {contentParts(overview).map(toPart)}
            {overview.backups && <Backups state={overview.backups} />}
          </div>
        </>
      )}
    </ReadPart>
  )
}

const card = 'rounded-md border border-line bg-surface p-4 shadow-md'

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
  /** The way to all that there is, where that may be more. */
  all?: ReactNode
  /** Said where there is nothing to list. */
  none: string
  links: readonly { key?: string | number; to: string; text: string; list?: string; note?: ReactNode }[]
}

function toPart({ title, all, none, links }: PartProps) {
  return (
    <section key={title} className={card}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-semibold text-lg">{title}</h2>
        {all}
      </div>
      {links.length === 0 && <p className="mt-2 text-muted">{none}</p>}
      <ul className="mt-1 divide-y divide-line empty:hidden">
        {links.map(({ to, text, list, note, key = text }) => (
          <li key={key} className="py-2">
            <Link to={to} state={{ list }} className={`${linkClass} font-semibold`}>
              {text}
            </Link>
            {note && <div className="text-muted text-sm first-letter:uppercase">{note}</div>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the day begins with: who has written, what is due, and what is late. */
function workParts({ new: newest, due, late, counts }: LeadWork): PartProps[] {
  const { list, form } = contactMessage.admin
  const today = counts.due - counts.late
  const groups = [
    { title: 'New messages', none: 'Nothing new.', leads: newest, count: counts.new, query: '?stage=New' },
    { title: 'Due today', none: 'Nothing is due today.', leads: due, count: today, query: '?due=today' },
    { title: 'Late', none: 'Nothing is late.', leads: late, count: counts.late, query: '?sort=followUpOn&due=today' }
  ]
  return groups.map(({ title, none, leads, count, query }) => ({
    title,
    none,
    all: count > 0 && (
      <Link to={list.path + query} className={`${linkClass} font-semibold text-sm`}>
        All {indianNumber(count)} <span className="sr-only">{title}</span>
      </Link>
    ),
    links: leads.map((lead) => ({
      key: lead.id,
      to: `${form.path}?id=${lead.id}`,
      text: lead.subject,
      list: query,
      note: (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <p className="mr-auto">
            {lead.name}, {'createdAt' in lead ? <Age at={lead.createdAt} /> : <Due day={lead.followUpOn} />}
            {'owner' in lead && lead.owner && `, ${lead.owner}`}
          </p>
          <CallAndChat person={lead} />
        </div>
      )
    }))
  }))
}

function contentParts({ unreadMessages, lastChanges, blanks, gaps, checks, demo }: OverviewData): PartProps[] {
  const unread = allCollections.filter(({ admin }) => admin.list.unread !== undefined)
  const changes = lastChanges.map(({ collection, id, title, action, at, by }) => {
    const { label, admin } = collectionNamed(collection)
    const note = (
      <>
        {label.singular}, {action === 'create' ? 'created' : 'changed'} <Moment at={at} /> by {by}
      </>
    )
    return { key: `${collection} ${id}`, to: `${admin.form.path}?id=${id}`, text: title, note }
  })
  const lacking = blanks.map(({ definition, missing }) => {
    const found = definitionNamed(definition)
    if (!found) throw new Error(`There is no definition '${definition}'.`)
    return { to: homeOf(found), text: isCollection(found) ? `No ${missing} yet` : `${missing} is not set` }
  })
  const incomplete = gaps.map(({ collection, name, missing, count }) => {
    const { label, admin } = collectionNamed(collection)
    return { to: `${admin.list.path}?missing=${name}`, text: `${amountText(count, label)} without ${missing}` }
  })
  const wrong = checks.errors + checks.warnings > 0
  const faults = wrong ? [{ to: '/checks', text: countText(checks.errors, checks.warnings) }] : []
  const examples =
    demo > 0 ? [{ to: '/checks#demo', text: `${indianNumber(demo)} records are still demo content` }] : []
  return [
    ...unread.map(({ label, admin }) => {
      const noun = unreadMessages === 1 ? label.singular : label.plural
      const text = `${indianNumber(unreadMessages)} unread ${noun}`
      const links = unreadMessages > 0 ? [{ to: `${admin.list.path}?unread=1`, text }] : []
      return { title: admin.list.title, none: `No unread ${label.plural}.`, links }
    }),
    { title: 'Last changes', none: 'Nothing has been changed yet.', links: changes },
    { title: 'Missing on the site', none: 'Nothing is missing.', links: [...lacking, ...incomplete] },
    { title: 'Checks', none: 'All is well.', links: [...faults, ...examples] }
  ]
}

/** The age of the last backup, with a warning where it is too old. For Admins. */
function Backups({ state: { everyHours, lastAt, isLate } }: { state: BackupState }) {
  const schedule = everyHours === 1 ? 'every hour' : `every ${indianNumber(everyHours ?? 0)} hours`
  const last = lastAt ? <Moment at={lastAt} /> : undefined
  return (
    <section className={`${card} grid gap-2`}>
      <h2 className="font-semibold text-lg">Backups</h2>
      {everyHours !== null && <p>{last ? <>The last one was made on {last}.</> : 'No backup has been made yet.'}</p>}
      {isLate ? (
        <p role="alert" className="font-semibold text-danger">
          There should be a newer one: a backup is due {schedule}. Please tell whoever runs the site.
        </p>
      ) : (
        <p className="text-muted text-sm">
          {everyHours === null ? 'Scheduled backups are not set up.' : `One is made ${schedule}.`}
        </p>
      )}
    </section>
  )
}
