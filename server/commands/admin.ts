import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { newPassword } from '../../fields/password/field.ts'
import { findByName, randomPassword, setPassword } from '../auth/accounts.ts'
import { createLimits } from '../auth/limits.ts'
import { commonPasswordMessage, isCommonPassword } from '../auth/passwords.ts'
import { systemClock } from '../clock.ts'
import { connectBeside } from '../database/connect.ts'
import { readEnv } from '../env.ts'
import { CommandError, runCommand, UsageError } from './command.ts'

/*
 * `npm run admin -- reset-password NAME`: for somebody who cannot sign in any more, also while the program runs. At a
 * terminal it asks for the new password; else, or where nothing is typed, it makes one up and prints it once.
 */

await runCommand(async () => {
  const [command, name, ...more] = process.argv.slice(2)
  if (command !== 'reset-password' || !name || more.length > 0)
    throw new UsageError('npm run admin -- reset-password NAME, where NAME is a full name in quotes or a mobile number')
  const { db, close } = await connectBeside(readEnv(process.env))
  try {
    const user = await findByName(db, name)
    if (!user) throw new CommandError(`There is no user '${name}'.`)
    const typed = process.stdin.isTTY ? await askForPassword(user.fullName) : ''
    if (typed !== '') check(typed)
    const password = typed || randomPassword()
    await setPassword(db, systemClock, user.id, password)
    // Who has tried the forgotten one again and again need not wait.
    await createLimits(db, systemClock, true).clearAccount(`user:${user.id}`)
    if (typed === '') console.log(`The new password of '${user.fullName}' is  ${password}`)
    console.log(`The password of '${user.fullName}' (${user.role}) is changed; all sessions have ended.`)
  } finally {
    await close()
  }
})

/** Asks without showing what is typed. */
async function askForPassword(fullName: string): Promise<string> {
  process.stdout.write(`New password of '${fullName}' (leave it empty for a random one): `)
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nothing, terminal: true })
  try {
    const interrupted = new Promise<never>((_, reject) =>
      terminal.once('SIGINT', () => reject(new UsageError('Nothing was changed.')))
    )
    return await Promise.race([terminal.question(''), interrupted])
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

/** @throws CommandError where the rules for passwords do not allow it */
function check(password: string): void {
  const parsed = newPassword.safeParse(password)
  const fault = parsed.success
    ? isCommonPassword(password) && commonPasswordMessage
    : (parsed.error.issues[0]?.message ?? 'This password cannot be used.')
  if (fault) throw new CommandError(`${fault} Nothing was changed.`)
}
