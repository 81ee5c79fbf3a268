import { useEffect, useState } from 'react'
import type { Collection } from '../../../collections/define.ts'
import { ApiError, put } from '../api.ts'
import { saveCall } from '../calls.ts'
import type { AnyRecord } from '../definitions.ts'

/** Marks a record as read when it is opened, and on request as unread. */
export function useReadMark(collection: Collection, record: AnyRecord) {
  const { readOnOpen } = collection.admin.form
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (readOnOpen === undefined || record[readOnOpen] !== false) return
    mark(collection, record, readOnOpen, true).then(setFailure)
  }, [collection, record, readOnOpen])

  return {
    /** What could not be done, in a sentence. */
    failure,
    isBusy,
    /** Absent where nothing is marked. Gives true where it went well. */
    markUnread:
      readOnOpen === undefined
        ? undefined
        : async (): Promise<boolean> => {
            setBusy(true)
            const failed = await mark(collection, record, readOnOpen, false)
            setBusy(false)
            setFailure(failed)
            return failed === undefined
          }
  }
}

/** @returns what went wrong */
async function mark(
  collection: Collection,
  record: AnyRecord,
  name: string,
  isRead: boolean
): Promise<string | undefined> {
  try {
    await put(saveCall(collection, record).url, { [name]: isRead })
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return `Could not mark the ${collection.label.singular} as ${isRead ? 'read' : 'unread'}. ${error.message}`
  }
}
