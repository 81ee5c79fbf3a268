import assert from 'node:assert/strict'
import { query } from '../support/postgres.ts'
import { admin } from '../support/site-process.ts'
import { type Client, signIn } from './lib/client.ts'
import { stopCleanly } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'

export const drill = defineDrill({
  rows: 'A7',
  what: 'All Admins delete and demote each other at the same moment, through two programs on one PostgreSQL',
  sizes: { short: { rounds: 4 }, long: { rounds: 300 } },

  async run({ rounds }, context) {
    const data = await context.data('postgres')
    const sites = [await context.start(data), await context.start(data)]
    const place = (number: number) => sites[number % sites.length]?.url ?? ''
    const database = String(data.settings.DATABASE_URL)
    let survivor = { username: admin.username, password: admin.password }
    const known = [survivor]

    for (let round = 1; round <= rounds; round++) {
      const first = await signIn(place(round), survivor)
      const admins = [survivor]
      for (let count = 0; count < 3; count++) {
        const number = known.length
        const made = { username: `Admin ${number}`, password: `the passphrase of ${number}` }
        const json = {
          fullName: made.username,
          address: 'Pune',
          mobileNo: String(9_000_000_000 + number),
          role: 'Admin',
          password: made.password
        }
        assert.equal((await first.call('POST', '/api/auth/users', { json })).status, 201)
        admins.push(made)
        known.push(made)
      }
      const rows = await query(
        database,
        `select "id", "fullName", "address", "mobileNo" from "user" where "role" = 'Admin'`
      )
      const ids = rows.map(({ id }) => Number(id))
      const signedIn = await Promise.all(admins.map((who, number) => signIn(place(number), who)))

      const blows = signedIn.flatMap((caller) => {
        const victims = context.oneOf([ids, ids.filter((_, index) => index % 2 === 0), [context.oneOf(ids)]])
        const isDeletion = context.random() < 0.5
        return isDeletion
          ? [deletion(caller, victims)]
          : victims.map((id) => demotion(caller, id, rows.find((row) => Number(row.id) === id) ?? {}))
      })
      for (const status of await Promise.all(blows)) {
        assert.ok([200, 401, 403, 404, 409].includes(status), `A deletion or demotion was answered ${status}.`)
        context.count(`answered ${status}`)
      }

      const left = await query(database, `select "fullName" from "user" where "role" = 'Admin'`)
      assert.ok(left.length >= 1, `No Admin was left after round ${round}.`)
      const names = left.map(({ fullName }) => String(fullName))
      survivor =
        known.find(({ username }) => names.includes(username)) ?? assert.fail('The Admin that is left is none of them.')
      if (left.length === 1) context.count('rounds that left exactly one')
      context.count('rounds')
    }
    for (const site of sites) {
      await stopCleanly(site)
    }
  }
})

async function deletion(caller: Client, ids: readonly number[]): Promise<number> {
  return (await caller.call('POST', '/api/auth/delete-multiple', { json: { ids } })).status
}

async function demotion(caller: Client, id: number, row: Record<string, unknown>): Promise<number> {
  // The first Admin has no address and no number.
  const { fullName } = row
  const [address, mobileNo] = [row.address || 'Pune', row.mobileNo || `98765 ${String(id).padStart(5, '0')}`]
  return (await caller.call('PUT', `/api/auth/users/${id}`, { json: { fullName, address, mobileNo, role: 'User' } }))
    .status
}
