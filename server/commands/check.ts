import { existsSync } from 'node:fs'
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts'
import { connectBeside, refuseMissingColumns, refuseOrphans } from '../database/connect.ts'
import { pendingMigrations } from '../database/migrate.ts'
import { sqliteFile } from '../database/sqlite.ts'
import { type Env, readEnv } from '../env.ts'
import { openStore, refuseWrongBucket } from '../files/open-store.ts'
import { StorageError } from '../files/storage.ts'
import { checkAdminPassword } from '../first-start.ts'
import { version } from '../version.ts'

/**
 * `npm run admin -- check`: whether this program could start with these settings and this database. Changes nothing and does
 * not listen, so it may be asked while the program runs.
 * @throws SettingError or DatabaseError, as the start would
 */
export async function checkInstallation(): Promise<void> {
  const env = readEnv(process.env)
  checkAdminPassword(env)
  refuseUnfinishedRestore(env.DATA_DIR)
  const bucket = env.bucket ? `; ${await checkBucket(env)}` : ''
  const database = await checkDatabase(env)
  console.log(`Version ${version}: the settings are valid; ${database}${bucket}.`)
}

async function checkBucket(env: Env): Promise<string> {
  const store = await openStore(env)
  await refuseWrongBucket(store)
  return await store.check().then(
    () => 'the bucket answers',
    (error: unknown) =>
      `the bucket does not answer as it should (${error instanceof StorageError ? error.reason : error}), until then there are no uploads`
  )
}

async function checkDatabase(env: Env): Promise<string> {
  if (!env.DATABASE_URL && !existsSync(sqliteFile(env.DATA_DIR))) {
    refuseOrphans(env.DATA_DIR)
    return 'there is no database yet, the first start makes one'
  }
  const connection = await connectBeside(env)
  try {
    const pending = await pendingMigrations(connection.db)
    if (pending.length > 0) return `the start will change the database (${pending.join(', ')})`
    await refuseMissingColumns(connection)
    return 'the database fits'
  } finally {
    await connection.close()
  }
}
