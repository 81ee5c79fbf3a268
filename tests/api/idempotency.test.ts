import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCollections } from '../../collections/index.ts'
import { bodyOf, collection, filesOf, type Values, validValues } from '../support/records.ts'
import { type Caller, createTestSite, picture, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const news = collection('news')
const users = collection('user')

/** Posts a new record, with a key where one is given. */
function post(caller: Caller, definition: typeof news, values: Values, key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
  return caller.call('POST', definition.api.create ?? '', { ...bodyOf(definition, values), headers })
}

async function countOf(definition: typeof news): Promise<number> {
  return (await site.admin.call<unknown[]>('GET', definition.api.list[0] ?? '')).body.length
}

test.each(allCollections.filter(({ api }) => api.create).map((each) => ({ name: each.name, each })))(
  'a repeated POST of $name makes one record, and is answered with it',
  async ({ each }) => {
    const values = await validValues(site, each)
    const key = randomUUID()
    const before = await countOf(each)
    const first = await post(site.admin, each, values, key)
    const stored = site.storedFiles()
    const second = await post(site.admin, each, values, `"${key}"`)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(await countOf(each)).toBe(before + 1)
    expect(site.storedFiles()).toEqual(stored)
    const next = await post(site.admin, each, await validValues(site, each), randomUUID())
    expect(next.body.id).not.toBe(first.body.id)
  }
)

test.each([news, users, collection('newsDetail')])('of POSTs at the same moment one makes the $name', async (each) => {
  const values = await validValues(site, each)
  const key = randomUUID()
  const before = await countOf(each)
  const answers = await Promise.all([1, 2, 3, 4].map(() => post(site.admin, each, values, key)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await countOf(each)).toBe(before + 1)
  const [answer] = answers
  for (const file of filesOf(each, answer?.body ?? {})) expect(site.storedFiles()).toContain(file)
})

test('the same key with another body is refused in words, another picture included', async () => {
  const values = await validValues(site, news)
  const key = randomUUID()
  await post(site.admin, news, values, key)
  const before = await countOf(news)
  for (const changed of [{ title: 'Another title' }, { newsImage: await picture(9, 9) }]) {
    const { status, body } = await post(site.admin, news, { ...values, ...changed }, key)
    expect(status).toBe(422)
    expect(body.message).toMatch(/saved already/)
  }
  expect(await countOf(news)).toBe(before)
})

test('a key is the person’s own: with another person it makes a record of theirs', async () => {
  const values = await validValues(site, news)
  const person = await site.addPerson('User')
  const other = await site.signIn(person.fullName, person.password)
  const key = randomUUID()
  const [first, second] = [await post(site.admin, news, values, key), await post(other, news, values, key)]
  expect(second.status).toBe(201)
  expect(second.body.id).not.toBe(first.body.id)
})

test('a form that was refused is saved with the same key once it is right', async () => {
  const values = await validValues(site, news)
  const key = randomUUID()
  expect((await post(site.admin, news, { ...values, title: '' }, key)).status).toBe(422)
  expect((await post(site.admin, news, values, key)).status).toBe(201)
})

test('without a key every POST makes a record', async () => {
  const values = await validValues(site, news)
  const [first, second] = [await post(site.admin, news, values), await post(site.admin, news, values)]
  expect(second.body.id).not.toBe(first.body.id)
})

test.each(['', 'short', 'x'.repeat(129), 'with spaces in it, and more', '"unclosed-but-long-enough'])(
  'the key %j is refused',
  async (key) => {
    const { status, body } = await post(site.admin, news, await validValues(site, news), key)
    expect(status).toBe(400)
    expect(body.message).toMatch(/Idempotency-Key must be/)
  }
)

test('keys are forgotten after a day', async () => {
  const values = await validValues(site, news)
  const key = randomUUID()
  const first = await post(site.admin, news, values, key)
  site.pass(23 * 3_600_000)
  await site.runJobs()
  const admin = await site.signIn('Asha Admin', 'correct horse battery')
  expect((await post(admin, news, values, key)).body.id).toBe(first.body.id)
  site.pass(2 * 3_600_000)
  await site.runJobs()
  const later = await site.signIn('Asha Admin', 'correct horse battery')
  expect((await post(later, news, values, key)).body.id).not.toBe(first.body.id)
})

test('neither the key nor the body can be read in the database', async () => {
  const values = await validValues(site, users)
  const key = randomUUID()
  await post(site.admin, users, values, key)
  const rows = JSON.stringify(await site.db.selectFrom('createdByKey').selectAll().execute())
  expect(rows).not.toContain(key)
  expect(rows).not.toContain(String(values.password))
})
