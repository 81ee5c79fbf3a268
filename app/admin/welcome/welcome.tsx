import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contactMessage } from '../../../collections/contact-message.ts'
import { isCollection } from '../../../collections/define.ts'
import { collectionNamed, definitionNamed } from '../../../collections/index.ts'
import type { BackupState } from '../../../server/backup/schedule.ts'
import type { LeadWork } from '../../../server/contact/lead-work.ts'
import type { Overview as ContentOverview } from '../../../server/content/overview.ts'
import type { Warning } from '../../../server/health/readiness.ts'
import { indianNumber, rupees } from '../../../shared/indian-format.ts'
import { linkClass } from '../../../ui/button.tsx'
import { Age, Due, Moment } from '../../../ui/moment.tsx'
import { countText } from '../checks.tsx'
import { amountText, homeOf } from '../definitions.ts'
import { CallAndChat } from '../messages/ways.tsx'
import { ReadPart, useRead } from '../read-part.tsx'
import { ScreenTitle } from '../screen.tsx'
import { useBackOffice } from '../use-back-office.tsx'
import { Balloons } from './balloons.tsx'

export default function Welcome() {
  return (
    <main id="content" tabIndex={-1} className="flex-1 p-4 md:p-6">
      <ScreenTitle />
      <Balloons />
      <div className="mx-auto grid max-w-6xl gap-5">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="font-semibold text-2xl">Welcome to Admin Panel</h1>
          <p className="text-muted">You're logged in successfully!</p>
        </div>
        <Overview />
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

/** The day's work; beside it gaps in the content, the state of checks and backups, and last changes. */
function Overview() {
  const { version } = useBackOffice()
  return (
    <ReadPart {...useRead<OverviewData>('/api/overview')} what="what is new">
      {(overview) => (
        <>
          <Warnings warnings={overview.warnings} />
          <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem] *:grid *:gap-6">
            <div>{workParts(overview).map(toPart)}</div>
            <div>
              {contentParts(overview).map(toPart)}
              {overview.backups && <Backups state={overview.backups} />}
              <p className="text-muted text-sm">Version {version}</p>
            </div>
          </div>
        </>
      )}
    </ReadPart>
  )
}

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
  links: readonly LinkedItem[]
}

interface LinkedItem {
  key?: string | number
  to: string
  text: string
  list?: string
  note?: ReactNode
  /** What can be done at once. */
  actions?: ReactNode
}

function toPart({ title, all, none, links }: PartProps) {
  return (
    <section key={title} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold text-lg">{title}</h2>
        <div className="flex gap-4 text-sm">{all}</div>
      </div>
      {links.length === 0 && <p className="text-muted text-sm">{none}</p>}
      <ul className="mt-1.5 divide-y divide-line rounded-md border border-line bg-surface empty:hidden">
        {links.map(({ to, text, list, note, actions, key = text }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5">
            <div className={`min-w-0 flex-1 text-sm ${actions ? 'basis-60' : ''}`}>
              <Link to={to} state={{ list }} className={`${linkClass} font-semibold`}>
                {text}
              </Link>
              {note && <div className="text-muted first-letter:uppercase">{note}</div>}
            </div>
            {actions && <div className="flex gap-2">{actions}</div>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the day begins with: who has written, what is due, and what is late. */
function workParts({ work: { new: newest, due, late, counts }, unreadMessages }: OverviewData): PartProps[] {
  const { list, form } = contactMessage.admin
  const today = counts.due - counts.late
  const { singular, plural } = contactMessage.label
  const unread = unreadMessages > 0 && (
    <Link key="unread" to={`${list.path}?unread=1`} className={linkClass}>
      {indianNumber(unreadMessages)} unread {unreadMessages === 1 ? singular : plural}
    </Link>
  )
  const groups = [
    { title: 'New messages', none: 'Nothing new.', leads: newest, count: counts.new, query: '?stage=New' },
    { title: 'Due today', none: 'Nothing is due today.', leads: due, count: today, query: '?due=today' },
    { title: 'Late', none: 'Nothing is late.', leads: late, count: counts.late, query: '?sort=followUpOn&due=today' }
  ]
  return groups.map(({ title, none, leads, count, query }, index) => ({
    title,
    none,
    all: [
      index === 0 && (unread || <span key="unread">No unread {plural}.</span>),
      count > 0 && (
        <Link key="all" to={list.path + query} className={linkClass}>
          All {indianNumber(count)} <span className="sr-only">{title}</span>
        </Link>
      )
    ],
    links: leads.map((lead) => ({
      key: lead.id,
      to: `${form.path}?id=${lead.id}`,
      text: lead.subject,
      list: query,
      note: (
        <>
          {[lead.name, lead.pincode, lead.bill !== null && `bill ${rupees(lead.bill)}`].filter(Boolean).join(', ')},{' '}
          {'createdAt' in lead ? <Age at={lead.createdAt} /> : <Due day={lead.followUpOn} />}
          {'owner' in lead && lead.owner && `, ${lead.owner}`}
        </>
      ),
      actions: <CallAndChat person={lead} />
    }))
  }))
}

function contentParts({ lastChanges, blanks, gaps, checks, demo }: OverviewData): PartProps[] {
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
    { title: 'Missing on the site', none: 'Nothing is missing.', links: [...lacking, ...incomplete] },
    { title: 'Checks', none: 'All is well.', links: [...faults, ...examples] },
    { title: 'Last changes', none: 'Nothing has been changed yet.', links: changes }
  ]
}

/** The age of the last backup, with a warning where it is too old. For Admins. */
function Backups({ state: { everyHours, lastAt, isLate } }: { state: BackupState }) {
  const schedule = everyHours === 1 ? 'every hour' : `every ${indianNumber(everyHours ?? 0)} hours`
  const last = lastAt ? <Moment at={lastAt} /> : undefined
  return (
    <section>
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
