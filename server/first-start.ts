import { passwordFaultAmong } from './auth/password-fault.ts'
import { ensureFirstAdmin } from './auth/users.ts'
import { hour, systemClock } from './clock.ts'
import { sweepFiles } from './content/stored-files.ts'
import type { Connection } from './database/connect.ts'
import { loadDemo } from './demo/load.ts'
import { type Env, SettingError } from './env.ts'
import type { Files } from './files/files.ts'
import { StorageError } from './files/storage.ts'

/** Fills an empty database: demo content and first Admin. At every start removes uploads that a crash has left behind. */
export async function prepareFirstStart(env: Env, { db, engine }: Connection, files: Files): Promise<void> {
  // Another server on the same PostgreSQL and folder may be in the middle of an upload.
  await sweepFiles({ db, files }, engine === 'postgres' ? hour : 0).catch((error) => {
    // Without the bucket the pages still come, and the sweep comes again.
    if (error instanceof SettingError) console.error(error.message)
    else if (!(error instanceof StorageError)) throw error
  })
  if (env.SEED_DEMO) {
    const isLoaded = await loadDemo(db, files, systemClock)
    if (isLoaded) console.log('  The demo content is loaded.')
  }
  const password = await ensureFirstAdmin(db, systemClock, env.ADMIN_USERNAME, env.ADMIN_PASSWORD)
  if (password) {
    console.log(
      `\n  First start: sign in as '${env.ADMIN_USERNAME}' with the password  ${password}\n  It is shown this once. Change it after signing in.\n`
    )
  }
}

/** @throws SettingError where ADMIN_PASSWORD is easily guessed */
export function checkAdminPassword({ ADMIN_PASSWORD, ADMIN_USERNAME }: Env): void {
  const fault = ADMIN_PASSWORD && passwordFaultAmong(ADMIN_PASSWORD, [ADMIN_USERNAME])
  if (fault) throw new SettingError(`ADMIN_PASSWORD: ${fault}`)
}
