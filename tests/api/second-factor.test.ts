import { readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeAt, codeStep, firstStep, secondStep, turnOn } from '../support/second-factor.ts'
import { type Caller, createTestSite, type Person, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const isSignedIn = async (caller: Caller) => (await caller.call('GET', '/api/news/ids')).status === 200

/** A person with a second factor. */
async function withFactor(role: 'Admin' | 'User' = 'User', at = site) {
  const person = await at.addPerson(role)
  const caller = await at.signIn(person.fullName, person.password)
  return { ...person, caller, ...(await turnOn(at, caller, person)) }
}

describe('setting up', () => {
  test('gives a secret as text, link and QR code, and is on only after a first code', async () => {
    const person = await site.addPerson('User')
    const caller = await site.signIn(person.fullName, person.password)
    const { body } = await caller.call<{ secret: string; uri: string; qr: { size: number; path: string } }>(
      'POST',
      '/api/auth/second-factor/set-up',
      { json: { currentPassword: person.password } }
    )
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(body.uri)
    expect([uri.protocol, uri.host, uri.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', body.secret])
    expect(decodeURIComponent(uri.pathname)).toContain(person.fullName)
    expect(body.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    expect((await firstStep(site, person)).status).toBe(200)

    const wrong = await caller.call('POST', '/api/auth/second-factor/confirm', { json: { code: '000000' } })
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['code']])
    const code = codeAt(body.secret, site.clock())
    const on = await caller.call<{ recoveryCodes: string[] }>('POST', '/api/auth/second-factor/confirm', {
      json: { code: `${code.slice(0, 3)} ${code.slice(3)}` }
    })
    expect(new Set(on.body.recoveryCodes).size).toBe(10)
    for (const code of on.body.recoveryCodes) expect(code).toMatch(/^[a-z1-9]{5}-[a-z1-9]{5}$/)
    expect((await firstStep(site, person)).status).toBe(202)
    const status = await caller.call('GET', '/api/auth/second-factor')
    expect(status.body).toEqual({ since: site.clock().toISOString(), recoveryCodesLeft: 10, isRequired: false })
  })

  test('needs the password', async () => {
    const person = await site.addPerson('User')
    const caller = await site.signIn(person.fullName, person.password)
    const json = { currentPassword: 'not this one' }
    expect((await caller.call('POST', '/api/auth/second-factor/set-up', { json })).status).toBe(422)
  })

  test('is not done over while a factor is on, nor ended by the secret of a begin before', async () => {
    const { caller, password } = await withFactor()
    const json = { currentPassword: password }
    expect((await caller.call('POST', '/api/auth/second-factor/set-up', { json })).status).toBe(409)
    const person = await site.addPerson('User')
    const other = await site.signIn(person.fullName, person.password)
    const begin = async () =>
      (
        await other.call<{ secret: string }>('POST', '/api/auth/second-factor/set-up', {
          json: { currentPassword: person.password }
        })
      ).body.secret
    const [first, second] = [await begin(), await begin()]
    const confirm = async (secret: string) =>
      (await other.call('POST', '/api/auth/second-factor/confirm', { json: { code: codeAt(secret, site.clock()) } }))
        .status
    expect(await confirm(first)).toBe(422)
    site.pass(16 * 60_000)
    expect(await confirm(second)).toBe(409)
  })

  test('ends the sessions elsewhere, as turning off does', async () => {
    const person = await site.addPerson('User')
    const [here, elsewhere] = [await site.signIn(person.fullName, person.password), await firstStep(site, person)]
    const { secret } = await turnOn(site, here, person)
    expect([await isSignedIn(here), await isSignedIn(elsewhere.caller)]).toEqual([true, false])

    const again = await secondStep(site, (await firstStep(site, person)).caller, codeAt(secret, site.clock()))
    site.pass(codeStep)
    const json = { currentPassword: person.password, code: codeAt(secret, site.clock()) }
    expect((await here.call('POST', '/api/auth/second-factor/turn-off', { json })).status).toBe(200)
    expect([await isSignedIn(here), await isSignedIn(again.caller)]).toEqual([true, false])
    expect((await firstStep(site, person)).status).toBe(200)
  })
})

describe('signing in', () => {
  test('has a second step, and no session before it', async () => {
    const person = await withFactor()
    const first = await firstStep(site, person)
    expect([first.status, first.body]).toEqual([
      202,
      { message: 'Please enter the code of your authenticator app.', secondFactor: 'code' }
    ])
    expect(first.cookie).toMatch(/^sign-in=/)
    expect((await first.caller.call('GET', '/api/auth/session')).body).toEqual({ user: null })
    const { status, body, caller } = await secondStep(site, first.caller, codeAt(person.secret, site.clock()))
    const { id, fullName, role } = person
    expect([status, body]).toEqual([200, { user: { id, fullName, role }, message: 'Signed in.' }])
    expect(await isSignedIn(caller)).toBe(true)
  })

  test('half done opens nothing: neither as its own cookie nor as a session’s', async () => {
    const person = await withFactor('Admin')
    const { cookie = '', caller } = await firstStep(site, person)
    const half = [caller, site.caller(cookie.replace('sign-in=', 'session='))]
    for (const route of site.routes.filter(({ access }) => access !== 'public')) {
      for (const one of half) {
        const address = route.path.replace('{id}', '1')
        const json = route.method === 'get' ? {} : { json: {} }
        expect((await one.call(route.method.toUpperCase(), address, json)).status, route.path).toBe(401)
      }
    }
    expect((await caller.fetch('GET', '/account')).status).toBe(302)
  })

  test('refuses a wrong code with 401, names the field, and goes on with a right one', async () => {
    const person = await withFactor()
    const { caller } = await firstStep(site, person)
    const wrong = await secondStep(site, caller, '000000')
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([401, ['code']])
    expect((await secondStep(site, caller, codeAt(person.secret, site.clock()))).status).toBe(200)
  })

  test.each(['', '   ', '1'.repeat(41), 123456, null])('takes %j for no code', async (code) => {
    const { caller } = await firstStep(site, await withFactor())
    expect((await caller.call('POST', '/api/auth/login/code', { json: { code } })).status).toBe(422)
  })

  test('takes no code twice, and none that is older than the last', async () => {
    const person = await withFactor()
    const code = codeAt(person.secret, site.clock())
    const waiting = await Promise.all([1, 2, 3].map(() => firstStep(site, person)))
    const answers = await Promise.all(waiting.map(({ caller }) => secondStep(site, caller, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    const older = codeAt(person.secret, new Date(site.clock().getTime() - codeStep))
    const { caller } = await firstStep(site, person)
    expect((await secondStep(site, caller, older)).status).toBe(401)
  })

  test('forgives a clock of one step before or behind, and no more', async () => {
    const person = await withFactor()
    for (const [steps, status] of [
      [-2, 401],
      [2, 401],
      [-1, 200],
      [1, 200]
    ] as const) {
      const { caller } = await firstStep(site, person)
      const code = codeAt(person.secret, new Date(site.clock().getTime() + steps * codeStep))
      expect((await secondStep(site, caller, code)).status, `${steps}`).toBe(status)
      site.pass(5 * codeStep)
    }
  })

  test('waits ten minutes for the code, and for one code alone', async () => {
    const person = await withFactor()
    const { caller } = await firstStep(site, person)
    site.pass(10 * 60_000)
    const late = await secondStep(site, caller, codeAt(person.secret, site.clock()))
    expect(late.status).toBe(404)
    const fresh = (await firstStep(site, person)).caller
    expect((await secondStep(site, fresh, codeAt(person.secret, site.clock()))).status).toBe(200)
    site.pass(codeStep)
    expect((await secondStep(site, fresh, codeAt(person.secret, site.clock()))).status).toBe(404)
    expect((await secondStep(site, site.visitor, '123456')).status).toBe(404)
  })

  test('ends half done when the password is changed, and at signing out', async () => {
    const person = await withFactor()
    const { caller } = await firstStep(site, person)
    const json = { currentPassword: person.password, newPassword: 'quite another phrase' }
    await person.caller.call('PUT', '/api/auth/password', { json })
    expect((await secondStep(site, caller, codeAt(person.secret, site.clock()))).status).toBe(404)
    const again = (await firstStep(site, { ...person, password: json.newPassword })).caller
    await again.call('POST', '/api/auth/logout')
    expect((await secondStep(site, again, codeAt(person.secret, site.clock()))).status).toBe(404)
  })

  test('cannot set up another factor half done', async () => {
    const { caller } = await firstStep(site, await withFactor())
    expect((await caller.call('POST', '/api/auth/login/set-up')).status).toBe(409)
    expect((await caller.call('POST', '/api/auth/login/confirm', { json: { code: '123456' } })).status).toBe(409)
  })
})

describe('a recovery code', () => {
  test('signs in once, however it is typed, and the others still do', async () => {
    const person = await withFactor()
    const [first = '', second = ''] = person.recoveryCodes
    const typed = ` ${first.toUpperCase().replace('-', ' ')} `
    const waiting = [(await firstStep(site, person)).caller, (await firstStep(site, person)).caller]
    const both = await Promise.all(waiting.map((caller) => secondStep(site, caller, typed)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await secondStep(site, (await firstStep(site, person)).caller, first)).status).toBe(401)
    const { caller, status } = await secondStep(site, (await firstStep(site, person)).caller, second)
    expect(status).toBe(200)
    expect((await caller.call('GET', '/api/auth/second-factor')).body.recoveryCodesLeft).toBe(8)
  })

  test('of somebody else, or of a set before, is none', async () => {
    const [one, other] = [await withFactor(), await withFactor()]
    const { caller } = await firstStep(site, one)
    expect((await secondStep(site, caller, other.recoveryCodes[0] ?? '')).status).toBe(401)
    const json = { currentPassword: one.password, code: codeAt(one.secret, site.clock()) }
    const renewed = await one.caller.call<{ recoveryCodes: string[] }>(
      'POST',
      '/api/auth/second-factor/recovery-codes',
      { json }
    )
    expect((await secondStep(site, caller, one.recoveryCodes[0] ?? '')).status).toBe(401)
    expect((await secondStep(site, caller, renewed.body.recoveryCodes[0] ?? '')).status).toBe(200)
  })
})

test('neither secret nor recovery codes can be read in the database', async () => {
  const { id, secret, recoveryCodes } = await withFactor()
  const factor = await site.db.selectFrom('secondFactor').selectAll().where('userId', '=', id).execute()
  const codes = await site.db.selectFrom('recoveryCode').selectAll().where('userId', '=', id).execute()
  const stored = JSON.stringify([factor, codes])
  expect(codes).toHaveLength(10)
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(text)
})

describe('the key', () => {
  const keyOf = (own: TestSite) => path.join(path.dirname(own.uploads), 'second-factor.key')

  test('is nobody else’s to read, and without it a recovery code still signs in', async () => {
    const own = await createTestSite()
    const person = await withFactor('User', own)
    if (process.platform !== 'win32') expect(statSync(keyOf(own)).mode & 0o077).toBe(0)
    expect(readFileSync(keyOf(own))).toHaveLength(32)
    // Another key cannot decrypt what the first one encrypted.
    await own.db.updateTable('secondFactor').set({ secret: 'AAAA' }).execute()
    const { caller } = await firstStep(own, person)
    expect((await secondStep(own, caller, codeAt(person.secret, own.clock()))).status).toBe(503)
    expect((await secondStep(own, caller, person.recoveryCodes[0] ?? '')).status).toBe(200)
    rmSync(keyOf(own))
    await own.close()
  })
})

describe('limits', () => {
  let own: TestSite
  beforeEach(async () => {
    own = await createTestSite({ rateLimits: true })
  })
  afterEach(() => own.close())

  test('five wrong codes make the account wait, also at another sign-in and with a recovery code', async () => {
    const person = await withFactor('User', own)
    const { caller } = await firstStep(own, person)
    for (let count = 0; count < 5; count++) expect((await secondStep(own, caller, '000000')).status).toBe(401)
    const code = codeAt(person.secret, own.clock())
    const refused = await secondStep(own, caller, code)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    // The right password does not reset the count of wrong codes.
    const again = await firstStep(own, person)
    expect(again.status).toBe(202)
    expect((await secondStep(own, again.caller, person.recoveryCodes[0] ?? '')).status).toBe(429)
    own.pass(2_000)
    expect((await secondStep(own, again.caller, code)).status).toBe(200)
  })

  test('wrong codes count as well where the factor is turned off', async () => {
    const person = await withFactor('User', own)
    const turnOff = (code: string) =>
      person.caller.call('POST', '/api/auth/second-factor/turn-off', {
        json: { currentPassword: person.password, code }
      })
    for (let count = 0; count < 5; count++) expect((await turnOff('000000')).status).toBe(422)
    expect((await turnOff(codeAt(person.secret, own.clock()))).status).toBe(429)
    expect((await firstStep(own, person)).status).toBe(202)
  })
})

describe('turning off', () => {
  test('needs the password and a code', async () => {
    const person = await withFactor()
    const code = codeAt(person.secret, site.clock())
    for (const json of [
      { currentPassword: 'not this one', code },
      { currentPassword: person.password, code: '000000' },
      { currentPassword: person.password },
      { code }
    ]) {
      expect((await person.caller.call('POST', '/api/auth/second-factor/turn-off', { json })).status).toBe(422)
    }
    expect((await firstStep(site, person)).status).toBe(202)
  })

  test('by an Admin is for a lost phone: the sessions of that person end, and only an Admin may', async () => {
    const person = await withFactor('Admin')
    const user = await site.addPerson('User')
    const path = `/api/auth/users/${person.id}/reset-second-factor`
    const other = await site.signIn(user.fullName, user.password)
    expect((await other.call('POST', path)).status).toBe(403)
    expect((await site.admin.call('POST', path)).status).toBe(200)
    expect(await isSignedIn(person.caller)).toBe(false)
    expect((await firstStep(site, person)).status).toBe(200)
    expect((await site.admin.call('POST', path)).status).toBe(404)
    expect((await site.admin.call('POST', '/api/auth/users/999999/reset-second-factor')).status).toBe(404)
  })
})

describe('where Admins need one', () => {
  let own: TestSite
  let person: Person
  beforeEach(async () => {
    own = await createTestSite()
    person = await own.addPerson('Admin')
    own.env.REQUIRE_TWO_FACTOR = 'admins'
  })
  afterEach(() => own.close())

  test('an Admin is led to set it up at the sign-in, and can do nothing else until then', async () => {
    const { status, body, caller } = await firstStep(own, person)
    expect([status, body.secondFactor]).toEqual([202, 'set-up'])
    for (const path of ['/api/auth/userlist', '/api/auth/second-factor', '/api/overview'])
      expect((await caller.call('GET', path)).status).toBe(401)
    expect((await secondStep(own, caller, '123456')).status).toBe(409)

    const { body: begun } = await caller.call<{ secret: string }>('POST', '/api/auth/login/set-up')
    const confirm = (code: string) => caller.call('POST', '/api/auth/login/confirm', { json: { code } })
    expect((await confirm('000000')).status).toBe(401)
    const on = await confirm(codeAt(begun.secret, own.clock()))
    expect(on.status).toBe(200)
    expect(on.body.recoveryCodes).toHaveLength(10)
    const signedIn = own.caller(on.headers.get('set-cookie')?.split(';')[0])
    expect((await signedIn.call('GET', '/api/auth/userlist')).status).toBe(200)
    expect((await confirm(codeAt(begun.secret, own.clock()))).status).toBe(404)
  })

  test('a session from before the setting admits nobody without one, and a User is asked for none', async () => {
    expect(await isSignedIn(own.admin)).toBe(false)
    own.env.REQUIRE_TWO_FACTOR = 'nobody'
    const user = await own.addPerson('User').catch(() => undefined)
    expect(user).toBeUndefined()
    const again = await own.signIn('Asha Admin', 'correct horse battery')
    const json = { fullName: 'Plain User', address: 'Pune', mobileNo: '1', role: 'User', password: 'a phrase of mine' }
    await again.call('POST', '/api/auth/users', { json })
    own.env.REQUIRE_TWO_FACTOR = 'admins'
    expect(await isSignedIn(await own.signIn('Plain User', 'a phrase of mine'))).toBe(true)
  })

  test('an Admin cannot turn it off, and one whose factor was reset sets up another', async () => {
    own.env.REQUIRE_TWO_FACTOR = 'nobody'
    const withOne = await withFactor('Admin', own)
    own.env.REQUIRE_TWO_FACTOR = 'admins'
    const json = { currentPassword: withOne.password, code: codeAt(withOne.secret, own.clock()) }
    expect((await withOne.caller.call('POST', '/api/auth/second-factor/turn-off', { json })).status).toBe(409)
    own.env.REQUIRE_TWO_FACTOR = 'nobody'
    expect((await own.signIn('Asha Admin', 'correct horse battery')).cookie).toBeDefined()
    const admin = await own.signIn('Asha Admin', 'correct horse battery')
    await admin.call('POST', `/api/auth/users/${withOne.id}/reset-second-factor`)
    own.env.REQUIRE_TWO_FACTOR = 'admins'
    expect((await firstStep(own, withOne)).body.secondFactor).toBe('set-up')
  })
})

test('sign-ins that waited in vain are swept away', async () => {
  const person = await withFactor()
  await firstStep(site, person)
  site.pass(11 * 60_000)
  const { caller } = await firstStep(site, person)
  await site.runJobs()
  const rows = await site.db.selectFrom('signInStep').select('userId').where('userId', '=', person.id).execute()
  expect(rows).toHaveLength(1)
  expect((await secondStep(site, caller, codeAt(person.secret, site.clock()))).status).toBe(200)
})
