import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { connectBeside } from '../../server/database/connect.ts'
import { listTables } from '../../server/database/raw-tables.ts'
import { runCommand } from '../support/commands.ts'
import { signIn } from './lib/client.ts'
import { type Data, type DrillContext, type Engine, stopCleanly } from './lib/context.ts'
import { ask, checkIntegrity } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { checkNames } from './lib/stored-files.ts'
import { Writers } from './lib/writers.ts'

/** The tables that a backup leaves out on purpose (server/backup/dump.ts). */
const leftOut = [
  'session',
  'signInStep',
  'captcha',
  'attempt',
  'createdByKey',
  'preview',
  'job',
  'searchWord',
  'searchState'
]

export const drill = defineDrill({
  rows: 'D8',
  what: 'Backups while people write, each restored into an empty place; then every row and file compared',
  sizes: { short: { backups: 1 }, long: { backups: 25 } },

  async run({ backups }, context) {
    for (const engine of ['sqlite', 'postgres'] as const) {
      const data = await context.data(engine)
      const site = await context.start(data)
      const staff = await signIn(site.url)
      const writers = new Writers(context, 4)
      const archives = context.folder()
      for (let round = 1; round <= backups; round++) {
        const end = new AbortController()
        const writing = writers.write(staff, end.signal)
        const file = path.join(archives, `${round}.tar.gz`)
        await backUp(data, file)
        end.abort()
        await writing
        await restore(context, engine, file)
        context.count(`backups while writing on ${engine}`)
      }
      const file = path.join(archives, 'last.tar.gz')
      await backUp(data, file)
      const restored = await restore(context, engine, file)
      context.note(`rows compared on ${engine}`, await compareRows(data, restored))
      context.note(`files compared on ${engine}`, await compareFiles(data, restored))
      await stopCleanly(site)
      const again = await context.start(restored)
      await signIn(again.url)
      await stopCleanly(again)
    }
  }
})

async function backUp(data: Data, file: string): Promise<void> {
  const { code, output } = await runCommand('backup', [file], { DATA_DIR: data.folder, ...data.settings })
  assert.equal(code, 0, output)
}

async function restore(context: DrillContext, engine: Engine, file: string): Promise<Data> {
  const place = await context.data(engine)
  const { code, output } = await runCommand('restore', [file], { DATA_DIR: place.folder, ...place.settings })
  assert.equal(code, 0, output)
  await checkIntegrity(place)
  await checkNames(place)
  return place
}

async function compareRows(one: Data, other: Data): Promise<number> {
  const { db, close } = await connectBeside({ DATA_DIR: one.folder, ...one.settings })
  const tables = await listTables(db)
  await close()
  let count = 0
  for (const table of tables.keys()) {
    if (leftOut.includes(table)) continue
    const statement = `select * from "${table}" order by 1`
    const rows = await ask(one, statement)
    assert.deepEqual(await ask(other, statement), rows, `The rows of ${table}`)
    count += rows.length
  }
  assert.ok(count > 0)
  return count
}

async function compareFiles(one: Data, other: Data): Promise<number> {
  const { wanted } = await checkNames(one)
  const sum = ({ folder }: Data, name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, 'uploads', name)))
      .digest('hex')
  for (const name of wanted) assert.equal(sum(other, name), sum(one, name), name)
  return wanted.length
}
