import type { Definition } from '../../../collections/define.ts'
import type { Version } from '../../../server/content/history.ts'
import type { AnyRecord } from '../definitions.ts'
import { type FieldChange, fieldChanges } from './changes.ts'

/** A state that a record was or is in, and the write that led to it. */
export interface RecordState {
  key: string
  /** Undefined where the write is older than the history. */
  madeAt: string | undefined
  madeBy: string | undefined
  kind: 'created' | 'changed' | 'back' | 'oldest'
  /** Nothing before it is known. */
  isFirst: boolean
  /** What the write changed; for the first state, all that the record had. */
  changes: readonly FieldChange[]
  /** What restoring this state would change. */
  restoring: readonly FieldChange[]
  versionId: number | undefined
}

type Values = Readonly<Record<string, unknown>>

/**
 * The states of a record, the present one first.
 * @param versions newest first; each holds what the record was before a write
 * @param isWhole whether these are all versions that are kept
 */
export function statesOf(
  definition: Definition,
  record: AnyRecord,
  versions: readonly Version[],
  isWhole: boolean
): RecordState[] {
  const states: { values: Values; versionId: number | undefined; maker: Version | undefined }[] = [
    { values: record, versionId: undefined, maker: versions[0] }
  ]
  versions.forEach(({ id, values }, index) => {
    if (values) states.push({ values, versionId: id, maker: versions[index + 1] })
  })
  // What led to the last of them stands on the next page.
  const known = isWhole ? states : states.filter(({ maker }) => maker)
  return known.map(({ values, versionId, maker }, index) => {
    const before = states[index + 1]?.values
    return {
      key: String(versionId ?? 'present'),
      madeAt: maker?.at ?? firstMoment(values),
      madeBy: maker?.by,
      kind: !maker ? 'oldest' : maker.action !== 'create' ? 'changed' : before ? 'back' : 'created',
      isFirst: before === undefined,
      changes: fieldChanges(definition, before, values),
      restoring: fieldChanges(definition, record, values),
      versionId
    }
  })
}

/** A record that nobody has changed since it was made is as old as it says. */
function firstMoment({ version, createdAt }: Values): string | undefined {
  return version === 1 && typeof createdAt === 'string' ? createdAt : undefined
}
