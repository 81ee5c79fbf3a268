import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '../../server/database/connect.ts'
import { createTestDatabase, isPostgres } from '../support/database.ts'

// SQLite has no connection to lose.
test.runIf(isPostgres)('a connection that ends within a transaction ends the transaction alone', async () => {
  const database = await createTestDatabase()
  const { db, close } = await connect(database.options)
  const transaction = db.transaction().execute(async (inside) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inside)
    const pid = rows[0]?.pid
    await sql`select pg_terminate_backend(${pid})`.execute(db)
    // The client must hear of the end while no query is under way.
    await expect
      .poll(async () => (await sql`select from pg_stat_activity where pid = ${pid}`.execute(db)).rows)
      .toEqual([])
    await inside.selectFrom('news').select('id').execute()
  })
  await expect(transaction).rejects.toThrow(/connection|ECONNRESET/i)
  expect(await db.selectFrom('news').select('id').execute()).toEqual([])
  await close()
  await database.remove()
})
