import type { Collection } from '../../collections/define.ts'
import type { Actor } from '../auth/actor.ts'
import type { Db } from '../database/connect.ts'
import type { Values } from './records.ts'

/** An update of records (`values`), or their deletion (no `values`). */
export interface Write {
  collection: Collection
  ids: readonly number[]
  values: Values | undefined
  actor: Actor | null
}

/** Is called for every update and deletion, in its transaction and before it; refuses by throwing. */
export type WriteRule = (db: Db, write: Write) => Promise<void>
