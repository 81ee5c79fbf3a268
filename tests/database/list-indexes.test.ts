import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCollections } from '../../collections/index.ts'
import { hasSearchText } from '../../collections/schemas.ts'
import { matches, orderOf } from '../../server/content/list-query.ts'
import { type Connection, connect } from '../../server/database/connect.ts'
import { createTestDatabase, isPostgres, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = await connect(database.options)
})
afterAll(async () => {
  await connection.close()
  await database.remove()
})

/** All but the synonyms: a site has few, and their words may be too long for an index. */
const indexed = allCollections.filter((collection) => hasSearchText(collection) && collection.name !== 'synonym')

test.each(indexed)('a search of $name reads an index of its list alone, in its order', async (collection) => {
  const plan = await connection.db.transaction().execute(async (db) => {
    // An empty table is faster to read and to sort whole.
    if (isPostgres) await sql`set local enable_seqscan = off`.execute(db)
    if (isPostgres) await sql`set local enable_sort = off`.execute(db)
    const query = sql`select id from ${sql.table(collection.name)}
      where ${matches(db, collection, { search: 'x' })} order by ${orderOf(db, collection, undefined)}`
    return JSON.stringify((await sql`explain ${isPostgres ? sql`` : sql`query plan`} ${query}`.execute(db)).rows)
  })
  expect(plan).toMatch(/COVERING INDEX \w+_list|Index Only Scan (?:Backward )?using [\w\\"]+_list/)
})
