import { type Collection, type Definition, relationsOf } from './define.ts'

/** True where visitors see a record only while it is published. */
export function isPublishable({ fields }: Pick<Definition, 'fields'>): boolean {
  return 'status' in fields && 'publishAt' in fields
}

/** The relation to the record whose status decides, where a record has none of its own; the page of that one shows both. */
export function statusRelation({ onSite, fields }: Collection): { field: string; to: string } | undefined {
  const [, relation] = relationsOf({ fields }).find(([name]) => name === onSite?.partOf) ?? []
  return onSite?.partOf && relation ? { field: onSite.partOf, to: relation.to } : undefined
}

/** True where records can be hidden from visitors: by their own status, or another record's. */
export function hasStatus(collection: Collection): boolean {
  return isPublishable(collection) || statusRelation(collection) !== undefined
}

/** The additions to a list of publishable records: a tab for each status, and changing it for all selected rows. */
export const publishingList = {
  tabs: [
    { label: 'All', query: '', count: 'all' },
    { label: 'Published', query: 'status=published', count: 'published' },
    { label: 'Drafts', query: 'status=draft', count: 'draft' },
    { label: 'Scheduled', query: 'status=scheduled', count: 'scheduled' }
  ],
  bulk: [
    { label: 'Publish', field: 'status', value: 'published' },
    { label: 'Make draft', field: 'status', value: 'draft' }
  ]
} as const
