import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import { titleOf } from '../../../collections/title.ts'
import { kindOf } from '../../../fields/index.ts'
import { StatusNote } from '../../../ui/alert-note.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { type ApiError, call } from '../api.ts'
import { saveCall } from '../calls.ts'
import { ColumnValue } from '../column-value.tsx'
import { type AnyRecord, isShown } from '../definitions.ts'
import { ListLink, Screen } from '../screen.tsx'
import { useUnread } from '../unread.tsx'
import { useAction } from '../use-action.tsx'
import { useBackOffice } from '../use-back-office.ts'
import { listPath } from './address.ts'
import { FixedValue, LabelledValue } from './fields.tsx'

/** A record that people only read, answer and mark: it has no form. */
export function ReadOnlyScreen({ collection, record }: { collection: Collection; record: AnyRecord }) {
  const navigate = useNavigate()
  const toasts = useToasts()
  const { fields, admin } = collection
  const { parts } = useBackOffice()
  const home = listPath(collection, useLocation().state)
  const reply = replyTo(collection, record)
  // The moments and lookups that the list shows belong to the whole record as well.
  const others = admin.list.columns.filter((column) => column.fields.every((name) => !(name in fields)))

  const readMark = useReadMark(collection, record, async () => {
    toasts.success('Marked as unread.')
    await navigate(home)
  })

  return (
    <Screen title={admin.form.editTitle} name={titleOf(collection, record)} actions={<ListLink to={home} />}>
      <div className="mt-4 grid gap-5 rounded-md border border-line bg-surface p-4 md:grid-cols-2 md:p-6 print:border-0 print:p-0">
        {Object.entries(fields)
          .filter(([, { immutable, part }]) => immutable && isShown(part, parts))
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
        {readMark.failure && (
          <div className="md:col-span-2">
            <StatusNote>{readMark.failure}</StatusNote>
          </div>
        )}
        <div className="flex flex-wrap gap-2 border-line border-t pt-5 md:col-span-2 print:hidden">
          {reply && (
            <a href={reply} className={buttonClass('primary')}>
              Reply by e-mail
            </a>
          )}
          {readMark.markUnread && (
            <Button disabled={readMark.isBusy} aria-busy={readMark.isBusy} onClick={() => readMark.markUnread?.()}>
              Mark as unread
            </Button>
          )}
        </div>
      </div>
    </Screen>
  )
}

function replyTo({ fields }: Collection, record: AnyRecord): string | undefined {
  return Object.entries(fields)
    .map(([name, field]) => kindOf(field).link?.(field, String(record[name] ?? ''), record))
    .find((link) => link?.startsWith('mailto:'))
}

/** Marks a record as read when it is opened, and on request as unread. */
function useReadMark(collection: Collection, record: AnyRecord, onUnread: () => Promise<void>) {
  const { readOnOpen } = collection.admin.form
  const isUnread = readOnOpen !== undefined && record[readOnOpen] === false

  const { recount } = useUnread()

  async function mark(isRead: boolean): Promise<void> {
    if (readOnOpen) await call('PUT', saveCall(collection, record).url, { body: { [readOnOpen]: isRead } })
    recount()
  }
  const opening = useAction(() => mark(true))
  const resetting = useAction(async () => {
    await mark(false)
    await onUnread()
  })

  const markRead = useEffectEvent(() => void opening.run())
  useEffect(() => {
    if (isUnread) markRead()
  }, [isUnread])

  const failureText = (failure: ApiError, mark: string) =>
    `Could not mark the ${collection.label.singular} as ${mark}. ${failure.message}`
  return {
    failure: resetting.failure
      ? failureText(resetting.failure, 'unread')
      : opening.failure && failureText(opening.failure, 'read'),
    isBusy: resetting.isBusy,
    markUnread: readOnOpen === undefined ? undefined : resetting.run
  }
}
