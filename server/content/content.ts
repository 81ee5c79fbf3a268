import type { Collection, Definition } from '../../collections/define.ts'
import type { Actor } from '../auth/actor.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { Files } from '../files/files.ts'
import type { AnyRecord, Values } from './row.ts'

/** What the operations on content need. Each of them checks the right of its `actor`, null for a visitor. */
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
  present?: AnyRecord
  /** Those that an update sets, changed or not. */
  values?: Values
  actor: Actor | null
  /** ISO 8601, UTC. */
  at: string
}

/** What holds for writes, or is done with them, besides the rules of fields. */
export interface WriteRule {
  /** Is called first in every transaction that writes a definition's records. */
  lock?(db: Db, definition: Definition): Promise<void>
  /** Is called for every write in its transaction: for a creation after it, else before it. Refuses by throwing. */
  check(db: Db, write: Write): Promise<void>
}
