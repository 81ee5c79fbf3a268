import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertable } from '../support/insertable.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

const answer = 'ABC234'
const day = 24 * 3_600_000
let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ captchaTestAnswer: answer, rateLimits: true })
})
afterAll(() => site.close())

async function write() {
  const challenge = await site.visitor.call('GET', '/api/captcha')
  const message = { name: 'Meera Joshi', email: 'meera@example.com', subject: 'Roof', phone: '9876543210' }
  const json = { ...message, message: 'Words', captchaInput: answer, captchaId: challenge.body.id }
  const { body } = await site.visitor.call<{ reference: string }>('POST', '/api/mail/contact', { json })
  const row = site.db.selectFrom('contactMessage').select('id').where('reference', '=', body.reference)
  return { id: (await row.executeTakeFirstOrThrow()).id, reference: body.reference }
}

/** Moves on by a day, then stores it. */
async function put(id: number, values: Record<string, unknown>): Promise<void> {
  site.pass(day)
  const staff = await site.signIn('Asha Admin', 'correct horse battery')
  expect((await staff.call('PUT', `/api/messages/${id}`, { json: values })).status).toBe(200)
}

test('says how far a message is, with days, and nothing that was taken back', async () => {
  const { id, reference } = await write()
  const steps = (address: string, last4 = '3210') => site.track({ reference, last4 }, address)
  const received = { name: 'received', day: '2026-11-20' }
  expect(await steps('10.1.0.1')).toEqual([received])
  await put(id, { stage: 'Called' })
  await put(id, { stage: 'Visit', followUpOn: '2026-12-05', value: 90_000 })
  const called = { name: 'called', day: '2026-11-21' }
  expect(await steps('10.1.0.1')).toEqual([received, called, { name: 'visitOn', day: '2026-12-05' }])
  await put(id, { stage: 'Quoted' })
  const visit = { name: 'visit', day: '2026-11-22' }
  expect(await steps('10.1.0.1')).toEqual([received, called, visit, { name: 'quoted', day: '2026-11-23' }])
  await put(id, { stage: 'Won' })
  await put(id, { stage: 'Lost' })
  const finished = { name: 'finished', day: '2026-11-25' }
  expect((await steps('10.1.0.1')).at(-1)).toEqual(finished)
  expect(await steps('10.1.0.1')).toHaveLength(5)
  await put(id, { stage: 'Called' })
  expect(await steps('10.1.0.1')).toEqual([received, { name: 'called', day: '2026-11-26' }])
  expect(await site.track({ reference: ` ${reference.toLowerCase()} `, last4: '३२१०' }, '10.1.0.1')).toHaveLength(2)
})

test('has one answer for every wrong pair, ten tries in a quarter of an hour', async () => {
  const { id, reference } = await write()
  // As those of before references were.
  await site.db
    .insertInto('contactMessage')
    .values({ ...insertable(await stored(id)), reference: '' })
    .execute()
  const pairs = [
    { reference, last4: '0000' },
    { reference, last4: '' },
    { reference, last4: '9876543210' },
    { reference: 'R-222222', last4: '3210' },
    { reference: '', last4: '3210' },
    { reference: "' or '1'='1", last4: '%' },
    { reference: '\u0000', last4: '3210' },
    { reference: 'R'.repeat(50_000), last4: '3210' }
  ]
  const answers = new Set<string>()
  for (const pair of pairs)
    answers.add(String(await site.track(pair, '10.2.0.1').catch(({ status, message }) => `${status} ${message}`)))
  expect([...answers]).toEqual(['404 There is no message with this reference and these digits. Please check both.'])
  const right = { reference, last4: '3210' }
  for (let tries = pairs.length; tries < 10; tries++) expect(await site.track(right, '10.2.0.1')).toHaveLength(1)
  await expect(site.track(right, '10.2.0.1')).rejects.toMatchObject({ status: 429 })
  expect(await site.track(right, '10.2.0.2')).toHaveLength(1)
  site.pass(15 * 60_000 + 1)
  expect(await site.track(right, '10.2.0.1')).toHaveLength(1)
})

test('has thirty tries for a reference in an hour, from however many addresses', async () => {
  const { reference } = await write()
  const track = (last4: string, number: number, spelling = reference) =>
    site.track({ reference: spelling, last4 }, `2001:db8:1:${number.toString(16)}::1`)
  for (let number = 0; number < 30; number++) await expect(track('0000', number)).rejects.toMatchObject({ status: 404 })
  await expect(track('3210', 30, ` ${reference.toLowerCase()}`)).rejects.toMatchObject({ status: 429 })
  expect(await site.track({ reference: (await write()).reference, last4: '3210' }, '10.3.0.1')).toHaveLength(1)
  site.pass(60 * 60_000 + 1)
  expect(await track('3210', 31)).toHaveLength(1)
})

async function stored(messageId: number) {
  const row = site.db.selectFrom('contactMessage').selectAll().where('id', '=', messageId)
  const { id: _, ...values } = await row.executeTakeFirstOrThrow()
  return values
}
