import { createHash } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLimits } from '../../server/auth/limits.ts'
import { codeAt, firstStep, secondStep, turnOn } from '../support/second-factor.ts'
import { admin, createTestSite, type TestSite } from '../support/site.ts'

const second = 1_000
const minute = 60 * second

let site: TestSite
let addresses = 0
beforeEach(async () => {
  site = await createTestSite({ rateLimits: true })
  // The set-up's sign-ins count for their address.
  addresses = 0
})
afterEach(() => site.close())

/** One attempt, from a new address unless one is given. */
async function login(username: string, password: string, address = `203.0.113.${++addresses % 250}`) {
  const headers = { 'x-forwarded-for': address }
  return await site.visitor.call('POST', '/api/auth/login', { json: { username, password }, headers })
}
const fail = async (username: string) => (await login(username, 'not the password')).status

describe.each([
  ['an account', admin.username],
  ['a name that is nobody’s', 'Nobody At All']
])('%s', (_, username) => {
  test('waits after five failures, one second first and twice as long each time, up to a quarter of an hour', async () => {
    for (let count = 0; count < 5; count++) expect(await fail(username)).toBe(401)
    for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]) {
      const refused = await login(username, 'not the password')
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe(String(wait))
      expect(refused.body.message).toMatch(/^Too many attempts\. Please try again in /)
      site.pass(wait * second - 1)
      expect((await login(username, 'not the password')).status).toBe(429)
      site.pass(1)
      expect(await fail(username)).toBe(401)
    }
  })

  test('every spelling of a name shares one count', async () => {
    for (const spelling of [username, username.toUpperCase(), ` ${username} `, username.toLowerCase(), username]) {
      expect(await fail(spelling)).toBe(401)
    }
    expect((await login(username.toUpperCase(), 'x')).status).toBe(429)
  })

  test('is forgiven after a day', async () => {
    for (let count = 0; count < 5; count++) await fail(username)
    site.pass(24 * 60 * minute)
    for (let count = 0; count < 5; count++) expect(await fail(username)).toBe(401)
  })
})

test('an account that waits refuses even the right password, and takes it afterwards', async () => {
  for (let count = 0; count < 5; count++) await fail(admin.username)
  expect((await login(admin.username, admin.password)).status).toBe(429)
  site.pass(second)
  expect((await login(admin.username, admin.password)).status).toBe(200)
})

test('signing in forgets the failures before it', async () => {
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 4; count++) expect(await fail(admin.username)).toBe(401)
    expect((await login(admin.username, admin.password)).status).toBe(200)
  }
})

test('one account’s wait is not another’s', async () => {
  for (let count = 0; count < 6; count++) await fail('Nobody At All')
  expect((await login(admin.username, admin.password)).status).toBe(200)
})

test('guesses at the current password count like those at the door', async () => {
  const { fullName, password } = await site.addPerson('User')
  const caller = await site.signIn(fullName, password)
  const change = (currentPassword: string) =>
    caller.call('PUT', '/api/auth/password', { json: { currentPassword, newPassword: 'a much better one' } })
  for (let count = 0; count < 5; count++) expect((await change('wrong')).status).toBe(422)
  expect((await change(password)).status).toBe(429)
  site.pass(second)
  expect((await change(password)).status).toBe(200)
})

describe('an address', () => {
  const tries = async (count: number, address: () => string) => {
    const statuses: number[] = []
    for (let number = 0; number < count; number++) {
      statuses.push((await login(`Somebody ${number} ${address()}`, 'x', address())).status)
    }
    return statuses
  }

  test('has 20 tries in a quarter of an hour, and then 20 again', async () => {
    expect(await tries(20, () => '198.51.100.1')).toEqual(Array(20).fill(401))
    const refused = await login(admin.username, admin.password, '198.51.100.1')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('900')
    expect((await login(admin.username, admin.password, '198.51.100.2')).status).toBe(200)
    site.pass(15 * minute)
    expect(await tries(20, () => '198.51.100.1')).toEqual(Array(20).fill(401))
    expect((await login(admin.username, admin.password, '198.51.100.1')).status).toBe(429)
  })

  test('has them only for failures: colleagues behind one address sign in as often as they like', async () => {
    for (let count = 0; count < 25; count++)
      expect((await login(admin.username, admin.password, '198.51.100.1')).status).toBe(200)
    expect(await tries(20, () => '198.51.100.1')).toEqual(Array(20).fill(401))
    expect((await login(admin.username, admin.password, '198.51.100.1')).status).toBe(429)
  })

  test('the address is the last that the proxy names; what a client puts before it counts for nothing', async () => {
    let forged = 0
    expect(await tries(20, () => `10.0.0.${++forged}, 198.51.100.1`)).toEqual(Array(20).fill(401))
    expect((await login('Somebody', 'x', '10.9.9.9, 198.51.100.1')).status).toBe(429)
    expect((await login('Somebody', 'x', '198.51.100.1, 198.51.100.9')).status).toBe(401)
  })

  test('the addresses of one IPv6 network share one count', async () => {
    let host = 0
    expect(await tries(20, () => `2001:db8:1:2::${(++host).toString(16)}`)).toEqual(Array(20).fill(401))
    expect((await login('Somebody', 'x', '2001:0DB8:1:2:ffff:ffff:ffff:ffff')).status).toBe(429)
    expect((await login('Somebody', 'x', '2001:db8:1:3::1')).status).toBe(401)
  })
})

test('what no longer counts is swept away, and nothing else', async () => {
  await fail('Old One')
  site.pass(23 * 60 * minute)
  await fail('New One')
  site.pass(2 * 60 * minute)
  await site.runJobs()
  const rows = await site.db.selectFrom('attempt').select('key').execute()
  expect(rows.filter(({ key }) => key.startsWith('sign-in-name'))).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('One')
})

test('the full name and the mobile number of one person are one account', async () => {
  const { fullName, mobileNo, password } = await site.addPerson('User')
  for (const name of [fullName, mobileNo, fullName, mobileNo, fullName]) expect(await fail(name)).toBe(401)
  // Neither name was typed five times: a wait that is told would say that both are one person's.
  for (const name of [fullName, mobileNo]) expect((await login(name, password)).status).toBe(401)
  site.pass(second)
  expect((await login(mobileNo, password)).status).toBe(200)
})

test('a mobile number is one in every spelling, whoever it belongs to or not', async () => {
  const { mobileNo } = await site.addPerson('User')
  for (const number of [mobileNo, '91234 56789']) {
    const digits = number.replace(' ', '')
    for (const name of [number, digits, `+91${digits}`, `0 ${number}`, number]) expect(await fail(name)).toBe(401)
    expect(await fail(digits)).toBe(429)
  }
})

test('no text that is typed as a name reaches an account, a code or a device', async () => {
  const person = await site.addPerson('Admin')
  const caller = await site.signIn(person.fullName, person.password)
  const { secret } = await turnOn(site, caller, person)
  const { id } = person
  const kinds = [
    'user',
    'code',
    'own',
    'own-password',
    'sign-in-account',
    'sign-in-name',
    'sign-in-nobody',
    'sign-in-device'
  ]
  for (const name of [String(id), ...kinds.flatMap((kind) => [`${kind}:${id}`, `${kind}\n${id}`])]) {
    for (let count = 0; count < 6; count++) await fail(name)
  }
  const { status, caller: waiting } = await firstStep(site, person)
  expect(status).toBe(202)
  expect((await secondStep(site, waiting, codeAt(secret, site.clock()))).status).toBe(200)
  const json = { currentPassword: person.password, newPassword: 'a much better one' }
  expect((await caller.call('PUT', '/api/auth/password', { json })).status).toBe(200)
})

test('what is stored of a count cannot be guessed without the key, which no backup holds', async () => {
  await fail('hunter2 typed as a name')
  const rows = await site.db.selectFrom('attempt').select('key').execute()
  const plain = createHash('sha256').update('hunter2 typed as a name').digest('hex')
  expect(JSON.stringify(rows)).not.toContain(plain.slice(0, 32))
})

describe('a browser where the person has signed in before', () => {
  /** Signs in as a browser that keeps its cookies. */
  async function enter(username: string, password: string, device?: string) {
    const headers = { 'x-forwarded-for': `198.18.0.${++addresses % 250}`, ...(device ? { cookie: device } : {}) }
    const answer = await site.visitor.call('POST', '/api/auth/login', { json: { username, password }, headers })
    const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('device='))
    return { status: answer.status, device: cookie?.split(';')[0], cookie }
  }
  const guessLong = async (username: string) => {
    for (let count = 0; count < 12; count++) {
      await fail(username)
      site.pass(15 * minute)
      await fail(username)
    }
  }

  test('signs in while strangers guess without end, who keep out strangers', async () => {
    const { device, cookie } = await enter(admin.username, admin.password)
    expect(cookie).toMatch(/^device=\d+\.[\w-]{43}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    await guessLong(admin.username)
    expect((await enter(admin.username, admin.password)).status).toBe(429)
    expect((await enter(admin.username, admin.password, device)).status).toBe(200)
  })

  test('has a count of its own, which waits as well', async () => {
    const { device } = await enter(admin.username, admin.password)
    for (let count = 0; count < 5; count++) expect((await enter(admin.username, 'wrong', device)).status).toBe(401)
    expect((await enter(admin.username, admin.password, device)).status).toBe(429)
    expect((await enter(admin.username, admin.password)).status).toBe(200)
  })

  test('a known browser is a stranger to another person, and with a cookie that the program has not made', async () => {
    const { device: mine = '' } = await enter(admin.username, admin.password)
    const person = await site.addPerson('User')
    const { device: theirs } = await enter(person.fullName, person.password)
    await guessLong(admin.username)
    const [, name = '', signature = ''] = mine.split('.')
    const forged = [theirs, `device=1.${signature}.${name}`, mine.slice(0, -2), 'device=', 'device=1..', `${mine}x`]
    for (const device of forged) expect((await enter(admin.username, admin.password, device)).status).toBe(429)
  })

  test('is a stranger again after another password, but the one in which it was changed', async () => {
    const { fullName, password } = await site.addPerson('User')
    const { device: before } = await enter(fullName, password)
    const caller = await site.signIn(fullName, password)
    const newPassword = 'a much better one'
    const json = { currentPassword: password, newPassword }
    const changed = await caller.call('PUT', '/api/auth/password', { json })
    const after = changed.headers.getSetCookie().find((text) => text.startsWith('device='))
    await guessLong(fullName)
    expect((await enter(fullName, newPassword, before)).status).toBe(429)
    expect((await enter(fullName, newPassword, after?.split(';')[0])).status).toBe(200)
  })

  test('shares a few counts with the other ones of this person: cookies cannot be collected to guess with', async () => {
    const { fullName, password } = await site.addPerson('User')
    const devices: (string | undefined)[] = []
    for (let count = 0; count < 20; count++) devices.push((await enter(fullName, password)).device)
    let looked = 0
    for (const device of devices)
      for (let count = 0; count < 5; count++) if ((await enter(fullName, 'wrong', device)).status === 401) looked++
    expect(looked).toBeLessThanOrEqual(80)
  })

  test('is told to the server’s log when twenty attempts have failed', async () => {
    const warned: unknown[] = []
    site.log.warn = ((...args: unknown[]) => warned.push(args)) as typeof site.log.warn
    for (let count = 0; count < 25; count++) {
      await fail(admin.username)
      site.pass(15 * minute)
    }
    expect(warned).toEqual([[{ userId: 1, failures: 20 }, 'many failed sign-ins for an account']])
  })
})

test('what is refused anyway is refused without a write', async () => {
  const writes: string[] = []
  const noteWrites: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind !== 'SelectQueryNode') writes.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result
  }
  const key = async () => Buffer.alloc(32)
  const limits = createLimits(site.db.withPlugin(noteWrites), site.clock, true, key)
  const wanted = [[{ name: 'test', count: 2, within: minute }, 'somebody']] as const
  const guess = { kind: 'code', who: '1' } as const
  for (let count = 0; count < 2; count++) await limits.take(wanted)
  for (let count = 0; count < 5; count++) await limits.attempt(guess)
  const before = [...writes]
  await expect(limits.take(wanted)).rejects.toThrow('Too many attempts.')
  await expect(limits.attempt(guess)).rejects.toThrow('Too many attempts.')
  expect(writes).toEqual(before)
  site.pass(minute)
  await limits.take(wanted)
})

test('guesses at the same moment count one after the other: no more than five are looked at', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => fail(admin.username)))
  expect(answers.filter((status) => status === 401)).toHaveLength(5)
  expect(answers.filter((status) => status === 429)).toHaveLength(25)
})

test('a network that tries one name after another is refused, whichever of its addresses it comes from', async () => {
  const from = (at: number) => login(`Nobody ${at}`, 'x', `2001:db8:7:${at.toString(16)}::1`)
  for (let first = 0; first < 200; first += 50) {
    const tries = await Promise.all(Array.from({ length: 50 }, (_, at) => from(first + at)))
    for (const { status } of tries) expect(status).toBe(401)
  }
  expect((await login('Nobody Else', 'x', '2001:db8:7:ffff::1')).status).toBe(429)
  expect((await login('Nobody Else', 'x', '2001:db8:8::1')).status).toBe(401)
})
