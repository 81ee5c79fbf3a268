import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chunks } from '../../shared/chunks.ts'
import { type Connection, connectUnmigrated } from '../database/connect.ts'
import { migrateToLatest } from '../database/migrate.ts'
import { liftTimeLimits, listTables } from '../database/raw-tables.ts'
import { openStore } from '../files/open-store.ts'
import { type FileStore, fileFolders, syncFolder } from '../files/storage.ts'
import type { BackupOptions } from './backup.ts'
import { loadBackup, verifyBackup } from './load.ts'
import { BackupError, type Manifest } from './manifest.ts'
import { incomingFolder } from './unfinished-restore.ts'

const storedAtOnce = 100

/** The folder of arriving files, of one backup in one place: no other place is taken for half restored, and emptied. */
export function arrivalFolder({ DATA_DIR, DATABASE_URL, bucket }: BackupOptions, { madeAt }: Manifest): string {
  const restored = JSON.stringify([madeAt, DATABASE_URL, bucket?.endpoint, bucket?.bucket])
  return path.join(incomingFolder(DATA_DIR), createHash('sha256').update(restored).digest('hex').slice(0, 16))
}

/**
 * Restores a backup, verified first, into an empty folder and an empty database of either kind: all of it or nothing.
 * @throws BackupError where the backup is damaged or the place is not empty; DatabaseError as `connect`
 */
export async function restoreBackup(env: BackupOptions, file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  const manifest = await verifyBackup(file)
  const incoming = arrivalFolder(env, manifest)
  const isSecondTry = existsSync(incoming)
  const store = await openStore(env)
  const place = store.folder ? `The folder ${path.resolve(store.folder)} or that of attachments` : 'The bucket'
  if (!isSecondTry && (await store.list()).length > 0) throw notEmpty(place)

  const isNewFolder = !existsSync(env.DATA_DIR)
  const connection = await connectUnmigrated(env)
  try {
    const isEmpty = (await listTables(connection.db)).size === 0
    // The database is committed last: if it is not empty, the interrupted restore was complete but for cleaning up.
    if (!isEmpty && !isSecondTry) throw notEmpty('The database')
    if (isEmpty) await putInPlace(connection, file, incoming, store)
    await migrateToLatest(connection.db)
  } finally {
    await connection.close()
  }
  await rm(path.dirname(incoming), { recursive: true, force: true })
  if (isNewFolder) await syncFolder(path.dirname(path.resolve(env.DATA_DIR)))
  return manifest
}

async function putInPlace({ db }: Connection, file: string, incoming: string, store: FileStore): Promise<void> {
  const dataFolder = path.resolve(incoming, '..', '..')
  await rm(path.dirname(incoming), { recursive: true, force: true })
  await mkdir(incoming, { recursive: true, mode: 0o750 })
  for (const folder of [path.dirname(incoming), dataFolder]) await syncFolder(folder)
  await db.transaction().execute(async (transaction) => {
    await liftTimeLimits(transaction)
    await loadBackup(file, transaction, (name, content) =>
      writeFile(path.join(incoming, name), content, { flag: 'wx', flush: true })
    )
    await syncFolder(incoming)
    for (const folder of store.folder ? fileFolders : [])
      await mkdir(path.join(dataFolder, folder), { recursive: true, mode: 0o750 })
    // From an interrupted restore.
    await store.remove(await store.list())
    for (const names of chunks(await readdir(incoming), storedAtOnce))
      await store.put(names.map((name) => ({ name, path: path.join(incoming, name) })))
  })
}

function notEmpty(what: string): BackupError {
  return new BackupError(
    `${what} is not empty. A restore needs an empty place: move what is there away, or set DATA_DIR, DATABASE_URL or S3_BUCKET to another one.`
  )
}
