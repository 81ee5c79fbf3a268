import type { Status } from '../../collections/common-fields.ts'
import type { RecordOf } from '../../collections/define.ts'
import type { CollectionName, collections, SingletonName, singletons } from '../../collections/index.ts'
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
  /** It lacks these: fields, or records of these collections that refer to it. */
  missing?: readonly string[]
  /** All of these words, in what the site shows of the record; for collections that are on the site. */
  text?: string
  /** The fields have exactly these values; any where one is undefined. */
  where?: Readonly<Record<string, string | number | null | undefined>>
  /** In this status, or following one that is; of collections whose records can be drafts. Left out: in any. */
  status?: Status | undefined
  /** Open, and due today, `YYYY-MM-DD`, or before; only before where it is late. For collections that are work. */
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
