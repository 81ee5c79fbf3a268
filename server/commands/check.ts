import { existsSync } from 'node:fs'
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts'
import { connectBeside, refuseMissingColumns, refuseOrphans } from '../database/connect.ts'
import { pendingMigrations } from '../database/migrate.ts'
import { sqliteFile } from '../database/sqlite.ts'
import { readEnv } from '../env.ts'
import { openStore, refuseWrongBucket } from '../files/open-store.ts'
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
  if (env.bucket) await refuseWrongBucket(await openStore(env))
  const database = await checkDatabase(env)
  console.log(`Version ${version}: the settings are valid; ${database}.`)
}

async function checkDatabase(env: ReturnType<typeof readEnv>): Promise<string> {
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
