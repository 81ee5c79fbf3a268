import type { BackupState } from '../../../server/backup/schedule.ts'
import { indianNumber, indianTime } from '../../../shared/indian-format.ts'

/** The age of the last backup, with a warning where it is too old. For Admins. */
export function Backups({ state: { everyHours, lastAt, isLate } }: { state: BackupState }) {
  if (everyHours === null) return <p className="mt-2 text-muted">Scheduled backups are not set up.</p>
  const schedule = everyHours === 1 ? 'every hour' : `every ${indianNumber(everyHours)} hours`
  return (
    <div className="mt-2 grid gap-2">
      {lastAt === null ? (
        <p>No backup has been made yet.</p>
      ) : (
        <p>
          The last one was made on{' '}
          <time dateTime={lastAt} className="tabular-nums">
            {indianTime(lastAt)}
          </time>
          .
        </p>
      )}
      {isLate ? (
        <p role="alert" className="font-semibold text-danger">
          There should be a newer one: a backup is due {schedule}. Please tell whoever runs the site.
        </p>
      ) : (
        <p className="text-muted text-sm">One is made {schedule}.</p>
      )}
    </div>
  )
}
