import path from 'node:path'
import { makeBackup } from '../backup/backup.ts'
import { backupName, removeOldBackups } from '../backup/kept-backups.ts'
import type { Manifest } from '../backup/manifest.ts'
import { readEnv } from '../env.ts'
import { namedFile, runCommand, UsageError } from './command.ts'

/* `npm run backup -- FILE`, or without FILE the next of BACKUP_DIR. Exit code 1 also where files are missing that records name. */

await runCommand(async () => {
  // Without a listener a signal would end the process before its exit handlers remove partial files.
  process.once('SIGTERM', () => process.exit(143))
  process.once('SIGINT', () => process.exit(130))
  const env = readEnv(process.env)
  const [file, ...more] = process.argv.slice(2)
  if (more.length > 0 || file?.startsWith('-')) throw usage()
  if (file !== undefined) return report(await makeBackup(env, namedFile(file)), namedFile(file))
  if (env.BACKUP_DIR === undefined) throw usage()
  const next = path.join(env.BACKUP_DIR, backupName(new Date()))
  report(await makeBackup(env, next), next)
  const removed = await removeOldBackups(env.BACKUP_DIR, env.BACKUP_KEEP, new Date())
  if (removed > 0) console.log(`${removed} older backups were removed; the newest ${env.BACKUP_KEEP} are kept.`)
})

function usage(): UsageError {
  return new UsageError('npm run backup -- FILE, for example site.tar.gz. Without FILE only where BACKUP_DIR is set.')
}

function report({ tables, files, missing }: Manifest, file: string): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows and ${files.length} files are in ${file}; it was read back and is whole.`)
  if (missing.length === 0) return
  console.error(`Records name ${missing.length} files that are not in the uploads, among them ${missing[0]}.`)
  process.exitCode = 1
}
