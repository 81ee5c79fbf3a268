import type { Write, WriteRule } from '../content/content.ts'
import { type Db, lockForWrites } from '../database/db.ts'
import { ClientError } from '../errors.ts'
import type { Actor } from './access.ts'
import { endSessionsOf, requireRecentProof } from './sessions.ts'
import type { SignInEvent } from './sign-in-events.ts'
import { logAccountEvent } from './sign-in-log.ts'

type Account = { id: number; fullName: string; mobileNo: string; role: string }

/** At least one Admin stays, nobody changes their own password or role here, access takes a recent proof; changed people's sessions end. */
export const accountRule: WriteRule = {
  // Before any row is locked: two Admins who change each other would wait for each other, and a deletion, which empties the owner
  // of messages, and a write of a message, which asks for its author.
  async lock(db, { name }) {
    if (name === 'user') for (const table of ['contactMessage', 'user']) await lockForWrites(db, table)
  },

  async onWrite(db, write) {
    const { collection, ids, values, actor, action, at } = write
    if (collection.name !== 'user' || ids.length === 0) return
    const accounts = await db
      .selectFrom('user')
      .select(['id', 'fullName', 'mobileNo', 'role'])
      .where('id', 'in', ids)
      .execute()
    if (action !== 'create') await keepAnAdmin(db, write, accounts)
    if (actor) {
      refuseOwn(write, accounts, actor)
      if (needsProof(write, accounts)) await requireRecentProof(db, actor, at)
      for (const account of accounts)
        for (const event of eventsOf(write, account)) await logAccountEvent(db, at, event, account, actor)
    }
    if (action !== 'create') await endSessionsOf(db, ids, values ? actor?.tokenHash : undefined)
  }
}

async function keepAnAdmin(db: Db, { ids, values }: Write, accounts: readonly Account[]): Promise<void> {
  const mayLoseAdmin = values === undefined || (values.role ?? 'Admin') !== 'Admin'
  if (!mayLoseAdmin || !accounts.some(({ role }) => role === 'Admin')) return
  const admins = await db.selectFrom('user').select('id').where('role', '=', 'Admin').execute()
  if (admins.every(({ id }) => ids.includes(id)))
    throw new ClientError(409, 'At least one Admin must remain: make somebody else an Admin first.')
}

/** @throws ClientError 409 where a person changes their own account here, without the proof that this takes */
function refuseOwn(write: Write, accounts: readonly Account[], { id }: Actor): void {
  const own = write.action === 'update' && accounts.find((account) => account.id === id)
  if (!own) return
  if (write.values?.password !== undefined)
    throw ownFault('password', 'Change your own password at /account: it takes your current one.')
  if (changed(write, own).includes('role'))
    throw ownFault('role', 'Your own role can only be changed by another Admin.')
}

function ownFault(field: string, message: string): ClientError {
  return new ClientError(409, message, { errors: { [field]: message } })
}

function needsProof(write: Write, accounts: readonly Account[]): boolean {
  const isPassword = write.values?.password !== undefined
  return write.action !== 'update' || isPassword || accounts.some((account) => changed(write, account).length > 0)
}

/** Returns the changed fields of name, number and role. People sign in with the first two: new ones take the account away. */
function changed({ values }: Write, account: Account) {
  const fields = ['fullName', 'mobileNo', 'role'] as const
  return fields.filter((field) => values?.[field] !== undefined && values[field] !== account[field])
}

function eventsOf(write: Write, account: Account): SignInEvent[] {
  if (write.action === 'create') return ['accountCreated']
  if (write.action === 'delete') return ['accountDeleted']
  const events: SignInEvent[] = []
  if (write.values?.password !== undefined) events.push('passwordSet')
  if (changed(write, account).includes('role')) events.push('roleChanged')
  return events.length > 0 ? events : ['accountChanged']
}
