import { afterEach, beforeEach, expect, test } from 'vitest'
import { setPassword } from '../../server/auth/accounts.ts'
import { codeAt, firstStep, turnOn } from '../support/second-factor.ts'
import { type Answer, createTestSite, type Person, type TestSite } from '../support/site.ts'

let site: TestSite
let person: Person
beforeEach(async () => {
  site = await createTestSite()
  person = await site.addPerson('User')
})
afterEach(() => site.close())

/**
 * Makes a call, and does something else once its password or code has been found right, before anything comes of it. There
 * the counts of failures are forgotten, which the call is held in: so the order is the same each time.
 */
async function during(call: () => Promise<Answer>, meanwhile: () => Promise<unknown>): Promise<Answer> {
  const { forget } = site.limits
  const isRight = Promise.withResolvers<void>()
  const isDone = Promise.withResolvers<void>()
  site.limits.forget = async (...counters) => {
    site.limits.forget = forget
    await forget(...counters)
    isRight.resolve()
    await isDone.promise
  }
  const answer = call()
  await isRight.promise
  await meanwhile()
  isDone.resolve()
  return await answer
}

const signIn = () =>
  site.caller().call('POST', '/api/auth/login', { json: { username: person.fullName, password: person.password } })
const sessions = async () => await site.db.selectFrom('session').select('id').where('userId', '=', person.id).execute()
const devices = ({ headers }: Answer) => headers.getSetCookie().filter((cookie) => cookie.startsWith('device='))

const reset = async () => {
  const { id: _, ...account } = person
  const json = { ...account, address: 'Pune', password: 'chosen by the admin 1' }
  expect((await site.admin.call('PUT', `/api/auth/users/${person.id}`, { json })).status).toBe(200)
}
const command = () => setPassword(site.db, site.clock, person.id, 'chosen at the console 1')

test.each([
  ['an Admin sets another one', reset],
  ['the command sets another one', command],
  ['the account is deleted', () => site.admin.call('POST', '/api/auth/delete-multiple', { json: { ids: [person.id] } })]
])('a right password begins no session where meanwhile %s', async (_, change) => {
  const answer = await during(signIn, change)
  expect(answer.status).toBe(401)
  expect([...(await sessions()), ...devices(answer)]).toEqual([])
})

test('a right password begins no session where its owner changes it meanwhile, whose own session goes on', async () => {
  const owner = await site.signIn(person.fullName, person.password)
  const json = { currentPassword: person.password, newPassword: 'quite another phrase 1' }
  // The change forgets counts as well: the sign-in has come so far before it begins.
  const answer = await during(signIn, () => owner.call('PUT', '/api/auth/password', { json }))
  expect(answer.status).toBe(401)
  expect(await sessions()).toHaveLength(1)
  expect((await owner.call('GET', '/api/auth/sessions')).body).toMatchObject([{ isThis: true }])
})

test('a right password alone begins no session where its owner turns the second factor on meanwhile', async () => {
  const owner = await site.signIn(person.fullName, person.password)
  const answer = await during(signIn, () => turnOn(site, owner, person))
  expect(answer.status).toBe(202)
  expect(await sessions()).toHaveLength(1)
})

test.each([
  ['an Admin sets another one', reset],
  ['the command sets another one', command]
])('a right code begins no session where meanwhile %s as password', async (_, change) => {
  const { secret } = await turnOn(site, await site.signIn(person.fullName, person.password), person)
  const { caller: waiting } = await firstStep(site, person)
  const json = { code: codeAt(secret, site.clock()) }
  const answer = await during(() => waiting.call('POST', '/api/auth/login/code', { json }), change)
  expect(answer.status).toBe(404)
  expect(await sessions()).toEqual([])
})

test('a factor that is set up at the sign-in is not turned on where the password is set anew meanwhile', async () => {
  site.env.REQUIRE_TWO_FACTOR = 'everybody'
  const { caller: waiting } = await firstStep(site, person)
  const { body } = await waiting.call<{ secret: string }>('POST', '/api/auth/login/set-up')
  const json = { code: codeAt(body.secret, site.clock()) }
  const answer = await during(() => waiting.call('POST', '/api/auth/login/confirm', { json }), command)
  expect(answer.status).toBe(404)
  expect(await sessions()).toEqual([])
  const factor = site.db.selectFrom('secondFactor').select('confirmedAt').where('userId', '=', person.id)
  expect(await factor.execute()).toEqual([{ confirmedAt: null }])
})
