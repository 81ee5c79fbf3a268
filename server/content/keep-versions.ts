import { randomUUID } from 'node:crypto'
import { type Definition, isCollection } from '../../collections/define.ts'
import { filesOf } from '../../collections/schemas.ts'
import { titleOf } from '../../collections/title.ts'
import { chunks } from '../../shared/chunks.ts'
import type { Actor } from '../auth/actor.ts'
import type { Db } from '../database/connect.ts'
import type { Content, WriteRule } from './content.ts'
import type { Version } from './history.ts'
import type { AnyRecord, Values } from './row.ts'

/** One write: its transaction, and what all that it does has in common. */
export interface WriteNote {
  db: Db
  batch: string
  /** ISO 8601, UTC. */
  at: string
  actor: Actor | null
  rules: readonly WriteRule[]
}

export function newNote(db: Db, { clock, rules = [] }: Pick<Content, 'clock' | 'rules'>, actor: Actor | null) {
  return { db, batch: randomUUID(), at: clock().toISOString(), actor, rules }
}

/** Databases limit the values of a statement. */
const rowsPerStatement = 500

/** The author of writes without a signed-in person: the first start, a visitor's message. */
const programName = 'The program'

/** Keeps what records were before a write, in its transaction. @param present as they are; for `create`, as they have just been made */
export async function keepVersions(
  { db, batch, at, actor }: WriteNote,
  definition: Definition,
  action: Version['action'],
  present: readonly AnyRecord[]
): Promise<void> {
  for (const some of chunks(present, rowsPerStatement)) {
    const kept = await db
      .insertInto('history')
      .values(
        some.map((record) => ({
          collection: definition.name,
          recordId: record.id,
          action,
          batch,
          title: titleOf(definition, record),
          values: action === 'create' ? null : JSON.stringify(storedValues(definition, record)),
          at,
          by: actor?.fullName ?? programName
        }))
      )
      .returning(['id', 'recordId'])
      .execute()
    if (action === 'create') continue
    const ids = new Map(kept.map(({ id, recordId }) => [Number(recordId), id]))
    const files = some.flatMap((record) => {
      const names = new Set(filesOf(definition, record).map(({ name }) => name))
      return [...names].map((name) => ({ historyId: ids.get(record.id) ?? 0, name }))
    })
    if (files.length > 0) await db.insertInto('historyFile').values(files).execute()
  }
}

/** What a record stores, without secrets and what is derived; with what it looks up, which may be gone one day. */
function storedValues(definition: Definition, record: AnyRecord): Values {
  const lookups = isCollection(definition) ? Object.keys(definition.lookups ?? {}) : []
  const names = ['createdAt', 'version', ...Object.keys(definition.fields), ...lookups]
  return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]))
}
