import { Link } from 'react-router'
import { collectionNamed } from '../../../collections/index.ts'
import type { BackupState } from '../../../server/backup/schedule.ts'
import type { Check } from '../../../server/checks/checks.ts'
import type { LeadWork } from '../../../server/contact/lead-work.ts'
import type { Overview as ContentOverview } from '../../../server/content/overview.ts'
import type { Warning } from '../../../server/health/readiness.ts'
import type { Miss } from '../../../server/search/misses.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { Icon, Moment } from '../../../ui/index.ts'
import { countText } from '../checks.tsx'
import { amountText } from '../definitions.ts'
import { useBackOffice } from '../use-back-office.tsx'

export type OverviewData = ContentOverview & {
  work: LeadWork
  checks: { errors: number; warnings: number }
  ends: readonly Check[]
  demo: number
  misses: readonly Miss[]
  warnings: readonly Warning[]
  backups: BackupState | null
}

type Way = readonly [to: string, text: string | false, color?: string]

export function Site({ gaps, checks, ends, demo, backups }: OverviewData) {
  // Only the number of a release: the rest is for developers.
  const version = useBackOffice().version.replace(/\+.*/, '')
  const errors = checks.errors - ends.filter(({ severity }) => severity === 'error').length
  const isUnset = backups?.everyHours === null
  const others = checks.warnings - demo - (ends.length - (checks.errors - errors)) - Number(isUnset)
  const missing = gaps.map(({ collection, name, missing, count }) => {
    const { label, admin } = collectionNamed(collection)
    return [`${admin.list.path}?missing=${name}`, `${amountText(count, label)} without ${missing}`] as const
  })
  const all: readonly Way[] = [
    ['/checks', countText(errors, 0), 'bg-danger'],
    ['/checks', countText(0, others)],
    ...ends.map(({ path, message, severity }): Way => [path, message, severity === 'error' ? 'bg-danger' : 'bg-sun']),
    ['/checks#demo', countText(0, 0, demo)],
    ['/checks#backup', isUnset && 'Scheduled backups are not set up'],
    ...missing
  ]
  const ways = all.filter(([, text]) => text)
  return (
    <section className="grid gap-2 rounded-md border border-line bg-surface p-4 text-sm">
      <h2 className="font-semibold text-lg leading-none">The site</h2>
      {ways.length === 0 && <p>Nothing is missing, and all checks pass.</p>}
      <ul className="-mx-4 divide-y divide-line empty:hidden">
        {ways.map(([to, text, color = 'bg-sun']) => (
          <li key={`${to} ${text}`}>
            <Link
              to={to}
              className="flex min-h-10 items-center gap-2 px-4 font-semibold text-link hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span aria-hidden="true" className={`size-2 flex-none rounded-full ${color}`} />
              <span className="flex-1 wrap-anywhere">{text}</span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
      {backups && !isUnset && <Backups state={backups} />}
      <p className="text-muted text-xs">Version {version}</p>
    </section>
  )
}

function Backups({ state: { everyHours, lastAt, isLate } }: { state: BackupState }) {
  const schedule = everyHours === 1 ? 'every hour' : `every ${indianNumber(everyHours ?? 0)} hours`
  return (
    <>
      <p>
        {lastAt ? (
          <>
            Last backup: <Moment at={lastAt} />
          </>
        ) : (
          'No backup has been made yet.'
        )}
      </p>
      {isLate && (
        <p role="alert" className="font-semibold text-danger">
          There should be a newer one: a backup is due {schedule}. Please tell whoever runs the site.
        </p>
      )}
    </>
  )
}
