import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { allCollections } from '../../collections/index.ts'
import { untilAnswers } from '../support/site-process.ts'
import { type Client, signIn } from './lib/client.ts'
import type { Data, DrillContext } from './lib/context.ts'
import { ask, databaseFile } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { age } from './lib/stored-files.ts'

const rows = 300

export const drill = defineDrill({
  rows: 'D6',
  what: 'Bytes of the SQLite file flipped at random places, the file truncated, emptied, or taken away',
  sizes: { short: { flips: 4, cuts: 4 }, long: { flips: 300, cuts: 60 } },

  async run({ flips, cuts }, context) {
    const good = await goodData(context)
    const lists = await listsOf(context, good)
    const bytes = readFileSync(databaseFile(good))
    const trial = await context.data('sqlite')

    for (let round = 1; round <= flips; round++) {
      const damaged = flipped(bytes, context)
      context.count(`flips: ${await startDamaged(context, trial, damaged, lists)}`)
      if (round % 50 === 0) context.say(`${round} of ${flips} flips`)
    }
    const lengths = [0, 1, 100, 4_096, ...Array.from({ length: cuts - 4 }, () => context.whole(1, bytes.length))]
    for (const length of lengths) {
      const verdict = await startDamaged(context, trial, bytes.subarray(0, length), lists)
      assert.equal(verdict, 'refused at the start', `Cut to ${length} bytes.`)
      context.count('truncations: refused at the start')
    }
    await startWithoutDatabase(context)
  }
})

/** A database with some hundred records in several tables, cleanly closed. */
async function goodData(context: DrillContext): Promise<Data> {
  const data = await context.data('sqlite')
  await (await context.start(data)).stop()
  for (const collection of ['news', 'product', 'service']) {
    const [title, image] = collection === 'news' ? ['title', 'newsImage'] : [`${collection}Name`, `${collection}Image`]
    const more = collection === 'news' ? `, category, date` : ', "detailText"'
    const values = collection === 'news' ? `, 'Wind', '2026-11-21'` : `, hex(randomblob(200))`
    await ask(
      data,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
       insert into "${collection}" ("${title}", "${image}", description${more}, "searchText", "createdAt", "updatedAt")
       select 'Record ' || i, 'x' || i || '.jpg', hex(randomblob(i * 3))${values}, 'record ' || i, '2026-01-01', '2026-01-01' from n`
    )
  }
  return data
}

/** One byte, or a run of up to 64, is changed. */
function flipped(bytes: Buffer, context: DrillContext): Buffer {
  const damaged = Buffer.from(bytes)
  // A third in the first page: the header, and the list of tables.
  const place = context.whole(0, context.random() < 0.33 ? 4_096 : bytes.length)
  const run = context.random() < 0.5 ? 1 : context.whole(2, 64)
  for (let index = place; index < Math.min(place + run, bytes.length); index++) {
    damaged[index] = (damaged[index] ?? 0) ^ context.whole(1, 256)
  }
  return damaged
}

/** Starts the program on a damaged file, and reads all records where it starts. Gives how the damage showed. */
async function startDamaged(context: DrillContext, trial: Data, damaged: Buffer, lists: Lists): Promise<string> {
  const file = databaseFile(trial)
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true })
  writeFileSync(file, damaged)
  const site = await context.launch(trial)
  const isRunning = await untilAnswers(site).then(
    () => true,
    () => false
  )
  if (!isRunning) {
    assert.equal((await site.ended).code, 1)
    assert.match(site.output(), /^The database .* (is damaged|was written by a newer version)/, 'A clear refusal')
    assert.equal(site.output().trim().split('\n').length, 1, site.output())
    assert.ok(readFileSync(file).equals(damaged), 'A refused file is left as it is')
    return 'refused at the start'
  }
  const verdict = await compare(site.url, lists)
  await site.stop()
  return verdict
}

type Lists = ReadonlyMap<string, unknown[]>

async function listsOf(context: DrillContext, data: Data): Promise<Lists> {
  const site = await context.start(data)
  const lists = await readLists(await signIn(site.url))
  await site.stop()
  assert.ok(lists)
  return lists
}

/** All records of all collections; undefined where one cannot be read, and the answer says so. */
async function readLists(staff: Client): Promise<Lists | undefined> {
  const lists = new Map<string, unknown[]>()
  for (const { name, api } of allCollections) {
    const { status, body } = await staff.call<unknown[]>('GET', `${api.list[0]}`)
    if (status === 500) return undefined
    assert.equal(status, 200)
    lists.set(name, body)
  }
  return lists
}

async function compare(url: string, expected: Lists): Promise<string> {
  const staff = await signIn(url).catch(() => undefined)
  const lists = staff && (await readLists(staff))
  if (!lists) return 'an error when the page is read'
  for (const [name, records] of expected) {
    assert.equal(lists.get(name)?.length, records.length, `Records of ${name} are missing, and nobody is told.`)
  }
  // SQLite has no checksums within rows.
  return isDeepStrictEqual(lists, expected) ? 'nothing that is read has changed' : 'within a value, unnoticed'
}

/** A missing database beside uploads, which prove that there was one. */
async function startWithoutDatabase(context: DrillContext): Promise<void> {
  for (const engine of ['sqlite', 'postgres'] as const) {
    const data = await context.data(engine)
    const upload = path.join(data.folder, 'uploads', 'AAAAAAAAAAAAAAAAAAAAAA.mp4')
    mkdirSync(path.dirname(upload))
    writeFileSync(upload, 'kept')
    age(data, 48 * 3_600_000)
    const site = await context.launch(data)
    const end = await site.ended
    assert.ok(existsSync(upload), 'A start on an empty database must not sweep the uploads away.')
    assert.equal(end.code, 1)
    assert.match(site.output(), /uploads/)
    context.count('starts without the database: refused')
  }
}
