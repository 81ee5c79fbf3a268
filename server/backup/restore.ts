import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Connection, type ConnectOptions, connectUnmigrated } from '../database/connect.ts'
import { migrateToLatest } from '../database/migrate.ts'
import { liftTimeLimits, listTables } from '../database/raw-tables.ts'
import { fileFolders, storedPath, syncFolder } from '../files/storage.ts'
import { loadBackup, verifyBackup } from './load.ts'
import { BackupError, type Manifest } from './manifest.ts'
import { incomingFolder } from './unfinished-restore.ts'

/**
 * Restores a backup, verified first, into an empty folder and an empty database of either kind: all of it or nothing.
 * @throws BackupError where the backup is damaged or the place is not empty; DatabaseError as `connect`
 */
export async function restoreBackup(env: ConnectOptions, file: string): Promise<Manifest> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  const manifest = await verifyBackup(file)
  const incoming = incomingFolder(env.DATA_DIR)
  const isSecondTry = existsSync(incoming)
  for (const folder of fileFolders.map((name) => path.join(env.DATA_DIR, name)))
    if (!isSecondTry && (await namesIn(folder)).length > 0) throw notEmpty(`The folder ${path.resolve(folder)}`)

  const isNewFolder = !existsSync(env.DATA_DIR)
  const connection = await connectUnmigrated(env)
  try {
    const isEmpty = (await listTables(connection.db)).size === 0
    // The database is committed last: if it is not empty, the interrupted restore was complete but for cleaning up.
    if (!isEmpty && !isSecondTry) throw notEmpty('The database')
    if (isEmpty) await putInPlace(connection, file, env.DATA_DIR)
    await migrateToLatest(connection.db)
  } finally {
    await connection.close()
  }
  await rm(incoming, { recursive: true, force: true })
  if (isNewFolder) await syncFolder(path.dirname(path.resolve(env.DATA_DIR)))
  return manifest
}

async function putInPlace({ db }: Connection, file: string, dataFolder: string): Promise<void> {
  const incoming = incomingFolder(dataFolder)
  const folders = fileFolders.map((name) => path.join(dataFolder, name))
  await rm(incoming, { recursive: true, force: true })
  await mkdir(incoming, { recursive: true, mode: 0o750 })
  await syncFolder(path.dirname(incoming))
  await db.transaction().execute(async (transaction) => {
    await liftTimeLimits(transaction)
    await loadBackup(file, transaction, (name, content) =>
      writeFile(path.join(incoming, name), content, { flag: 'wx', flush: true })
    )
    await syncFolder(incoming)
    for (const folder of folders) {
      await mkdir(folder, { recursive: true, mode: 0o750 })
      // From an interrupted restore.
      for (const name of await namesIn(folder)) await rm(path.join(folder, name), { recursive: true })
    }
    for (const name of await namesIn(incoming))
      await rename(path.join(incoming, name), path.join(dataFolder, storedPath(name)))
    for (const folder of folders) await syncFolder(folder)
  })
}

async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? await readdir(folder) : []
}

function notEmpty(what: string): BackupError {
  return new BackupError(
    `${what} is not empty. A restore needs an empty place: move what is there away, or set DATA_DIR or DATABASE_URL to another one.`
  )
}
