import { createHash } from 'node:crypto'
import { createReadStream, existsSync, rmSync } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withVariants } from '../../shared/image-variants.ts'
import { referencedFiles } from '../content/stored-files.ts'
import { type Connection, type ConnectOptions, connectBeside } from '../database/connect.ts'
import { liftTimeLimits, readMigrations } from '../database/raw-tables.ts'
import { errorCode } from '../errors.ts'
import { fileFolders, storedPath, syncFolder } from '../files/storage.ts'
import { writeArchive } from './archive.ts'
import { dumpTables, tableFile } from './dump.ts'
import { abandonedAfter } from './kept-backups.ts'
import { verifyBackup } from './load.ts'
import { BackupError, type Manifest, manifestName, uploadName } from './manifest.ts'

const staging = '.backup-staging-'

/**
 * Writes a snapshot of database and uploads, also while the program runs; the file appears when it is complete and verified.
 * @throws BackupError where it cannot be made, DatabaseError as `connectBeside`
 */
export async function makeBackup(env: ConnectOptions, file: string): Promise<Manifest> {
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
    await removeAbandoned(env.DATA_DIR)
    folder = await mkdtemp(path.join(env.DATA_DIR, staging))
    const manifest = await stage(connection, env.DATA_DIR, folder)
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

async function stage({ db, engine }: Connection, dataFolder: string, folder: string): Promise<Manifest> {
  for (const part of ['database', ...fileFolders]) await mkdir(path.join(folder, part))
  // Most files are linked before the database is read, so that deletions from now on do not affect them.
  await linkFiles(dataFolder, folder)
  const { wanted, ...snapshot } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await liftTimeLimits(transaction)
      const madeAt = new Date().toISOString()
      // The first query takes the snapshot. Files that were added since the first pass are linked after it.
      const migrations = await readMigrations(transaction)
      const present = await linkFiles(dataFolder, folder)
      const referenced = [...(await referencedFiles(transaction))].flatMap(withVariants)
      const wanted = [...new Set([...present, ...referenced])].sort()
      return { madeAt, migrations, wanted, tables: await dumpTables(transaction, folder) }
    })
  const linked = new Set(await namesIn(folder))
  const missing = wanted.filter((name) => !linked.has(name))
  const files = await describeFiles(
    folder,
    wanted.filter((name) => linked.has(name))
  )
  const manifest: Manifest = { format: 1, engine, ...snapshot, files, missing }
  await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, undefined, 1)}\n`, { mode: 0o600 })
  return manifest
}

async function removeAbandoned(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    const folder = path.join(dataFolder, name)
    if (!name.startsWith(staging) || Date.now() - (await stat(folder)).mtimeMs < abandonedAfter) continue
    await rm(folder, { recursive: true, force: true })
  }
}

/** Hard-links published files, which never change, so that the program can delete its own. @returns the names now in the folder */
async function linkFiles(dataFolder: string, folder: string): Promise<Set<string>> {
  const present = new Set(await namesIn(dataFolder))
  const linked = new Set(await namesIn(folder))
  for (const name of present) {
    const file = storedPath(name)
    if (!linked.has(name) && !(await linkOrCopy(path.join(dataFolder, file), path.join(folder, file))))
      present.delete(name)
  }
  return present
}

async function describeFiles(folder: string, names: readonly string[]): Promise<Manifest['files']> {
  const files: Manifest['files'] = []
  for (const name of names) {
    const file = path.join(folder, storedPath(name))
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(file)) hash.update(chunk)
    files.push({ name, bytes: (await stat(file)).size, sha256: hash.digest('hex') })
  }
  return files
}

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = []
  for (const part of fileFolders) {
    const found = await readdir(path.join(folder, part), { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    names.push(...found.filter((entry) => entry.isFile() && uploadName.test(entry.name)).map(({ name }) => name))
  }
  return names
}

/** @returns false where the file has been deleted meanwhile */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    // Hard links fail across disks, on some file systems, and on files of another owner.
    await link(from, to).catch(() => copyFile(from, to))
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

const isMissing = (error: unknown) => errorCode(error) === 'ENOENT'
