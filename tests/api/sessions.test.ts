import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, type Caller, createTestSite, type TestSite } from '../support/site.ts'

const minute = 60_000
const hour = 60 * minute

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const userOf = async (caller: Caller) => (await caller.call('GET', '/api/auth/session')).body.user
const isSignedIn = async (caller: Caller) => (await caller.call('GET', '/api/news/ids')).status === 200
async function freshAdmin() {
  const { fullName, password } = await site.addPerson('Admin')
  return await site.signIn(fullName, password)
}

test('the session says who is signed in, and null to a visitor', async () => {
  const { id, fullName, password } = await site.addPerson('User')
  expect(await userOf(await site.signIn(fullName, password))).toEqual({ id, fullName, role: 'User' })
  expect(await userOf(site.visitor)).toBeNull()
})

test.each([
  'session=',
  'session=short',
  `session=${'A'.repeat(43)}`,
  'session="x"; session=y',
  `x=1; session=${'%00'.repeat(14)}A`
])('the cookie %j admits nobody', async (cookie) => {
  expect(await userOf(site.caller(cookie))).toBeNull()
  expect((await site.caller(cookie).call('GET', '/api/auth/userlist')).status).toBe(401)
})

test('the database cannot give the token away: it has only its hash', async () => {
  const caller = await freshAdmin()
  const token = caller.cookie?.split('=')[1] ?? ''
  const rows = await site.db.selectFrom('session').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.map(({ tokenHash }) => tokenHash)).toContain(createHash('sha256').update(token).digest('hex'))
})

describe('a session ends', () => {
  test('at signing out, on the server', async () => {
    const { fullName, password } = await site.addPerson('User')
    const [one, other] = [await site.signIn(fullName, password), await site.signIn(fullName, password)]
    await one.call('POST', '/api/auth/logout')
    expect(await isSignedIn(one)).toBe(false)
    expect(await isSignedIn(other)).toBe(true)
  })

  test('when the same browser signs in again', async () => {
    const { fullName, password } = await site.addPerson('User')
    const before = await site.signIn(fullName, password)
    const { status, headers } = await before.call('POST', '/api/auth/login', { json: { username: fullName, password } })
    expect(status).toBe(200)
    expect(await isSignedIn(before)).toBe(false)
    const after = site.caller(headers.get('set-cookie')?.split(';')[0])
    expect(after.cookie).not.toBe(before.cookie)
    expect(await isSignedIn(after)).toBe(true)
  })

  test('a failed sign-in in a session does not end it', async () => {
    const { fullName, password } = await site.addPerson('User')
    const caller = await site.signIn(fullName, password)
    await caller.call('POST', '/api/auth/login', { json: { username: fullName, password: 'wrong one' } })
    expect(await isSignedIn(caller)).toBe(true)
  })

  test('when its user is deleted', async () => {
    const { id, fullName, password } = await site.addPerson('User')
    const caller = await site.signIn(fullName, password)
    await site.admin.call('POST', '/api/auth/delete-multiple', { json: { ids: [id] } })
    expect(await isSignedIn(caller)).toBe(false)
    expect(
      (await site.visitor.call('POST', '/api/auth/login', { json: { username: fullName, password } })).status
    ).toBe(401)
  })

  test.each([
    ['the role is changed', { role: 'Admin' }],
    ['the password is changed', { password: 'another passphrase' }],
    ['the name is changed', { fullName: 'Renamed Person' }]
  ])('of a user when %s by an Admin', async (_, change) => {
    const { id, password, ...rest } = await site.addPerson('User')
    const caller = await site.signIn(rest.fullName, password)
    const json = { ...rest, address: 'Pune', ...change }
    expect((await site.admin.call('PUT', `/api/auth/users/${id}`, { json })).status).toBe(200)
    expect(await isSignedIn(caller)).toBe(false)
  })

  test('an Admin who changes the own account stays signed in here, and nowhere else', async () => {
    const { id, password, ...rest } = await site.addPerson('Admin')
    const [here, elsewhere] = [await site.signIn(rest.fullName, password), await site.signIn(rest.fullName, password)]
    expect((await here.call('PUT', `/api/auth/users/${id}`, { json: { ...rest, address: 'Satara' } })).status).toBe(200)
    expect(await isSignedIn(here)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
  })

  test('a changed user ends nobody else’s session', async () => {
    const other = await freshAdmin()
    const { id, password: _, ...rest } = await site.addPerson('User')
    await site.admin.call('PUT', `/api/auth/users/${id}`, { json: { ...rest, address: 'Satara' } })
    expect(await isSignedIn(other)).toBe(true)
  })
})

test('a role that is taken away counts at once', async () => {
  const { id, fullName, password, mobileNo } = await site.addPerson('Admin')
  const caller = await site.signIn(fullName, password)
  expect((await caller.call('GET', '/api/auth/userlist')).status).toBe(200)
  // In the database, where no rule ends the sessions.
  await site.db.updateTable('user').set({ role: 'User' }).where('id', '=', id).execute()
  expect((await caller.call('GET', '/api/auth/userlist')).status).toBe(403)
  expect(await userOf(caller)).toEqual({ id, fullName, role: 'User' })
  expect(mobileNo).not.toBe('')
})

describe('time', () => {
  let own: TestSite
  beforeAll(async () => {
    own = await createTestSite()
  })
  afterAll(() => own.close())
  const begin = () => own.signIn('Asha Admin', 'correct horse battery')

  test('two hours without a request end a session, and not a moment less', async () => {
    const caller = await begin()
    own.pass(2 * hour)
    expect(await isSignedIn(caller)).toBe(true)
    own.pass(2 * hour + 1)
    expect(await isSignedIn(caller)).toBe(false)
    own.pass(-hour)
    expect(await isSignedIn(caller)).toBe(false)
  })

  test('every request of a session makes its two hours begin again', async () => {
    const caller = await begin()
    for (let count = 0; count < 5; count++) {
      own.pass(119 * minute)
      expect(await isSignedIn(caller)).toBe(true)
    }
  })

  test('twelve hours end a session, however busy it is', async () => {
    const caller = await begin()
    for (let count = 0; count < 12; count++) {
      own.pass(hour)
      expect(await isSignedIn(caller)).toBe(true)
    }
    own.pass(1)
    expect(await isSignedIn(caller)).toBe(false)
  })

  test('sessions that are over are swept away, and no others', async () => {
    const caller = await begin()
    await own.db.deleteFrom('session').where('createdAt', '<', '2026').execute()
    own.pass(3 * hour)
    const fresh = await begin()
    await own.runJobs()
    const { length } = await own.db.selectFrom('session').selectAll().execute()
    expect(length).toBe(1)
    expect(await isSignedIn(caller)).toBe(false)
    expect(await isSignedIn(fresh)).toBe(true)
  })
})

test('a session ends when nobody is there, although the page goes on calling by itself', async () => {
  const { fullName, password } = await site.addPerson('User')
  const [watched, used] = [await site.signIn(fullName, password), await site.signIn(fullName, password)]
  const background = { headers: { 'X-Background': '1' } }
  for (let minute = 0; minute < 110; minute += 10) {
    site.pass(10 * 60_000)
    expect((await watched.call('GET', '/api/messages?unread=1&pageSize=1', background)).status).toBe(200)
    await isSignedIn(used)
  }
  site.pass(15 * 60_000)
  expect(await isSignedIn(watched)).toBe(false)
  expect(await isSignedIn(used)).toBe(true)
})

test('a session that is over keeps nobody from what visitors read, where a full disk takes no write', async () => {
  const caller = await site.signIn(admin.username, admin.password)
  site.pass(3 * hour)
  const { deleteFrom } = site.db
  site.db.deleteFrom = () => {
    throw new Error('database or disk is full')
  }
  const { status } = await caller.call('GET', '/api/news')
  const user = await userOf(caller)
  site.db.deleteFrom = deleteFrom
  expect([status, user]).toEqual([200, null])
})
