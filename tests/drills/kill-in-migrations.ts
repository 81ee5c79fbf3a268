import assert from 'node:assert/strict'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { SiteProcess } from '../support/site-process.ts'
import { signIn } from './lib/client.ts'
import { ask, checkIntegrity } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import type { Data, Report } from './lib/report.ts'

const killer = pathToFileURL(path.join(import.meta.dirname, 'lib', 'kill-at-statement.ts')).href

export const drill = defineDrill({
  name: 'kill-in-migrations',
  rows: 'D9',
  what: 'kill -9 before each statement of a first start, then an older program on a newer database',
  /** Of the statements, each so many-th. */
  short: { every: 60 },
  long: { every: 1 },

  async run({ every }, report) {
    for (const engine of ['sqlite', 'postgres'] as const) {
      await killAtEach(report, engine, every)
      await startOlder(report, engine)
    }
  }
})

async function killAtEach(report: Report, engine: 'sqlite' | 'postgres', every: number): Promise<void> {
  const whole = await report.data(engine)
  await (await report.start(whole)).stop()
  const expected = await shape(whole)

  for (let statement = 1; ; statement += every) {
    const data = await report.data(engine)
    const killed = await launchAndKill(report, data, statement)
    if (!killed) break
    const site = await report.start(data)
    await checkIntegrity(data)
    assert.deepEqual(await shape(data), expected, `The tables differ after a kill at statement ${statement}.`)
    await signIn(site.url)
    await site.stop()
    report.count(`kills on ${engine}`)
    if (statement % 25 === 0) report.say(`${engine}: statement ${statement}`)
  }
}

/** Whether the start has so many statements. */
async function launchAndKill(report: Report, data: Data, statement: number): Promise<boolean> {
  const site = await report.launch(data, {
    NODE_OPTIONS: `--import=${killer}`,
    KILL_AT_STATEMENT: String(statement),
    LOG_LEVEL: 'info'
  })
  const isKilled = await Promise.race([site.ended.then(() => true), untilListening(site).then(() => false)])
  const { signal } = await site.kill()
  assert.equal(signal, 'SIGKILL', site.output())
  return isKilled
}

async function untilListening(site: SiteProcess): Promise<void> {
  while (!site.output().includes('"listening"') && !site.hasEnded()) await wait(10)
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

async function startOlder(report: Report, engine: 'sqlite' | 'postgres'): Promise<void> {
  const data = await report.data(engine)
  await (await report.start(data)).stop()
  await ask(data, "insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '2030-01-01')")
  const before = await shape(data)
  const older = await report.launch(data)
  assert.equal((await older.ended).code, 1)
  assert.match(older.output(), /written by a newer version of this program/)
  assert.deepEqual(await shape(data), before)
  report.count('older programs that refused')
}
