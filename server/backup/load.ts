import { createHash, type Hash } from 'node:crypto'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { StringDecoder } from 'node:string_decoder'
import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { withVariants } from '../../shared/image-variants.ts'
import { referencedFiles } from '../content/stored-files.ts'
import type { Db } from '../database/connect.ts'
import { anyTable, type Row } from '../database/db.ts'
import { migrateEmptyTo, migrateToLatest } from '../database/migrate.ts'
import { listTables, setLastId } from '../database/raw-tables.ts'
import { durableDialect } from '../database/sqlite.ts'
import type { Database } from '../database/tables.ts'
import { storedPath } from '../files/storage.ts'
import { readArchive } from './archive.ts'
import { tableFile } from './dump.ts'
import { BackupError, type Manifest, manifestName, parseManifest } from './manifest.ts'

/** Both databases limit the parameters of a statement, to about 30,000. */
const valuesPerInsert = 20_000

/**
 * Verifies a backup, and writes its rows into an empty database. @param transaction is rolled back by the caller on a failure
 * @param saveFile stores an upload; without it files are only verified @throws BackupError where anything does not match
 */
export async function loadBackup(
  file: string,
  transaction: Db,
  saveFile: (name: string, content: AsyncIterable<Buffer>) => Promise<void> = readThrough
): Promise<Manifest> {
  let manifest: Manifest | undefined
  const tables = new Map<string, Manifest['tables'][number]>()
  const files = new Map<string, Manifest['files'][number]>()
  let columns = new Map<string, string[]>()

  await readArchive(file, async (name, content) => {
    if (!manifest) {
      if (name !== manifestName) throw new BackupError(`${file} is not a backup of this program.`)
      manifest = parseManifest(await text(content))
      for (const table of manifest.tables) tables.set(tableFile(table.name), table)
      for (const upload of manifest.files) files.set(storedPath(upload.name), upload)
      await migrateEmptyTo(transaction, manifest.migrations)
      columns = await listTables(transaction)
      // Migrations insert some rows, which the backup has too.
      for (const { name: table } of [...manifest.tables].reverse()) {
        if (!columns.has(table)) throw new BackupError(`${file} has a table that its migrations do not make: ${table}.`)
        await anyTable(transaction).deleteFrom(table).execute()
      }
      return
    }
    const hash = createHash('sha256')
    const table = tables.get(name)
    const upload = files.get(name)
    const hashed = hashing(content, hash)
    if (table) await loadTable(table, hashed)
    else if (upload) await saveFile(path.basename(upload.name), hashed)
    else throw new BackupError(`${file} holds what its list does not name: ${name}.`)
    if (hash.digest('hex') !== (table ?? upload)?.sha256) throw new BackupError(`${name} in ${file} is damaged.`)
    tables.delete(name)
    files.delete(name)
  })

  const [absent] = [...tables.keys(), ...files.keys()]
  if (!manifest) throw new BackupError(`${file} is not a backup of this program.`)
  if (absent) throw new BackupError(`${file} lacks ${absent}.`)
  return manifest

  async function loadTable({ name, lastId }: Manifest['tables'][number], content: AsyncIterable<Buffer>) {
    const known = columns.get(name) ?? []
    const rowsPerInsert = Math.max(1, Math.floor(valuesPerInsert / Math.max(1, known.length)))
    const waiting: Row[] = []
    const insertWaiting = async () => {
      const rows = waiting.splice(0)
      if (rows.length > 0) await anyTable(transaction).insertInto(name).values(rows).execute()
    }
    for await (const line of linesOf(content))
      if (waiting.push(parseRow(name, line, known)) === rowsPerInsert) await insertWaiting()
    await insertWaiting()
    if (lastId !== null) await setLastId(transaction, name, lastId)
  }
}

function parseRow(table: string, line: string, known: readonly string[]): Row {
  let row: unknown
  try {
    row = JSON.parse(line)
  } catch (cause) {
    throw new BackupError(`A row of ${table} in the backup is damaged.`, { cause })
  }
  if (typeof row !== 'object' || row === null || !Object.keys(row).every((column) => known.includes(column)))
    throw new BackupError(`A row of ${table} in the backup does not fit the table.`)
  return row as Row
}

/** The lines of a stream, separated by line feeds only: values may contain other line separators. */
async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of content) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

async function* hashing(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}

async function readThrough(_name: string, content: AsyncIterable<Buffer>): Promise<void> {
  const chunks = content[Symbol.asyncIterator]()
  while (!(await chunks.next()).done);
}

/** Restores into a temporary database and verifies checksums, counts, references, migrations and files. @throws BackupError */
export async function verifyBackup(file: string): Promise<Manifest> {
  // Without a name SQLite uses a temporary file.
  const scratch = new Sqlite('')
  scratch.pragma('foreign_keys = ON')
  const db = new Kysely<Database>({ dialect: durableDialect(scratch) })
  try {
    const manifest = await db.transaction().execute((transaction) => loadBackup(file, transaction))
    await migrateToLatest(db)
    if (scratch.pragma('integrity_check', { simple: true }) !== 'ok')
      throw new BackupError(`The database that ${file} holds does not pass its integrity check.`)
    const listed = new Set([...manifest.files.map(({ name }) => name), ...manifest.missing])
    const lacking = [...(await referencedFiles(db))].flatMap(withVariants).find((name) => !listed.has(name))
    if (lacking) throw new BackupError(`${file} lacks the file ${lacking}, which a record refers to.`)
    return manifest
  } finally {
    await db.destroy()
  }
}
