import assert from 'node:assert/strict'
import { Client, signIn } from './lib/client.ts'
import { stopCleanly } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'
import { cpuTicks } from './lib/proc.ts'

export const drill = defineDrill({
  rows: 'A2',
  what: 'Wrong passwords for known and unknown users: the same answer for the same work, and the times of both',
  sizes: { short: { each: 12 }, long: { each: 1_500 } },

  async run({ each }, context) {
    const data = await context.data('sqlite')
    const site = await context.start(data)
    const staff = await signIn(site.url)
    const people = Array.from({ length: 8 }, (_, index) => `Known Person ${index}`)
    for (const [index, fullName] of people.entries()) {
      const json = {
        fullName,
        address: 'Pune',
        mobileNo: `987654321${index}`,
        role: 'User',
        password: `a passphrase of ${index}`
      }
      assert.equal((await staff.call('POST', '/api/auth/users', { json })).status, 201)
    }
    const visitor = new Client(site.url)
    const ask = async (username: string) => {
      const [began, ticks] = [performance.now(), cpuTicks(site.pid)]
      const { status, headers, body } = await visitor.call('POST', '/api/auth/login', {
        json: { username, password: 'not the password' }
      })
      const took = performance.now() - began
      const work = cpuTicks(site.pid) - ticks
      const names = [...headers.keys()].filter((name) => name !== 'date').sort()
      return { took, work, told: JSON.stringify([status, names, body]) }
    }
    // The first requests load code.
    for (let count = 0; count < 10; count++) await ask(count % 2 ? 'nobody at all' : String(people[0]))

    const known: number[] = []
    const unknown: number[] = []
    const work = { known: 0, unknown: 0 }
    const told = new Set<string>()
    while (known.length < each || unknown.length < each) {
      // In random order: what else the machine does falls on both alike.
      const isKnown = unknown.length >= each || (known.length < each && context.random() < 0.5)
      const number = context.whole(0, people.length)
      const answer = await ask(isKnown ? `Known Person ${number}` : `Nobody Person ${number}`)
      told.add(answer.told)
      if (isKnown) known.push(answer.took)
      else unknown.push(answer.took)
      work[isKnown ? 'known' : 'unknown'] += answer.work
    }
    assert.equal(told.size, 1, [...told].join('\n'))
    context.note('tries each', each)
    context.note('known user, median ms', median(known).toFixed(2))
    context.note('unknown user, median ms', median(unknown).toFixed(2))
    // 0.5 where the times are the same: to be read by a person, for a busy machine makes other ones.
    context.note('chance that the known one takes longer', longerChance(known, unknown).toFixed(3))
    assert.ok(work.unknown > work.known / 4, 'No password was hashed for the unknown user.')
    await stopCleanly(site)
  }
})

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0
}

/** The share of pairs in which the first list's value is the greater one (Mann-Whitney U). */
function longerChance(first: readonly number[], second: readonly number[]): number {
  let longer = 0
  for (const one of first) for (const other of second) longer += one > other ? 1 : one === other ? 0.5 : 0
  return longer / (first.length * second.length)
}
