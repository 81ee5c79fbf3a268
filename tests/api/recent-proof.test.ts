import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { codeAt, turnOn } from '../support/second-factor.ts'
import { type Caller, createTestSite, type Person, type TestSite } from '../support/site.ts'

const hour = 60 * 60_000

let site: TestSite
let asha: Person
let other: Person
let caller: Caller
beforeEach(async () => {
  site = await createTestSite()
  asha = await site.addPerson('Admin')
  other = await site.addPerson('User')
  await turnOn(site, await site.signIn(other.fullName, other.password), other)
  caller = await site.signIn(asha.fullName, asha.password)
})
afterEach(() => site.close())

const prove = (json: unknown) => caller.call('POST', '/api/auth/prove', { json })
const change = ({ id, fullName, mobileNo, role }: Person, changes: object) =>
  caller.call('PUT', `/api/auth/users/${id}`, { json: { fullName, mobileNo, role, address: 'Pune', ...changes } })
const newUser = { fullName: 'New User', address: 'Pune', mobileNo: '5', role: 'User', password: 'a fine passphrase' }

/** The calls that give or take access, in an order in which each can be made. */
const guarded: [string, () => Promise<{ status: number; body: Record<string, unknown> }>][] = [
  ['creating a user', () => caller.call('POST', '/api/auth/users', { json: newUser })],
  ['setting a password', () => change(other, { password: 'another passphrase' })],
  ['giving another name to sign in with', () => change(other, { fullName: 'Somebody Else' })],
  ['changing a role', () => change(other, { role: 'Admin' })],
  ['resetting a second factor', () => caller.call('POST', `/api/auth/users/${other.id}/reset-second-factor`)],
  ['deleting', () => caller.call('POST', '/api/auth/delete-multiple', { json: { ids: [other.id] } })]
]

describe.each(guarded)('%s', (_, act) => {
  test('needs a password entered within the last hour, and does nothing without', async () => {
    site.pass(hour + 1)
    const before = await site.db.selectFrom('user').selectAll().orderBy('id').execute()
    const { status, body } = await act()
    expect(status).toBe(403)
    expect(body.errors).toEqual({ currentPassword: 'Current password is required.' })
    expect(body.message).toMatch(/^Please show again that it is you/)
    expect(await site.db.selectFrom('user').selectAll().orderBy('id').execute()).toEqual(before)
    expect((await prove({ currentPassword: 'not this one' })).status).toBe(422)
    expect((await act()).status).toBe(403)
    expect((await prove({ currentPassword: asha.password })).status).toBe(200)
    expect([200, 201]).toContain((await act()).status)
  })

  test('is done after a sign-in of the last hour', async () => {
    site.pass(hour)
    expect([200, 201]).toContain((await act()).status)
  })
})

test('where the Admin has a second factor its code is asked for as well', async () => {
  const { secret } = await turnOn(site, caller, asha)
  site.pass(hour + 1)
  const [, create] = guarded[0] ?? []
  expect((await create?.())?.body.errors).toEqual({
    currentPassword: 'Current password is required.',
    code: 'Please enter the code.'
  })
  const { status, body } = await prove({ currentPassword: asha.password })
  expect([status, body.errors]).toEqual([422, { code: 'Please enter the code.' }])
  expect((await prove({ currentPassword: asha.password, code: '000000' })).status).toBe(422)
  const code = codeAt(secret, site.clock())
  expect((await prove({ currentPassword: asha.password, code })).status).toBe(200)
  expect((await create?.())?.status).toBe(201)
})

test('what gives and takes no access needs none', async () => {
  site.pass(hour + 1)
  expect((await change(other, { address: 'Satara' })).status).toBe(200)
  expect((await caller.call('GET', `/api/auth/users/${other.id}/reset-second-factor`)).status).toBe(200)
})

describe('the own account', () => {
  test.each([
    [
      'password',
      { password: 'another passphrase' },
      'Change your own password at /account: it takes your current one.'
    ],
    ['role', { role: 'User' }, 'Your own role can only be changed by another Admin.']
  ])('gets no other %s among the users', async (field, changes, message) => {
    expect(await change(asha, changes)).toMatchObject({ status: 409, body: { message, errors: { [field]: message } } })
    await site.signIn(asha.fullName, asha.password)
  })

  test('keeps its second factor there', async () => {
    await turnOn(site, caller, asha)
    const path = `/api/auth/users/${asha.id}/reset-second-factor`
    expect((await caller.call('GET', path)).body).toEqual({
      isOffered: false,
      facts: { 'Last sign-in': expect.any(String), 'Second factor': 'On' }
    })
    expect(await caller.call('POST', path)).toMatchObject({
      status: 409,
      body: { message: 'Turn your own second factor off at /account.' }
    })
  })

  test('can be changed in all else', async () => {
    expect((await change(asha, { address: 'Satara', password: '' })).status).toBe(200)
  })
})

test('a reset is offered only for people who have a second factor', async () => {
  const isOffered = async (id: number) =>
    (await caller.call('GET', `/api/auth/users/${id}/reset-second-factor`)).body.isOffered
  const without = await site.addPerson('User')
  expect([await isOffered(other.id), await isOffered(without.id), await isOffered(999_999)]).toEqual([
    true,
    false,
    false
  ])
})

test('the log says of every write of an account what was done, to whom, by whom and from where', async () => {
  const { body } = await caller.call('POST', '/api/auth/users', { json: newUser })
  const made: Person = { ...newUser, id: Number(body.id), role: 'User' }
  await change(made, { password: 'another passphrase', role: 'Admin' })
  await change(made, { role: 'Admin', address: 'Satara' })
  await change(asha, { address: 'Satara' })
  await caller.call('POST', `/api/auth/users/${other.id}/reset-second-factor`)
  await caller.call('POST', '/api/auth/delete-multiple', { json: { ids: [made.id] } })
  const log = await site.admin.call<{ event: string; name: string; by: string; address: string }[]>(
    'GET',
    '/api/auth/sign-ins/all?pageSize=7'
  )
  const by = asha.fullName
  expect(log.body.map(({ event, name, by }) => ({ event, name, by }))).toEqual([
    { event: 'accountDeleted', name: 'New User', by },
    { event: 'secondFactorReset', name: other.fullName, by },
    { event: 'accountChanged', name: asha.fullName, by: '' },
    { event: 'accountChanged', name: 'New User', by },
    { event: 'roleChanged', name: 'New User', by },
    { event: 'passwordSet', name: 'New User', by },
    { event: 'accountCreated', name: 'New User', by }
  ])
  const [session] = await site.db.selectFrom('session').select('address').orderBy('id', 'desc').execute()
  expect(log.body[0]?.address).toBe(session?.address)
})

test('the session has another token after each change of how one signs in', async () => {
  const tokens = [caller.cookie]
  const json = { currentPassword: asha.password, newPassword: 'another passphrase' }
  await caller.call('PUT', '/api/auth/password', { json })
  tokens.push(caller.cookie)
  const { secret } = await turnOn(site, caller, { password: json.newPassword })
  tokens.push(caller.cookie)
  const proof = { currentPassword: json.newPassword, code: codeAt(secret, site.clock()) }
  expect((await caller.call('POST', '/api/auth/second-factor/turn-off', { json: proof })).status).toBe(200)
  tokens.push(caller.cookie)
  expect(new Set(tokens).size).toBe(4)
  for (const cookie of tokens.slice(0, -1))
    expect((await site.caller(cookie).call('GET', '/api/auth/sessions')).status).toBe(401)
  expect((await caller.call('GET', '/api/auth/sessions')).status).toBe(200)
})
