import assert from 'node:assert/strict'
import { Client, signIn } from './lib/client.ts'
import { defineDrill } from './lib/drill.ts'

/** The chance that a known user's answer takes longer than an unknown one's would be a half. */
const mayDiffer = { short: 0.5, long: 0.06 }

export const drill = defineDrill({
  name: 'sign-in-times',
  rows: 'A2',
  what: 'Wrong passwords for known and unknown users: the same answer after the same time',
  // So few say nothing of the time but that the unknown user’s password was hashed as well.
  short: { each: 12, within: mayDiffer.short },
  long: { each: 1_500, within: mayDiffer.long },

  async run({ each, within }, report) {
    const data = await report.data('sqlite')
    const site = await report.start(data)
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
      const began = performance.now()
      const { status, headers, body } = await visitor.call('POST', '/api/auth/login', {
        json: { username, password: 'not the password' }
      })
      const took = performance.now() - began
      const names = [...headers.keys()].filter((name) => name !== 'date').sort()
      return { took, told: JSON.stringify([status, names, body]) }
    }
    // The first ones pay for what is loaded once.
    for (let count = 0; count < 10; count++) await ask(count % 2 ? 'nobody at all' : String(people[0]))

    const known: number[] = []
    const unknown: number[] = []
    const told = new Set<string>()
    while (known.length < each || unknown.length < each) {
      // In an order by chance, so that whatever else the machine does falls on both alike.
      const isKnown = unknown.length >= each || (known.length < each && report.random() < 0.5)
      const number = report.whole(0, people.length)
      const answer = await ask(isKnown ? `Known Person ${number}` : `Nobody Person ${number}`)
      told.add(answer.told)
      if (isKnown) known.push(answer.took)
      else unknown.push(answer.took)
    }
    assert.equal(told.size, 1, [...told].join('\n'))
    report.note('tries each', each)
    report.note('known user, median ms', median(known).toFixed(2))
    report.note('unknown user, median ms', median(unknown).toFixed(2))
    const chance = longerChance(known, unknown)
    report.note('chance that the known one takes longer', chance.toFixed(3))
    assert.ok(median(unknown) > median(known) / 2, 'No password was hashed for the unknown user.')
    assert.ok(Math.abs(chance - 0.5) <= within, 'The time tells known users from unknown ones.')
    assert.deepEqual(await site.stop(), { code: 0, signal: null })
  }
})

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0
}

/** How often a value of the first list is greater than one of the second (the statistic of Mann and Whitney, as a share). */
function longerChance(first: readonly number[], second: readonly number[]): number {
  let longer = 0
  for (const one of first) for (const other of second) longer += one > other ? 1 : one === other ? 0.5 : 0
  return longer / (first.length * second.length)
}
