import { type Definition, isCollection } from '../../collections/define.ts'
import { allSingletons, definitionNamed } from '../../collections/index.ts'
import { isExampleAddress } from '../../shared/example-address.ts'
import { selectOne } from '../content/records.ts'
import type { Db } from '../database/connect.ts'
import { anyTable } from '../database/db.ts'

/** True where visitors see demo records that nobody has changed, or the demo's contact details. */
export async function showsDemo(db: Db): Promise<boolean> {
  return (await selectDemoRecords(db)).length > 0 || (await hasExampleContact(db))
}

/** The demo records that nobody has changed; saving one makes it the company's own. */
export async function selectDemoRecords(db: Db) {
  const marked = await db.selectFrom('demoRecord').select('collection').distinct().orderBy('collection').execute()
  const definitions = marked.map(({ collection }) => definitionNamed(collection)).filter((found) => found !== undefined)
  const found = await Promise.all(
    definitions.map(async (definition) => ({ definition, ids: await idsOf(db, definition) }))
  )
  return found.filter(({ ids }) => ids.length > 0)
}

/** True where an e-mail address of the company is an example's, as in the demo and in manuals. */
async function hasExampleContact(db: Db): Promise<boolean> {
  for (const singleton of allSingletons) {
    const record = await selectOne(db, singleton)
    for (const [name, field] of Object.entries(singleton.fields))
      if (field.kind === 'text' && field.format === 'email' && isExampleAddress(String(record[name]))) return true
  }
  return false
}

async function idsOf(db: Db, definition: Definition): Promise<number[]> {
  const { name } = definition
  const demo = anyTable(db).selectFrom('demoRecord').select('recordId').where('collection', '=', name)
  // The demo makes records, and changes the singletons, which are there from the first migration.
  const version = isCollection(definition) ? 1 : 2
  const rows = await anyTable(db)
    .selectFrom(name)
    .select('id')
    .where('id', 'in', demo)
    .where('version', '=', version)
    .execute()
  return rows.map(({ id }) => Number(id))
}
