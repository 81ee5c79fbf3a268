import type { RecordOf } from '../../collections/define.ts'
import type { CollectionName, collections, SingletonName, singletons } from '../../collections/index.ts'
import type { Status } from '../../collections/publishing.ts'
import type { StagedUpload } from '../files/staging.ts'

export type CollectionRecord<N extends CollectionName> = RecordOf<(typeof collections)[N]>
export type SingletonRecord<N extends SingletonName> = RecordOf<(typeof singletons)[N]>

/** What a client sent for a record: values by field name, and the files that came with them. */
export interface RecordInput {
  values: Readonly<Record<string, unknown>>
  uploads: Readonly<Record<string, StagedUpload>>
}

/** Which records of a collection, those that meet all of these conditions, and in what order; without a page size all of them. */
export interface ListQuery {
  /** Case-insensitive, in the fields that the definition searches: literal, or by words where it says so. */
  search?: string | undefined
  /** Nobody has read it yet; for collections that are read. */
  unread?: boolean | undefined
  /** It lacks this: a field, or a record of this collection that refers to it. */
  missing?: string | undefined
  /** All of these words, in what the site shows of the record; for collections that are on the site. */
  text?: string
  /** The field has exactly this value. */
  where?: { field: string; is: string | number }
  /** In this status, or following one that is; of collections whose records can be drafts. Left out: in any. */
  status?: Status | undefined
  /** No record of this collection refers to it. */
  unreferencedBy?: string | undefined
  /** Its first relation names the record with this id. */
  refersTo?: number | undefined
  /** In this stage; for collections that are work, as are the next two. */
  stage?: string | undefined
  /** Somebody's; null: nobody's. */
  ownerId?: number | null | undefined
  /** Open, and due today, `YYYY-MM-DD`, or before; only before where it is late. */
  due?: { today: string; isLate: boolean } | undefined
  /** From 1. */
  page?: number
  pageSize?: number
  /** A field's name; `-` before it reverses the order. Without it the definition's order. */
  sort?: string
}

/** A page of the site that a search found. */
export interface Hit {
  path: string
  title: string
  /** The heading under which the search shows it. */
  group: string
  text: string
}
