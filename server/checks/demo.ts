import { type Definition, isCollection } from '../../collections/define.ts'
import { allDefinitions } from '../../collections/index.ts'
import { isExampleAddress } from '../../shared/example-address.ts'
import { type AnyRecord, selectBy, selectOne, type Values } from '../content/records.ts'
import type { Db } from '../database/connect.ts'

/** The fields that do not make an invented record the company's own: its place in a list, and whether visitors see it. */
const listFields = ['position', 'status', 'publishAt']

/** The records that are still the demo's: those with its content, drafts too, and those with an example's e-mail address. */
export async function* demoRecords(db: Db): AsyncGenerator<{ definition: Definition; record: AnyRecord }> {
  const marked = await db.selectFrom('demoRecord').selectAll().execute()
  for (const definition of allDefinitions) {
    const ids = marked.flatMap(({ collection, recordId }) => (collection === definition.name ? recordId : []))
    const stored = isCollection(definition)
      ? await selectBy(db, definition, 'id', ids)
      : [await selectOne(db, definition)]
    const brought = stored.filter(({ id }) => ids.includes(id))
    const changed = await idsOfChanged(db, definition, brought)
    const isDemo = (one: AnyRecord) =>
      (brought.includes(one) && !changed.has(one.id)) || (!isCollection(definition) && namesExample(definition, one))
    for (const record of stored.filter(isDemo)) yield { definition, record }
  }
}

/** True where a company's e-mail address is an example's, as in the demo and in manuals. */
function namesExample({ fields }: Definition, record: AnyRecord): boolean {
  return Object.entries(fields).some(
    ([name, field]) => field.kind === 'text' && field.format === 'email' && isExampleAddress(String(record[name]))
  )
}

/** The records whose content differs from the demo's. A change that the history has forgotten counts as one. */
async function idsOfChanged(db: Db, definition: Definition, records: readonly AnyRecord[]): Promise<Set<number>> {
  // The demo makes records, and changes the singletons, which are there from the first migration.
  const first = isCollection(definition) ? 1 : 2
  const written = new Map(records.filter(({ version }) => version !== first).map((record) => [record.id, record]))
  if (written.size === 0) return new Set()
  const oldest = db
    .selectFrom('history')
    .select(({ fn }) => fn.min('id').as('id'))
    .where('collection', '=', definition.name)
    .where('recordId', 'in', [...written.keys()])
    .where('action', '<>', 'create')
    .groupBy('recordId')
  const rows = await db.selectFrom('history').select(['recordId', 'values']).where('id', 'in', oldest).execute()
  for (const { recordId, values } of rows) {
    const before: Values = JSON.parse(values ?? '{}')
    const content = Object.keys(definition.fields).filter((name) => name in before && !listFields.includes(name))
    const now = written.get(recordId)
    const isSame = content.every((name) => JSON.stringify(before[name]) === JSON.stringify(now?.[name]))
    if (before.version === first && isSame) written.delete(recordId)
  }
  return new Set(written.keys())
}
