import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, createTestSite, type Person, type TestSite } from '../support/site.ts'

let site: TestSite
let leaver: Person
let caller: Caller
beforeEach(async () => {
  site = await createTestSite()
  leaver = await site.addPerson('Admin')
  caller = await site.signIn(leaver.fullName, leaver.password)
})
afterEach(() => site.close())

/** Begins a call whose body stops half way. @returns what sends the rest, and gives the answer */
function begin(method: string, path: string, json: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(json))
  const { promise: isDue, resolve: release } = Promise.withResolvers<void>()
  const { promise: isRead, resolve: reading } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        controller.enqueue(bytes.slice(0, 5))
        reading()
        await isDue
        controller.enqueue(bytes.slice(5))
        controller.close()
      }
    },
    { highWaterMark: 0 }
  )
  const answer = caller.call(method, path, { body, headers: { 'content-type': 'application/json' } })
  return {
    isRead,
    async finish() {
      release()
      return await answer
    }
  }
}

const accounts = async () => await site.db.selectFrom('user').select(['fullName', 'role']).orderBy('id').execute()
const backdoor = { fullName: 'Backdoor', address: 'Pune', mobileNo: '5', role: 'Admin', password: 'a fine passphrase' }
const remove = () => site.admin.call('POST', '/api/auth/delete-multiple', { json: { ids: [leaver.id] } })
const demote = () =>
  site.admin.call('PUT', `/api/auth/users/${leaver.id}`, {
    json: { fullName: leaver.fullName, mobileNo: leaver.mobileNo, address: 'Pune', role: 'User' }
  })
const demoteWhereSessionsStay = () =>
  site.db.updateTable('user').set({ role: 'User' }).where('id', '=', leaver.id).execute()

describe('a request whose body is still on its way', () => {
  test.each<[string, () => Promise<unknown>, number]>([
    ['is deleted', remove, 401],
    ['is demoted, which ends the sessions', demote, 401],
    ['has another role', demoteWhereSessionsStay, 403]
  ])('writes nothing where its sender %s meanwhile', async (_, lose, status) => {
    const create = begin('POST', '/api/auth/users', backdoor)
    await create.isRead
    await lose()
    const before = await accounts()
    expect((await create.finish()).status).toBe(status)
    expect(await accounts()).toEqual(before)
  })

  test('neither changes a setting, restores a version, undoes a deletion nor changes the own password', async () => {
    const { body: settings } = await site.admin.call('GET', '/api/settings')
    const { body: news } = await site.admin.call<{ id: number }[]>('GET', '/api/news')
    const history = await site.admin.call<{ id: number }[]>('GET', '/api/history?collection=user')
    const started = [
      begin('PUT', '/api/settings', { ...settings, companyName: 'Taken over' }),
      begin('POST', `/api/history/${history.body[0]?.id}/restore`, {}),
      begin('PUT', '/api/auth/password', { currentPassword: leaver.password, newPassword: 'another passphrase' }),
      begin('POST', '/api/news/delete-multiple', { ids: [1, 2, 3] })
    ]
    await Promise.all(started.map(({ isRead }) => isRead))
    await remove()
    const answers = await Promise.all(started.map(({ finish }) => finish()))
    for (const { status } of answers) expect([401, 422]).toContain(status)
    expect((await site.admin.call('GET', '/api/settings')).body).toEqual(settings)
    expect((await site.admin.call('GET', '/api/news')).body).toEqual(news)
  })

  test('is done where nothing has changed meanwhile', async () => {
    const create = begin('POST', '/api/auth/users', backdoor)
    await create.isRead
    expect((await create.finish()).status).toBe(201)
  })
})
