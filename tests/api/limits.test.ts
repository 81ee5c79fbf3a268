import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

  test('in every spelling is one', async () => {
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

  test('is the last that the proxy names; what a client puts before it counts for nothing', async () => {
    let forged = 0
    expect(await tries(20, () => `10.0.0.${++forged}, 198.51.100.1`)).toEqual(Array(20).fill(401))
    expect((await login('Somebody', 'x', '10.9.9.9, 198.51.100.1')).status).toBe(429)
    expect((await login('Somebody', 'x', '198.51.100.1, 198.51.100.9')).status).toBe(401)
  })

  test('of IPv6 is its first half', async () => {
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
  expect(rows.filter(({ key }) => key.startsWith('login-account'))).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('One')
})

test('the full name and the mobile number of one person are one account', async () => {
  const { fullName, mobileNo, password } = await site.addPerson('User')
  for (const name of [fullName, mobileNo, fullName, mobileNo, fullName]) expect(await fail(name)).toBe(401)
  expect((await login(mobileNo, password)).status).toBe(429)
})

test('guesses at the same moment count one after the other: no more than five are looked at', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => fail(admin.username)))
  expect(answers.filter((status) => status === 401)).toHaveLength(5)
  expect(answers.filter((status) => status === 429)).toHaveLength(25)
})
