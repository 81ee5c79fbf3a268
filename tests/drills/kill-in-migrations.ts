import assert from 'node:assert/strict'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { until } from '../support/until.ts'
import { signIn } from './lib/client.ts'
import type { Data, DrillContext, Engine } from './lib/context.ts'
import { ask, checkIntegrity } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'

const killer = pathToFileURL(path.join(import.meta.dirname, 'lib', 'kill-at-statement.ts')).href

export const drill = defineDrill({
  rows: 'D9',
  what: 'kill -9 before each statement of a first start, then an older program on a newer database',
  /** Every n-th statement. */
  sizes: { short: { every: 150 }, long: { every: 1 } },

  async run({ every }, context) {
    for (const engine of ['sqlite', 'postgres'] as const) {
      await killAtEach(context, engine, every)
      await startOlder(context, engine)
    }
  }
})

async function killAtEach(context: DrillContext, engine: Engine, every: number): Promise<void> {
  const whole = await context.data(engine)
  await (await context.start(whole)).stop()
  const expected = await shape(whole)

  for (let statement = 1; ; statement += every) {
    const data = await context.data(engine)
    const killed = await launchAndKill(context, data, statement)
    if (!killed) {
      assert.ok(statement > 1, 'No start was killed')
      break
    }
    const site = await context.start(data)
    await checkIntegrity(data)
    assert.deepEqual(await shape(data), expected, `The tables differ after a kill at statement ${statement}.`)
    await signIn(site.url)
    await site.stop()
    context.count(`kills on ${engine}`)
    if (statement % 25 === 0) context.say(`${engine}: statement ${statement}`)
  }
}

/** Starts the program and kills it before a statement. @returns whether the start has that many statements */
async function launchAndKill(context: DrillContext, data: Data, statement: number): Promise<boolean> {
  const site = await context.launch(data, {
    NODE_OPTIONS: `--import=${killer}`,
    KILL_AT_STATEMENT: String(statement),
    LOG_LEVEL: 'info'
  })
  await until(() => site.hasEnded() || site.output().includes('"listening"'), 'The start neither ends nor listens.')
  const isKilled = site.hasEnded()
  const { signal } = await site.kill()
  assert.equal(signal, 'SIGKILL', site.output())
  return isKilled
}

/** The tables with their columns, and the migrations that have run. */
async function shape(data: Data): Promise<unknown> {
  const migrations = await ask(data, 'select name from kysely_migration order by name')
  const columns = data.settings.DATABASE_URL
    ? await ask(data, "select table_name, column_name from information_schema.columns where table_schema = 'public'")
    : await ask(
        data,
        "select m.name, c.name as column_name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'"
      )
  return { migrations, columns: columns.map((column) => JSON.stringify(column)).sort() }
}

async function startOlder(context: DrillContext, engine: Engine): Promise<void> {
  const data = await context.data(engine)
  await (await context.start(data)).stop()
  await ask(data, "insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '2030-01-01')")
  const before = await shape(data)
  const older = await context.launch(data)
  assert.equal((await older.ended).code, 1)
  assert.match(older.output(), /written by a newer version of this program/)
  assert.deepEqual(await shape(data), before)
  context.count('older programs that refused')
}
