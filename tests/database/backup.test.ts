import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { create, extract } from 'tar'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeBackup } from '../../server/backup/backup.ts'
import { verifyBackup } from '../../server/backup/load.ts'
import { BackupError } from '../../server/backup/manifest.ts'
import { arrivalFolder, restoreBackup } from '../../server/backup/restore.ts'
import { refuseUnfinishedRestore } from '../../server/backup/unfinished-restore.ts'
import { deleteByIds, insert } from '../../server/content/records.ts'
import { referencedFiles } from '../../server/content/stored-files.ts'
import { deleteVersioned, toWriteTx } from '../../server/content/versioned-writes.ts'
import { type Connection, connect } from '../../server/database/connect.ts'
import { listTables, readRows } from '../../server/database/raw-tables.ts'
import { createTestDatabase, isPostgres, type TestDatabase } from '../support/database.ts'
import { collection } from '../support/records.ts'

const now = '2026-01-01T00:00:00.000Z'
let opened: TestDatabase[] = []
let connections: Connection[] = []
let source: TestDatabase
let live: Connection
let uploads: string
let file: string

beforeEach(async () => {
  source = await newDatabase()
  live = await open(source)
  uploads = path.join(source.folder, 'uploads')
  file = path.join(source.folder, 'site.tar.gz')
  mkdirSync(uploads)
})
afterEach(async () => {
  for (const connection of connections) await connection.close()
  for (const database of opened) await database.remove()
  connections = []
  opened = []
})

async function newDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  opened.push(database)
  return database
}

async function open(database: TestDatabase): Promise<Connection> {
  const connection = await connect(database.options)
  connections.push(connection)
  return connection
}

/** A team member with a file without variants in place of a picture. */
async function addMember(fullName: string): Promise<{ id: number; teamImage: string }> {
  const teamImage = `${randomBytes(16).toString('base64url')}.mp4`
  writeFileSync(path.join(uploads, teamImage), randomBytes(2_000))
  const id = await insert(live.db, collection('teamMember'), { fullName, designation: 'Engineer', teamImage }, now)
  return { id, teamImage }
}

async function removeMember({ id, teamImage }: { id: number; teamImage: string }): Promise<void> {
  await deleteByIds(live.db, collection('teamMember'), [id])
  rmSync(path.join(uploads, teamImage))
}

/** Every row of every table that a backup holds, in an order that does not depend on the database. */
async function everyRow({ db }: Connection): Promise<Record<string, unknown[]>> {
  return await db.transaction().execute(async (transaction) => {
    const all: Record<string, unknown[]> = {}
    for (const [table, columns] of await listTables(transaction)) {
      if (['session', 'captcha', 'attempt'].includes(table)) continue
      const rows: string[] = []
      for await (const row of readRows(transaction, table, columns)) {
        rows.push(JSON.stringify(Object.fromEntries(Object.entries(row).sort())))
      }
      all[table] = rows.sort()
    }
    return all
  })
}

const checksums = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex')
      ])
  )

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => new Error('It was done.'),
    (reason: unknown) => reason
  )
  expect(error).toBeInstanceOf(BackupError)
  return (error as Error).message
}

/** A backup with changed parts. */
async function tampered(change: (folder: string) => void): Promise<string> {
  await makeBackup(source.options, file)
  const folder = path.join(source.folder, 'unpacked')
  mkdirSync(folder)
  await extract({ file, cwd: folder })
  change(folder)
  const changed = path.join(source.folder, 'changed.tar.gz')
  const parts = ['database', 'uploads'].flatMap((part) =>
    readdirSync(path.join(folder, part)).map((name) => `${part}/${name}`)
  )
  await create({ cwd: folder, file: changed, gzip: true }, ['manifest.json', ...parts])
  return changed
}

describe('a backup', () => {
  test('restored elsewhere has every row and every file', async () => {
    await insertNews('The first')
    await live.db.transaction().execute(async (transaction) => {
      // More than one batch.
      for (let number = 0; number < 2_100; number++) {
        await insert(transaction, collection('news'), news(`${number}: 'quoted', ₹ and \u2028 सूर्य\n\r\t`), now)
      }
    })
    for (let number = 0; number < 20; number++) await addMember(`Member ${number}`)
    const manifest = await makeBackup(source.options, file)
    expect(manifest.missing).toEqual([])

    const place = await newDatabase()
    await restoreBackup(place.options, file)
    const restored = await open(place)
    expect(await everyRow(restored)).toEqual(await everyRow(live))
    expect(checksums(path.join(place.folder, 'uploads'))).toEqual(checksums(uploads))
    expect(readdirSync(place.folder).filter((name) => /restore|staging/.test(name))).toEqual([])
  })

  test('has the attachments of messages, of deleted ones too, in a folder of their own', async () => {
    const attachments = (folder: string) => path.join(folder, 'attachments')
    mkdirSync(attachments(source.folder))
    const message = { name: 'A', email: 'a@example.com', subject: 'S', phone: '9876543210', message: 'M' }
    const add = async (attachment: string) => {
      writeFileSync(path.join(attachments(source.folder), attachment), attachment)
      return await insert(
        live.db,
        collection('contactMessage'),
        { ...message, attachment, read: false, readBy: '', mail: 'Waiting' },
        now
      )
    }
    await add('attachment-present.pdf')
    const deleted = await add('attachment-deleted.pdf')
    const content = { db: live.db, clock: () => new Date(now) }
    await live.db.transaction().execute(async (transaction) => {
      await deleteVersioned(toWriteTx(transaction, content, null), collection('contactMessage'), 'id', [deleted])
    })
    expect((await makeBackup(source.options, file)).missing).toEqual([])
    const place = await newDatabase()
    await restoreBackup(place.options, file)
    expect(checksums(attachments(place.folder))).toEqual(checksums(attachments(source.folder)))
    expect(readdirSync(path.join(place.folder, 'uploads'))).toEqual([])
  })

  test('is whole while records and files come and go', async () => {
    const members = []
    for (let number = 0; number < 200; number++) members.push(await addMember(`Member ${number}`))
    let isOver = false
    let writes = 0
    const writing = (async () => {
      while (!isOver) {
        const gone = members.shift()
        if (gone) await removeMember(gone)
        members.push(await addMember(`Later ${writes}`))
        writes++
        await wait(1)
      }
    })()
    try {
      for (let round = 0; round < 3; round++) {
        const before = writes
        await makeBackup(source.options, path.join(source.folder, `${round}.tar.gz`))
        expect(writes).toBeGreaterThan(before)
      }
    } finally {
      isOver = true
      await writing
    }
    for (let round = 0; round < 3; round++) {
      const place = await newDatabase()
      const { missing } = await restoreBackup(place.options, path.join(source.folder, `${round}.tar.gz`))
      expect(missing).toEqual([])
      const restored = await open(place)
      // One is deleted before the next is created: the backup may fall between.
      const count = (await restored.db.selectFrom('teamMember').selectAll().execute()).length
      expect([199, 200]).toContain(count)
      const present = new Set(readdirSync(path.join(place.folder, 'uploads')))
      for (const name of await referencedFiles(restored.db)) expect(present).toContain(name)
    }
  })

  test('leaves out who is signed in, and lets ids go on where they were', async () => {
    await insert(
      live.db,
      collection('user'),
      { fullName: 'A', address: '', mobileNo: '', role: 'Admin', password: 'h' },
      now
    )
    await live.db
      .insertInto('session')
      .values({ tokenHash: 'h', userId: 1, createdAt: now, lastSeenAt: now, address: '', browser: '' })
      .execute()
    const last = await insertNews('The last')
    await deleteByIds(live.db, collection('news'), [last])
    await makeBackup(source.options, file)
    const place = await newDatabase()
    await restoreBackup(place.options, file)
    const { db } = await open(place)
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([])
    expect(await insert(db, collection('news'), news('Next'), now)).toBe(last + 1)
  })

  test('tells of files that were lost before, and holds all the rest', async () => {
    const lost = await addMember('Lost')
    const kept = await addMember('Kept')
    rmSync(path.join(uploads, lost.teamImage))
    const { missing, files } = await makeBackup(source.options, file)
    expect(missing).toEqual([lost.teamImage])
    expect(files.map(({ name }) => name)).toEqual([kept.teamImage])
    await verifyBackup(file)
  })

  test('may be read by its owner alone, never writes over a file, and leaves nothing else behind', async () => {
    await makeBackup(source.options, file)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(await refusal(makeBackup(source.options, file))).toContain('is there already')
    const left = readdirSync(source.folder).filter((name) => /partial|staging/.test(name))
    expect(left).toEqual([])
  })

  test('can be moved to the other database', async () => {
    await addMember('Moved')
    await insertNews('Moved as well')
    await makeBackup(source.options, file)
    const place = await newDatabase()
    // Without the address of a server it is SQLite, in either run.
    const options = { DATA_DIR: place.folder }
    await restoreBackup(options, file)
    const moved = await connect(options)
    connections.push(moved)
    expect(await everyRow(moved)).toEqual(await everyRow(live))
    if (!isPostgres) return
    const back = path.join(source.folder, 'back.tar.gz')
    await makeBackup(options, back)
    const again = await newDatabase()
    await restoreBackup(again.options, back)
    expect(await everyRow(await open(again))).toEqual(await everyRow(live))
  })
})

describe('a backup is refused, and nothing is put in place, when', () => {
  const restoredNothing = async (archive: string) => {
    const place = await newDatabase()
    const message = await refusal(restoreBackup(place.options, archive))
    expect(readdirSync(place.folder)).toEqual([])
    return message
  }

  test('it is cut off', async () => {
    await addMember('A')
    await makeBackup(source.options, file)
    truncateSync(file, statSync(file).size - 900)
    expect(await restoredNothing(file)).toContain(file)
  })

  test('it is something else', async () => {
    for (const other of ['', 'This is no archive. ', '\u001f\u008b']) {
      writeFileSync(file, other.repeat(300), 'latin1')
      expect(await restoredNothing(file)).toMatch(/cannot be read|is not a backup/)
    }
    expect(await restoredNothing(path.join(source.folder, 'none'))).toContain('There is no file')
  })

  test.each<[string, RegExp, (folder: string) => void]>([
    ['a picture has another content', /damaged/, (folder) => change(anyOf(folder, 'uploads'), 'X')],
    ['a picture is missing', /lacks uploads/, (folder) => rmSync(anyOf(folder, 'uploads'))],
    ['a table is missing', /lacks database/, (folder) => rmSync(path.join(folder, 'database', 'news.jsonl'))],
    [
      'a row is another one',
      /damaged/,
      (folder) => edit(path.join(folder, 'database', 'teamMember.jsonl'), 'Asha', 'Usha')
    ],
    ['a row is missing', /damaged/, (folder) => writeFileSync(path.join(folder, 'database', 'teamMember.jsonl'), '')],
    [
      'there is a file too much',
      /does not name/,
      (folder) => writeFileSync(path.join(folder, 'uploads', 'more.mp4'), 'x')
    ],
    [
      'its form is of the future',
      /not a backup that this version/,
      (folder) => edit(path.join(folder, 'manifest.json'), '"format": 1', '"format": 2')
    ],
    [
      'its list names a file outside',
      /not a backup that this version/,
      (folder) => edit(path.join(folder, 'manifest.json'), /("name": ")(?=.*mp4)/, '$1../')
    ],
    [
      'its list names a key',
      /not a backup that this version/,
      (folder) => edit(path.join(folder, 'manifest.json'), /("name": ")[^"]*mp4/, '$1second-factor.key')
    ]
  ])('%s', async (_, reason, damage) => {
    await addMember('Asha')
    expect(await restoredNothing(await tampered(damage))).toMatch(reason)
  })

  test('a newer program has written it', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '2030-01-01')`.execute(
      live.db
    )
    await expect(makeBackup(source.options, file)).rejects.toThrow('newer version')
    expect(existsSync(file)).toBe(false)
  })
})

describe('a restore', () => {
  test('leaves a place alone that is not empty', async () => {
    await addMember('Asha')
    await makeBackup(source.options, file)
    const before = checksums(uploads)
    expect(await refusal(restoreBackup(source.options, file))).toContain('is not empty')
    expect(checksums(uploads)).toEqual(before)
    const place = await newDatabase()
    await (await connect(place.options)).close()
    expect(await refusal(restoreBackup(place.options, file))).toContain('The database is not empty')
  })

  test('that was broken off keeps the program from starting, until it is done again', async () => {
    await addMember('Asha')
    const manifest = await makeBackup(source.options, file)
    const place = await newDatabase()
    // As after a kill: some files are in place, the database is not.
    mkdirSync(arrivalFolder(place.options, manifest), { recursive: true })
    mkdirSync(path.join(place.folder, 'uploads'))
    writeFileSync(path.join(place.folder, 'uploads', 'half.mp4'), 'x')
    expect(() => refuseUnfinishedRestore(place.folder)).toThrow('was not finished')
    await restoreBackup(place.options, file)
    refuseUnfinishedRestore(place.folder)
    expect(await everyRow(await open(place))).toEqual(await everyRow(live))
    expect(checksums(path.join(place.folder, 'uploads'))).toEqual(checksums(uploads))
  })

  test('that was broken off with other settings empties no other place', async () => {
    const manifest = await makeBackup(source.options, file)
    const place = await newDatabase()
    const other = { ...place.options, DATABASE_URL: 'postgres://localhost/another' }
    mkdirSync(arrivalFolder(other, manifest), { recursive: true })
    mkdirSync(path.join(place.folder, 'uploads'))
    writeFileSync(path.join(place.folder, 'uploads', 'of-another-site.mp4'), 'x')
    expect(await refusal(restoreBackup(place.options, file))).toContain('is not empty')
    expect(readdirSync(path.join(place.folder, 'uploads'))).toEqual(['of-another-site.mp4'])
  })
})

const news = (title: string) => ({ title, category: 'Wind', date: '2026-11-01', description: 'D', newsImage: 'a.mp4' })

async function insertNews(title: string): Promise<number> {
  writeFileSync(path.join(uploads, 'a.mp4'), 'x')
  return await insert(live.db, collection('news'), news(title), now)
}

function anyOf(folder: string, part: string): string {
  return path.join(folder, part, readdirSync(path.join(folder, part))[0] ?? '')
}

function change(name: string, first: string): void {
  const bytes = readFileSync(name)
  bytes.write(first, 0)
  bytes[1] = (bytes[1] ?? 0) ^ 1
  writeFileSync(name, bytes)
}

function edit(name: string, from: string | RegExp, to: string): void {
  writeFileSync(name, readFileSync(name, 'utf8').replace(from, to))
}
