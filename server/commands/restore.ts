import { restoreBackup } from '../backup/restore.ts'
import { secondFactorKeyNote } from '../backup/second-factor-key.ts'
import { readEnv } from '../env.ts'
import { namedFile, runCommand, UsageError } from './command.ts'

/* `npm run restore -- FILE`: into an empty data folder, and an empty database where DATABASE_URL names one. */

await runCommand(async () => {
  const env = readEnv(process.env)
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new UsageError('npm run restore -- FILE')
  const manifest = await restoreBackup(env, namedFile(file))
  const { madeAt, tables, files } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows and ${files.length} files of the backup of ${madeAt} are restored.`)
  const note = secondFactorKeyNote(env.DATA_DIR, manifest)
  if (note) console.log(note)
  console.log('Everybody has to sign in anew. Start the program with npm start.')
})
