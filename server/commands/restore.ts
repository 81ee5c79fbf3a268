import { secondFactorKeyName } from '../auth/key-file.ts'
import { restoreBackup } from '../backup/restore.ts'
import { readEnv } from '../env.ts'
import { namedFile, runCommand, UsageError } from './command.ts'

/* `npm run restore -- FILE`: into an empty data folder, and an empty database where DATABASE_URL names one. */

await runCommand(async () => {
  const env = readEnv(process.env)
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || file.startsWith('-') || more.length > 0) throw new UsageError('npm run restore -- FILE')
  const { madeAt, tables, files } = await restoreBackup(env, namedFile(file))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows and ${files.length} files of the backup of ${madeAt} are restored.`)
  if (tables.some((table) => table.name === 'secondFactor' && table.rows > 0))
    console.log(
      `The key of the second factors, ${secondFactorKeyName}, is in no backup: copy it from the old data folder. Without it, accounts with an authenticator app sign in by a recovery code.`
    )
  console.log('Everybody has to sign in anew. Start the program with npm start.')
})
