import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insert } from '../../server/content/records.ts'
import { connect } from '../../server/database/connect.ts'
import { emptyLog } from '../../server/database/db.ts'
import { DatabaseError } from '../../server/database/sqlite.ts'
import { collection } from '../support/records.ts'

const run = promisify(execFile)

// These tests need no server, and are the same in both runs.
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sqlite-'))
  file = path.join(folder, 'site.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => connect({ DATA_DIR: folder })
async function refusal(): Promise<DatabaseError> {
  const error = await open().then(
    () => new Error('It was opened.'),
    (reason: unknown) => reason
  )
  expect(error).toBeInstanceOf(DatabaseError)
  return error as DatabaseError
}

test('commits survive a power cut, references are kept, and a schema is not trusted', async () => {
  const { db, close } = await open()
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db)
    return Object.values(rows[0] ?? {})[0]
  }
  expect(await pragma('journal_mode')).toBe('wal')
  // 2 is FULL: the log is on the disk before a commit is acknowledged.
  expect(await pragma('synchronous')).toBe(2)
  expect(await pragma('foreign_keys')).toBe(1)
  expect(await pragma('trusted_schema')).toBe(0)
  expect(await pragma('busy_timeout')).toBe(2_000)
  await close()
})

test('what is deleted is in no file any more once the log is emptied', async () => {
  const { db, close } = await open()
  const words = 'words of somebody who is to be erased '.repeat(300)
  const values = {
    name: 'A',
    email: 'a@example.com',
    subject: 'S',
    phone: '9',
    message: words,
    read: false,
    mail: 'Waiting'
  }
  const id = await insert(db, collection('contactMessage'), values, '2026-01-01T00:00:00.000Z')
  const found = () => [file, `${file}-wal`].filter((one) => readFileSync(one).includes('somebody who is to be erased'))
  expect(found()).not.toEqual([])
  await db.deleteFrom('contactMessage').where('id', '=', id).execute()
  await emptyLog(db)
  expect(found()).toEqual([])
  await close()
})

test('a folder that is not there is made, and others of the machine may not look in', async () => {
  const deep = path.join(folder, 'a', 'b')
  const { close } = await connect({ DATA_DIR: deep })
  await close()
  expect(statSync(deep).mode & 0o007).toBe(0)
})

test('what a crash left of a first start is in nobody’s way', async () => {
  writeFileSync(`${file}-new`, '')
  const { db, close } = await open()
  expect(await db.selectFrom('settings').select('id').execute()).toHaveLength(1)
  expect(existsSync(`${file}-new`)).toBe(false)
  await close()
})

test('an empty database beside uploads is refused: a start would sweep them away', async () => {
  const upload = path.join(folder, 'uploads', 'kept.jpg')
  mkdirSync(path.dirname(upload))
  writeFileSync(upload, 'kept')
  expect((await refusal()).message).toMatch(/uploads/)
  expect(existsSync(file)).toBe(false)
  expect(existsSync(upload)).toBe(true)
})

describe('a second process on the same folder', () => {
  // Locks a folder as the program does, in another process.
  const openElsewhere = `
    import Sqlite from 'better-sqlite3'
    const lock = new Sqlite(process.argv[1] + '/lock.sqlite', { timeout: 100 })
    lock.pragma('locking_mode = EXCLUSIVE')
    try { lock.exec('BEGIN EXCLUSIVE'); console.log('held') } catch (error) { console.log(error.code) }`
  const tryElsewhere = async () => {
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', openElsewhere, folder])
    return stdout.trim()
  }

  test('finds it held while the first runs, and free afterwards', async () => {
    const { close } = await open()
    expect(await tryElsewhere()).toBe('SQLITE_BUSY')
    await close()
    expect(await tryElsewhere()).toBe('held')
  })

  test('is told who holds it', async () => {
    const holder = `
      import Sqlite from 'better-sqlite3'
      import { writeFileSync } from 'node:fs'
      const lock = new Sqlite(process.argv[1] + '/lock.sqlite')
      lock.pragma('locking_mode = EXCLUSIVE')
      lock.exec('BEGIN EXCLUSIVE')
      writeFileSync(process.argv[1] + '/holder.json', JSON.stringify({ pid: process.pid }))
      console.log('held')
      setInterval(() => lock.open, 1_000)`
    const child = execFile(process.execPath, ['--input-type=module', '--eval', holder, folder])
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await new Promise((resolve) => child.stdout?.once('data', resolve))
    expect((await refusal()).message).toContain(`Another process (pid ${child.pid}) uses the data folder ${folder}`)
    expect(existsSync(file)).toBe(false)
    // A killed process cannot clean up, and need not.
    child.kill('SIGKILL')
    await ended
    const { close } = await open()
    await close()
  })

  test('within the same process is refused too', async () => {
    const { close } = await open()
    expect((await refusal()).message).toContain(`(pid ${process.pid})`)
    await close()
  })
})

describe('a damaged file is refused, named, and left as it is:', () => {
  async function whole(): Promise<Buffer> {
    const { db, close } = await open()
    for (let number = 0; number < 200; number++) {
      const member = { fullName: `Name ${number}`, designation: 'x'.repeat(500), teamImage: 'x.jpg' }
      await insert(db, collection('teamMember'), member, '2026-01-01T00:00:00.000Z')
    }
    await close()
    return readFileSync(file)
  }

  test.each<[string, (good: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['cut to one byte', (good) => good.subarray(0, 1)],
    ['of other content', () => Buffer.from('This is not a database at all. '.repeat(100))],
    ['cut in half', (good) => good.subarray(0, Math.floor(good.length / 2))],
    ['cut to its first page', (good) => good.subarray(0, 4_096)],
    ['with its header overwritten', (good) => Buffer.concat([Buffer.alloc(64), good.subarray(64)])],
    [
      'with a page overwritten',
      (good) => Buffer.concat([good.subarray(0, 8_192), Buffer.alloc(4_096, 0xff), good.subarray(12_288)])
    ]
  ])('%s', async (_, damage) => {
    const damaged = damage(await whole())
    writeFileSync(file, damaged)
    const { message } = await refusal()
    expect(message).toContain(file)
    expect(message).toMatch(/damaged .*restore it from a backup/)
    expect(readFileSync(file).equals(damaged)).toBe(true)
  })

  test('and the folder is free again for the restored one', async () => {
    const good = await whole()
    writeFileSync(file, '')
    await refusal()
    writeFileSync(file, good)
    const { db, close } = await open()
    expect(await db.selectFrom('teamMember').select('id').execute()).toHaveLength(200)
    await close()
  })
})

test('after closing, everything is in the one file', async () => {
  const { db, close } = await open()
  await db.updateTable('settings').set({ companyName: 'Closed Ltd' }).execute()
  await close()
  const copy = path.join(folder, 'copy.sqlite')
  writeFileSync(copy, readFileSync(file))
  const database = new Sqlite(copy, { readonly: true })
  expect(database.prepare('select companyName from settings').get()).toEqual({ companyName: 'Closed Ltd' })
  database.close()
})

test('the database is for its own user alone, also one that others could read before', async () => {
  for (const mode of [0o644, 0o600]) {
    await (await open()).close()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    chmodSync(file, mode)
  }
})

test('a query that was asked before a column was added reads it afterwards', async () => {
  const { db, close } = await open()
  const rows = async () => (await sql`select * from probe`.execute(db)).rows
  try {
    await sql`create table probe (a)`.execute(db)
    await sql`insert into probe values (1)`.execute(db)
    expect(await rows()).toEqual([{ a: 1 }])
    await sql`alter table probe add column b default 2`.execute(db)
    expect(await rows()).toEqual([{ a: 1, b: 2 }])
    await sql`alter table probe drop column a`.execute(db)
    expect(await rows()).toEqual([{ b: 2 }])
  } finally {
    await close()
  }
})
