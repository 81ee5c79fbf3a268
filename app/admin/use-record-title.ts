import { useEffect } from 'react'
import { type Collection, isCollection } from '../../collections/define.ts'
import { titleOf } from '../../collections/title.ts'
import type { AnyRecord } from './definitions.ts'

/**
 * Names the record in the tab's title, which the screen began without: the record is read after it has opened. The next
 * screen sets its own.
 */
export function useRecordTitle(definition: Parameters<typeof isCollection>[0], record: AnyRecord | undefined): void {
  const title = isCollection(definition) && record ? recordTitle(definition, record) : undefined
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}

/** `Edit News: Rain on the roof – Admin Panel` */
export function recordTitle(collection: Collection, record: AnyRecord): string {
  return `${collection.admin.form.editTitle}: ${titleOf(collection, record)} – Admin Panel`
}
