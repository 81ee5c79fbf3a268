import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Caller, createTestSite, type Person, type TestSite } from '../support/site.ts'

const refusal = 'At least one Admin must remain: make somebody else an Admin first.'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.close())

const admins = async () => await site.db.selectFrom('user').select('id').where('role', '=', 'Admin').execute()
const firstId = async () => (await admins())[0]?.id ?? 0
const remove = (caller: Caller, ids: number[]) => caller.call('POST', '/api/auth/delete-multiple', { json: { ids } })
const demote = (caller: Caller, { id, fullName, mobileNo }: Pick<Person, 'id' | 'fullName' | 'mobileNo'>) =>
  caller.call('PUT', `/api/auth/users/${id}`, { json: { fullName, mobileNo, address: 'Pune', role: 'User' } })

test('the last Admin cannot be deleted, alone or among others, and then nobody is', async () => {
  const id = await firstId()
  const user = await site.addPerson('User')
  for (const ids of [[id], [user.id, id], [id, user.id, 999_999]]) {
    const { status, body } = await remove(site.admin, ids)
    expect(status).toBe(409)
    expect(body).toEqual({ message: refusal })
  }
  expect((await site.admin.call('GET', `/api/auth/users/${user.id}`)).status).toBe(200)
  expect((await site.admin.call('GET', '/api/auth/session')).body.user).not.toBeNull()
})

test('the last Admin cannot be made a User, and keeps what else would have changed', async () => {
  const id = await firstId()
  await site.addPerson('User')
  const { status, body } = await demote(site.admin, { id, fullName: 'Renamed', mobileNo: '1' })
  expect(status).toBe(409)
  expect(body.message).toBe(refusal)
  expect((await site.admin.call('GET', `/api/auth/users/${id}`)).body).toMatchObject({
    fullName: 'Asha Admin',
    version: 1
  })
})

test('all Admins at once cannot be deleted', async () => {
  const other = await site.addPerson('Admin')
  expect((await remove(site.admin, [await firstId(), other.id])).status).toBe(409)
  expect(await admins()).toHaveLength(2)
})

test('one of two Admins can be deleted, and then not the other', async () => {
  const other = await site.addPerson('Admin')
  expect((await remove(site.admin, [other.id])).status).toBe(200)
  expect((await remove(site.admin, [await firstId()])).status).toBe(409)
})

test('one of two Admins can be made a User, and Users can be deleted', async () => {
  const other = await site.addPerson('Admin')
  expect((await demote(site.admin, other)).status).toBe(200)
  expect((await remove(site.admin, [other.id])).body).toMatchObject({ deleted: 1 })
})

test('the last Admin can be changed in all else', async () => {
  const json = { fullName: 'Asha New', mobileNo: '5', address: 'Pune', role: 'Admin' }
  expect((await site.admin.call('PUT', `/api/auth/users/${await firstId()}`, { json })).status).toBe(200)
})

test('two Admins who demote each other at the same moment: one stays', async () => {
  const [one, other] = [await site.addPerson('Admin'), await site.addPerson('Admin')]
  await remove(await site.signIn(one.fullName, one.password), [await firstId()])
  const callers = [
    await site.signIn(one.fullName, one.password),
    await site.signIn(other.fullName, other.password)
  ] as const
  const answers = await Promise.all([demote(callers[0], other), demote(callers[1], one)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await admins()).toHaveLength(1)
})

test('all Admins deleted at the same moment, one each: at least one stays, and who is deleted deletes nobody', async () => {
  const others = [await site.addPerson('Admin'), await site.addPerson('Admin'), await site.addPerson('Admin')]
  const ids = [await firstId(), ...others.map(({ id }) => id)]
  const callers = [
    site.admin,
    ...(await Promise.all(others.map(({ fullName, password }) => site.signIn(fullName, password))))
  ]
  const answers = await Promise.all(ids.map((id, index) => remove(callers[(index + 1) % ids.length] as Caller, [id])))
  expect(answers.every(({ status }) => [200, 401, 409].includes(status))).toBe(true)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(await admins()).toHaveLength(refused.length)
})
