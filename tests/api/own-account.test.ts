import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnSession } from '../../server/auth/sessions.ts'
import type { SignInEntry } from '../../server/auth/sign-in-log.ts'
import { indianTime } from '../../shared/indian-format.ts'
import { firstStep, secondStep, turnOn } from '../support/second-factor.ts'
import { type Caller, createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const minute = 60_000

async function signIn(username: string, password: string, address: string, userAgent = firefox) {
  const { headers, status } = await site.visitor.call('POST', '/api/auth/login', {
    json: { username, password },
    headers: { 'x-forwarded-for': address, 'user-agent': userAgent }
  })
  return { status, caller: site.caller(headers.get('set-cookie')?.split(';')[0]) }
}

const sessionsOf = async (caller: Caller) => (await caller.call<OwnSession[]>('GET', '/api/auth/sessions')).body
const isSignedIn = async (caller: Caller) => (await caller.call('GET', '/api/news/ids')).status === 200

describe('the own sessions', () => {
  test('are listed with when, browser, address and which one this is', async () => {
    const { fullName, password } = await site.addPerson('User')
    const begun = site.clock().toISOString()
    const { caller: old } = await signIn(fullName, password, '::ffff:198.51.100.7')
    site.pass(5 * minute)
    const { caller: fresh } = await signIn(fullName, password, '2001:db8::1', 'curl/8.0')
    const here = { browser: 'curl', address: '2001:db8::1', isThis: true }
    const there = { browser: 'Firefox on Windows', address: '198.51.100.7', isThis: false, createdAt: begun }
    expect(await sessionsOf(fresh)).toMatchObject([here, { ...there, lastSeenAt: begun }])
    site.pass(2 * minute)
    expect((await sessionsOf(old)).map(({ isThis }) => isThis)).toEqual([true, false])
  })

  test('of somebody else are neither seen nor ended', async () => {
    const [one, other] = [await site.addPerson('User'), await site.addPerson('Admin')]
    const mine = await site.signIn(one.fullName, one.password)
    const theirs = await site.signIn(other.fullName, other.password)
    const [session] = await sessionsOf(mine)
    expect(await sessionsOf(theirs)).toHaveLength(1)
    expect((await theirs.call('POST', `/api/auth/sessions/${session?.id}/end`)).status).toBe(404)
    expect(await isSignedIn(mine)).toBe(true)
  })

  test('are ended one by one, or all others at once', async () => {
    const { fullName, password } = await site.addPerson('User')
    const [here, second, third, fourth] = [
      await site.signIn(fullName, password),
      await site.signIn(fullName, password),
      await site.signIn(fullName, password),
      await site.signIn(fullName, password)
    ]
    const [{ id = 0 } = {}] = (await sessionsOf(second)).filter(({ isThis }) => isThis)
    expect((await here.call('POST', `/api/auth/sessions/${id}/end`)).status).toBe(200)
    expect((await here.call('POST', `/api/auth/sessions/${id}/end`)).status).toBe(404)
    expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true])
    await here.call('POST', '/api/auth/sessions/end-others')
    expect([await isSignedIn(third), await isSignedIn(fourth), await isSignedIn(here)]).toEqual([false, false, true])
  })

  test('that are over are not listed, swept or not', async () => {
    const { fullName, password } = await site.addPerson('User')
    await site.signIn(fullName, password)
    site.pass(121 * minute)
    expect(await sessionsOf(await site.signIn(fullName, password))).toHaveLength(1)
  })
})

describe('the log of sign-ins', () => {
  let own: TestSite
  beforeAll(async () => {
    own = await createTestSite({ rateLimits: true })
  })
  afterAll(() => own.close())

  const read = async (caller: Caller, path = '/api/auth/sign-ins') =>
    (await caller.call<SignInEntry[]>('GET', path)).body
  const tryTo = (username: string, password: string) =>
    own.visitor.call('POST', '/api/auth/login', { json: { username, password } })

  test('tells the own story, newest first, and an Admin everybody’s', async () => {
    const person = await own.addPerson('User')
    await tryTo(person.fullName, 'Passw0rd typed wrongly')
    await tryTo('Passw0rd in the wrong box', 'x')
    const caller = await own.signIn(person.fullName, person.password)
    const { recoveryCodes } = await turnOn(own, caller, person)
    const { caller: waiting } = await firstStep(own, person)
    await secondStep(own, waiting, '000000')
    await secondStep(own, waiting, recoveryCodes[0] ?? '')
    const json = { currentPassword: person.password, newPassword: 'quite another phrase' }
    await caller.call('PUT', '/api/auth/password', { json })
    const login = { json: { username: person.fullName, password: 'wrong' } }
    for (let count = 0; count < 6; count++) await own.visitor.call('POST', '/api/auth/login', login)

    const events = (await read(caller)).map(({ event }) => event)
    expect(events).toEqual([
      'tooMany',
      ...Array(5).fill('wrongPassword'),
      'passwordChanged',
      'signedInByRecoveryCode',
      'wrongCode',
      'secondFactorOn',
      'signedIn',
      'wrongPassword',
      'accountCreated'
    ])
    const all = await read(own.admin, '/api/auth/sign-ins/all')
    expect(all.filter(({ event }) => event === 'unknownName')).toMatchObject([{ name: '' }])
    expect(all.filter(({ name }) => name === person.fullName)).toHaveLength(events.length)
    const stored = JSON.stringify(await own.db.selectFrom('signInLog').selectAll().execute())
    for (const secret of ['Passw0rd', 'wrong box', person.password, ...recoveryCodes])
      expect(stored).not.toContain(secret)
  })

  test('is told in short for each person, to Admins', async () => {
    const [never, plain, safe] = [await own.addPerson('User'), await own.addPerson('User'), await own.addPerson('User')]
    const caller = await own.signIn(plain.fullName, plain.password)
    const signedIn = `Signed in ${indianTime(own.clock().toISOString())}`
    await turnOn(own, await own.signIn(safe.fullName, safe.password), safe)
    const { status, body } = await own.admin.call<Record<string, string>>('GET', '/api/auth/sign-ins/last')
    expect(status).toBe(200)
    const ids = await own.db.selectFrom('user').select(['id', 'fullName']).execute()
    const of = ({ fullName }: { fullName: string }) => body[ids.find((one) => one.fullName === fullName)?.id ?? 0]
    const told = [of(never), of(plain), of(safe)]
    expect(told).toEqual([undefined, signedIn, `${signedIn} · second factor on`])
    expect((await caller.call('GET', '/api/auth/sign-ins/last')).status).toBe(403)
  })

  test('is an Admin’s alone where it is everybody’s, and comes in pages', async () => {
    const person = await own.addPerson('User')
    const caller = await own.signIn(person.fullName, person.password)
    expect((await caller.call('GET', '/api/auth/sign-ins/all')).status).toBe(403)
    const page = await own.admin.call<SignInEntry[]>('GET', '/api/auth/sign-ins/all?page=2&pageSize=3')
    expect(page.body).toHaveLength(3)
    expect(Number(page.headers.get('x-total-count'))).toBeGreaterThan(6)
    expect((await own.admin.call('GET', '/api/auth/sign-ins/all?page=0')).status).toBe(422)
  })

  test('stays when the account goes, and is forgotten after 90 days', async () => {
    const person = await own.addPerson('User')
    await own.signIn(person.fullName, person.password)
    await own.admin.call('POST', '/api/auth/delete-multiple', { json: { ids: [person.id] } })
    const named = async () =>
      (await own.db.selectFrom('signInLog').select('name').where('name', '=', person.fullName).execute()).length
    // Created, signed in, deleted.
    expect(await named()).toBe(3)
    own.pass(90 * 24 * 60 * minute)
    await own.runJobs()
    expect(await named()).toBe(3)
    own.pass(1)
    await own.runJobs()
    expect(await named()).toBe(0)
  })
})
