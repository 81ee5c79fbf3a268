import { Link, useLocation, useNavigate } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import { kindOf } from '../../../fields/index.ts'
import { linkOf } from '../../../fields/text/link.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import type { AnyRecord } from '../definitions.ts'
import { Note } from '../list/notes.tsx'
import { ColumnValue } from '../list/value.tsx'
import { useFocusOnNavigation } from '../use-focus-on-navigation.ts'
import { FixedValue, LabelledValue } from './fixed-value.tsx'
import { listPath } from './list-path.ts'
import { useReadMark } from './use-read-mark.ts'

/** A record of which nothing can be changed by hand: all of it, to be read, answered and marked. */
export function ReadOnlyScreen({ collection, record }: { collection: Collection; record: AnyRecord }) {
  const main = useFocusOnNavigation()
  const navigate = useNavigate()
  const toasts = useToasts()
  const reading = useReadMark(collection, record)
  const { fields, admin } = collection
  const home = listPath(collection, useLocation().state)
  const reply = replyTo(collection, record)
  // The moments and lookups that the list shows belong to the whole record as well.
  const others = admin.list.columns.filter((column) => column.fields.every((name) => !(name in fields)))

  async function markUnread() {
    if (!(await reading.markUnread?.())) return
    toasts.success(admin.messages.updated)
    await navigate(home)
  }

  return (
    <main ref={main} id="content" tabIndex={-1} className="mx-auto w-full max-w-3xl p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-2xl leading-tight">{admin.form.editTitle}</h1>
        <Link to={home} className={buttonClass()}>
          <Icon name="list" />
          Show List
        </Link>
      </div>
      <div className="mt-4 grid gap-5 rounded-md border border-line bg-surface p-4 md:grid-cols-2 md:p-6">
        {Object.entries(fields)
          .filter(([, { fixed }]) => fixed)
          .map(([name, field]) => (
            <div key={name} className={kindOf(field).isMultiline ? 'md:col-span-2' : undefined}>
              <FixedValue definition={collection} record={record} name={name} field={field} />
            </div>
          ))}
        {others.map((column) => (
          <LabelledValue key={column.label} label={column.label}>
            <ColumnValue collection={collection} column={column} record={record} title={column.label} />
          </LabelledValue>
        ))}
        {reading.failure && (
          <div className="md:col-span-2">
            <Note>{reading.failure}</Note>
          </div>
        )}
        <div className="flex flex-wrap gap-2 border-line border-t pt-5 md:col-span-2">
          {reply && (
            <a href={reply} className={buttonClass('primary')}>
              Reply by e-mail
            </a>
          )}
          {reading.markUnread && (
            <Button disabled={reading.isBusy} aria-busy={reading.isBusy} onClick={markUnread}>
              Mark as unread
            </Button>
          )}
        </div>
      </div>
    </main>
  )
}

/** A mail to whoever is named in the record. */
function replyTo({ fields }: Collection, record: AnyRecord): string | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name]
    const isAddress = field.kind === 'text' && field.format === 'email' && typeof value === 'string' && value !== ''
    if (isAddress) return linkOf(field, value, record)
  }
  return undefined
}
