import { useEffect, useEffectEvent } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { type ApiError, call } from '../api.ts'
import { saveCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'
import { useUnread } from '../unread.tsx'
import { useAction } from '../use-action.ts'

/** Marks a record as read when it is opened, and on request as unread. */
export function useReadMark(collection: Collection, record: AnyRecord, onUnread: () => Promise<void>) {
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
    /** What could not be done, in a sentence. */
    failure: resetting.failure
      ? failureText(resetting.failure, 'unread')
      : opening.failure && failureText(opening.failure, 'read'),
    isBusy: resetting.isBusy,
    /** Undefined where records are not marked. */
    markUnread: readOnOpen === undefined ? undefined : resetting.run
  }
}
