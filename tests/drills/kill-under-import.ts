import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from './lib/client.ts'
import type { DrillContext, Engine } from './lib/context.ts'
import { ask, checkIntegrity } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { age, checkStoredFiles } from './lib/stored-files.ts'

const hour = 3_600_000

export const drill = defineDrill({
  rows: 'D15',
  what: 'kill -9 while a sheet is read, checked and written; then it is sent again',
  sizes: { short: { sqlite: 2, postgres: 1, rows: 2_000 }, long: { sqlite: 40, postgres: 20, rows: 10_000 } },

  async run({ sqlite, postgres, rows }, context) {
    await killOften(context, 'sqlite', sqlite, rows)
    await killOften(context, 'postgres', postgres, rows)
  }
})

async function killOften(context: DrillContext, engine: Engine, kills: number, rows: number) {
  const data = await context.data(engine)
  let site = await context.start(data)
  const stored = async (table: string) => (await ask(data, `select id from ${table}`)).length
  let longest = 2_000
  for (let round = 1; round <= kills; round++) {
    const form = sheet(round, rows)
    const { url } = site
    const client = await signIn(url)
    const sent = client.call('POST', '/api/questions/import', { form }).catch(() => undefined)
    await wait(context.whole(0, longest))
    await site.kill()
    const first = await sent
    context.count(first ? 'kills after the answer' : 'kills before the answer')
    age(data, 2 * hour)
    site = await context.start(data)
    const present = await stored('question')
    assert.ok(
      [(round - 1) * rows, round * rows].includes(present),
      `All rows of a sheet are there or none, not ${present}`
    )
    const before = Date.now()
    const again = await (await signIn(site.url)).call('POST', '/api/questions/import', { form: sheet(round, rows) })
    longest = Math.max(longest, Date.now() - before)
    assert.deepEqual([again.status, again.body.rows, again.body.errors], [200, rows, []])
    assert.equal(await stored('question'), round * rows, 'Each row is there once')
    assert.equal(await stored('history'), round * rows, 'Each has one version')
    await checkIntegrity(data)
  }
  assert.equal(await checkStoredFiles(data), 0, 'No sheet is left')
  assert.deepEqual(await site.stop(), { code: 0, signal: null })
}

function sheet(round: number, rows: number): FormData {
  const lines = Array.from(
    { length: rows },
    (_, row) => `Wind,Question ${row} of ${round}?,"${'Yes, and no. '.repeat(40)}"`
  )
  const form = new FormData()
  form.append('file', new Blob([['Page,Question,Answer', ...lines].join('\n')]), 'questions.csv')
  return form
}
