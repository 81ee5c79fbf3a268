import type { Status } from '../../collections/common-fields.ts'
import type { Collection, Definition, RecordOf } from '../../collections/define.ts'
import type { CollectionName, collections, SingletonName, singletons } from '../../collections/index.ts'
import type { Actor } from '../auth/access.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { Files } from '../files/files.ts'
import type { StagedUpload } from '../files/staging.ts'
import type { AnyRecord, Values } from './row.ts'

/** The dependencies of the operations on content. Each operation checks the right of its `actor`, null for a visitor. */
export interface Content {
  db: Db
  files: Files
  clock: Clock
  rules?: readonly WriteRule[]
  /** Called after each commit with its revision: caches are emptied here. The writer is answered once it is done. */
  onChange(revision: number): Promise<void> | void
}

export interface Write {
  action: 'create' | 'update' | 'delete'
  collection: Collection
  ids: readonly number[]
  /** The record before an update. */
  stored?: AnyRecord
  /** Those that an update sets, changed or not. */
  values?: Values
  actor: Actor | null
  /** ISO 8601, UTC. */
  at: string
}

/** Checks and side effects of writes, besides the rules of fields. */
export interface WriteRule {
  /** Is called first in every transaction that writes a definition's records. */
  lock?(db: Db, definition: Definition): Promise<void>
  /**
   * Runs with every write in its transaction, for a creation after it, else before it: refuses it by throwing, or does what belongs
   * to it (log, events, mails).
   */
  onWrite(db: Db, write: Write): Promise<void>
}

export type CollectionRecord<N extends CollectionName> = RecordOf<(typeof collections)[N]>
export type SingletonRecord<N extends SingletonName> = RecordOf<(typeof singletons)[N]>

/** A client's input for a record: values by field name, and the uploaded files. */
export interface RecordInput {
  values: Readonly<Record<string, unknown>>
  uploads: Readonly<Record<string, StagedUpload>>
}

/** Selects records: all conditions must hold. Without `pageSize`, all records. */
export interface ListQuery {
  /** Case-insensitive, in the fields that the definition searches: literal, or by words where it says so. */
  search?: string | undefined
  /** Fields that are empty, or collections of which no record refers to it. */
  missing?: readonly string[]
  /** The fields have exactly these values; any where one is undefined. */
  where?: Readonly<Record<string, string | number | null | undefined>>
  /** In this status, by their own or their relation's record; for collections with drafts. Left out: in any. */
  status?: Status | undefined
  /** Open, and due today, `YYYY-MM-DD`, or before; only before where it is late. For collections that are work. */
  due?: { today: string; isLate: boolean } | undefined
  /** Of the collection's topics, or 'other'. */
  topic?: string | undefined
  /** From 1. */
  page?: number
  pageSize?: number
  /** A field's name; `-` before it reverses the order. Without it the definition's order. */
  sort?: string
}
