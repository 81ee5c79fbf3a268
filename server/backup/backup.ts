import { createReadStream, existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chunks } from '../../shared/chunks.ts'
import { withVariants } from '../../shared/image-variants.ts'
import { referencedFiles } from '../content/stored-files.ts'
import { type Connection, connectBeside } from '../database/connect.ts'
import { liftTimeLimits, readMigrations } from '../database/raw-tables.ts'
import type { Env } from '../env.ts'
import { openStore } from '../files/open-store.ts'
import { type FileStore, fileFolders, removeOld, sha256Of, storedPath, syncFolder } from '../files/storage.ts'
import { writeArchive } from './archive.ts'
import { dumpTables, tableFile } from './dump.ts'
import { abandonedAfter } from './kept-backups.ts'
import { verifyBackup } from './load.ts'
import { BackupError, type Manifest, manifestName, uploadName } from './manifest.ts'

const staging = '.backup-staging-'
/** A bucket gives several files at once. */
const copiedAtOnce = 8

export type BackupOptions = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'bucket'>

/**
 * Writes a snapshot of database and uploads, also while the program runs; the file appears when it is complete and verified.
 * @throws BackupError where it cannot be made, DatabaseError as `connectBeside`
 */
export async function makeBackup(env: BackupOptions, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new BackupError(`${file} is there already; a backup never writes over a file.`)
  const partial = `${file}.partial`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const connection = await connectBeside(env)
  let folder: string | undefined
  const cleanUp = () => {
    if (folder) rmSync(folder, { recursive: true, force: true })
    rmSync(partial, { force: true })
  }
  // A signal ends the command without running `finally`.
  process.once('exit', cleanUp)
  try {
    await removeOld(env.DATA_DIR, abandonedAfter, (name) => name.startsWith(staging))
    folder = await mkdtemp(path.join(env.DATA_DIR, staging))
    const manifest = await stage(connection, await openStore(env), folder)
    const names = [
      manifestName,
      ...manifest.tables.map(({ name }) => tableFile(name)),
      ...manifest.files.map(({ name }) => storedPath(name))
    ]
    await writeArchive(folder, names, partial)
    await verifyBackup(partial)
    await rename(partial, file)
    await syncFolder(path.dirname(file))
    return manifest
  } finally {
    await connection.close()
    cleanUp()
    process.off('exit', cleanUp)
  }
}

async function stage({ db, engine }: Connection, store: FileStore, folder: string): Promise<Manifest> {
  for (const part of ['database', ...fileFolders]) await mkdir(path.join(folder, part))
  // Most files are copied before the database is read, so that deletions from now on do not affect them.
  const copied = new Set<string>()
  await copyFiles(store, folder, copied)
  const { wanted, ...snapshot } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await liftTimeLimits(transaction)
      const madeAt = new Date().toISOString()
      // The first query takes the snapshot. Files that were added since the first pass are copied after it.
      const migrations = await readMigrations(transaction)
      const existing = await copyFiles(store, folder, copied)
      const referenced = [...(await referencedFiles(transaction))].flatMap(withVariants)
      const wanted = [...new Set([...existing, ...referenced])].sort()
      return { madeAt, migrations, wanted, tables: await dumpTables(transaction, folder) }
    })
  const missing = wanted.filter((name) => !copied.has(name))
  const files = await describeFiles(
    folder,
    wanted.filter((name) => copied.has(name))
  )
  const manifest: Manifest = { format: 1, engine, ...snapshot, files, missing }
  await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, undefined, 1)}\n`, { mode: 0o600 })
  return manifest
}

/** Copies the files that are not `copied` yet: published files never change. @returns the names of all existing files */
async function copyFiles(store: FileStore, folder: string, copied: Set<string>): Promise<Set<string>> {
  const existing = new Set((await store.list()).filter((name) => uploadName.test(name)))
  for (const some of chunks(
    [...existing].filter((name) => !copied.has(name)),
    copiedAtOnce
  ))
    await Promise.all(
      some.map(async (name) => {
        // It may have been deleted meanwhile.
        if (await store.copyTo(name, path.join(folder, storedPath(name)))) copied.add(name)
        else existing.delete(name)
      })
    )
  return existing
}

async function describeFiles(folder: string, names: readonly string[]): Promise<Manifest['files']> {
  const files: Manifest['files'] = []
  for (const name of names) {
    const file = path.join(folder, storedPath(name))
    files.push({ name, bytes: (await stat(file)).size, sha256: await sha256Of(createReadStream(file)) })
  }
  return files
}
