/*
 * `npm run update [-- FILE]`, after the new sources are in place (git pull, or an unpacked archive): backs up into FILE,
 * installs, builds beside the running program, checks the build, and makes it the one that starts next.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt, isUpToDate } from './lib/build.mjs'
import { currentBuild, lastStartedBuild, programOf } from './lib/builds.mjs'
import { envFile, Failure, main, root, run } from './lib/run.mjs'
import { ensureInstalled, findNode } from './lib/toolchain.mjs'

await main(async () => {
  if (process.argv.length > 3 || process.argv[2]?.startsWith('-')) throw new Failure('npm run update [-- FILE]', 2)
  const env = { NODE_ENV: process.env.NODE_ENV || 'production' }
  const before = lastStartedBuild() ?? currentBuild()
  const runFrom = (build, name, ...args) =>
    run(findNode(build.folder), [...envFile(), programOf(build, name), ...args], { env })
  const named = process.argv[2] && path.resolve(process.env.INIT_CWD ?? root, process.argv[2])
  try {
    // By the program that wrote the data, which knows them for certain.
    if (before && hasData()) await backUp(before, named ?? nextBackup())
    await ensureInstalled()
    const verify = async (build) => {
      if ((await runFrom(build, 'index', '--check')) !== 0)
        throw new Failure('The new version could not start, see above; it is not used.')
    }
    const wasUpToDate = isUpToDate()
    const after = await ensureBuilt({ verify })
    if (wasUpToDate) await verify(after)
    console.log(
      `\nVersion ${after.version} starts next. Now restart the program, such as: sudo systemctl restart suryavayu`
    )
    if (before) console.log(`Until then version ${before.version} goes on, with files of its own.`)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    throw new Failure(
      `${error.message}\n\nNothing was updated: the program that runs goes on${before ? ` with version ${before.version}` : ''} and needs no restart. Mend what is said above, then run npm run update again; or bring back the sources from before, so that a restart does not take the new ones.`,
      error.exitCode
    )
  }

  async function backUp(build, file) {
    console.log(`Backing up into ${file} ...`)
    const code = await runFrom(build, 'backup', file)
    if (code !== 0) throw new Failure('There is no complete backup, see above.', code)
  }
})

/** Whether there is a database: PostgreSQL, or the file of SQLite. */
function hasData() {
  readSettings()
  return (
    Boolean(process.env.DATABASE_URL) || existsSync(path.resolve(root, process.env.DATA_DIR || 'data', 'site.sqlite'))
  )
}

function nextBackup() {
  readSettings()
  const timestamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  return path.resolve(root, process.env.BACKUP_DIR || 'backups', `before-update-${timestamp}.tar.gz`)
}

/** As Node reads them for the program: a variable that is set wins over the file. */
function readSettings() {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
