import type { Definition } from '../../../collections/define.ts'
import type { Version } from '../../../server/content/history.ts'
import { call } from '../api.ts'
import type { AnyRecord } from '../definitions.ts'
import { versionsCall } from '../history/versions.tsx'
import { readRecord } from './load.ts'
import type { Mode } from './mode.ts'

/** What somebody else has saved while this form was open. */
export interface Newer {
  record: AnyRecord
  /** Who saved last; undefined where the history does not tell. */
  by: string | undefined
  /** ISO 8601, UTC. */
  at: string
}

/** The record as it is now, where that is newer than what the form has; undefined also where it cannot be read. */
export async function readNewer(definition: Definition, mode: Mode, known: AnyRecord): Promise<Newer | undefined> {
  const record = await readRecord(definition, mode).catch(() => undefined)
  if (!record || record.version === known.version) return undefined
  const versions = await call<Version[]>('GET', versionsCall(definition, record, 1)).catch(() => undefined)
  return { record, by: versions?.body[0]?.by, at: record.updatedAt }
}
