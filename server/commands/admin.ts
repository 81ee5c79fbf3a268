import { randomPassword, setPassword } from '../auth/accounts.ts'
import { readKey, signInKeyName } from '../auth/key-file.ts'
import { type Counter, createLimits } from '../auth/limits.ts'
import { codeCounter, removeSecondFactor } from '../auth/second-factor.ts'
import { logSignIn } from '../auth/sign-in-log.ts'
import { accountCounter, findByName, nameCounter } from '../auth/users.ts'
import { systemClock } from '../clock.ts'
import { connectBeside, type Db } from '../database/connect.ts'
import { whileLocked } from '../database/db.ts'
import { type Env, readEnv } from '../env.ts'
import { version } from '../version.ts'
import { checkInstallation } from './check.ts'
import { CommandError, runCommand, UsageError } from './command.ts'

/*
 * For a person who cannot sign in any more, also while the program runs.
 * `npm run admin -- list`: the names that sign in.
 * `npm run admin -- reset-password NAME`: prints a new random one.
 * `npm run admin -- reset-second-factor NAME`: for a lost phone, where there is no other Admin.
 * And for whoever runs the program: `npm run admin -- version`, `npm run admin -- check` (check.ts).
 */

const commands = { 'reset-password': resetPassword, 'reset-second-factor': resetSecondFactor }

/** The client in the sign-in log. */
const client = { address: '', browser: 'npm run admin' }

type User = NonNullable<Awaited<ReturnType<typeof findByName>>>

await runCommand(async () => {
  const [command = '', name, ...more] = process.argv.slice(2)
  if (command === 'version' && name === undefined) return console.log(version)
  if (command === 'check' && name === undefined) return await checkInstallation()
  const run = Object.entries(commands).find(([known]) => known === command)?.[1]
  const isList = command === 'list' && name === undefined
  if (!isList && (!run || !name || more.length > 0))
    throw new UsageError(
      `npm run admin -- list, version, check, or ${Object.keys(commands).join('|')} NAME, where NAME is a full name in quotes or a mobile number`
    )
  const env = readEnv(process.env)
  const { db, close } = await connectBeside(env)
  try {
    if (!run || !name) return await list(db)
    const user = await findByName(db, name)
    if (!user) throw new CommandError(`There is no user '${name}'. 'npm run admin -- list' lists the names.`)
    await run(db, user, env)
  } finally {
    await close()
  }
})

async function list(db: Db): Promise<void> {
  const users = await db
    .selectFrom('user')
    .leftJoin('secondFactor', 'secondFactor.userId', 'user.id')
    .select(['fullName', 'role', 'confirmedAt'])
    .orderBy('user.id')
    .execute()
  for (const { fullName, role, confirmedAt } of users)
    console.log(`${role.padEnd(5)}  ${fullName}${confirmedAt === null ? '' : '  (with a second factor)'}`)
}

async function resetPassword(db: Db, user: User, env: Env): Promise<void> {
  const password = randomPassword()
  await setPassword(db, systemClock, user.id, password)
  await logSignIn({ db, clock: systemClock }, 'passwordSet', user, client)
  await endWaits(db, env, [accountCounter(user.id), nameCounter(user.fullName), nameCounter(user.mobileNo)])
  console.log(`The new password of '${user.fullName}' is  ${password}`)
  console.log('All sessions have ended. Change it after signing in.')
}

async function resetSecondFactor(db: Db, user: User, env: Env): Promise<void> {
  const isRemoved = await whileLocked(db, 'user', (transaction) => removeSecondFactor(transaction, user.id))
  if (!isRemoved) throw new CommandError(`'${user.fullName}' has no second factor.`)
  await endWaits(db, env, [codeCounter(user.id)])
  await logSignIn({ db, clock: systemClock }, 'secondFactorReset', user, client)
  console.log(`The second factor of '${user.fullName}' (${user.role}) is gone; all sessions have ended.`)
}

/** Ends waits after failed attempts. Without the key nothing has been counted, and none is made here: it would be another system user's. */
async function endWaits(db: Db, env: Env, counters: Counter[]): Promise<void> {
  const key = await readKey(env.DATA_DIR, signInKeyName).catch(() => undefined)
  if (key) await createLimits(db, systemClock, true, async () => key).forget(...counters)
}
