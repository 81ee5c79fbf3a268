import { afterEach, beforeEach, expect, test } from 'vitest'
import { day, hour } from '../../server/clock.ts'
import { startJobs } from '../../server/jobs/hourly.ts'
import { admin, createTestSite, type TestSite } from '../support/site.ts'

const answer = 'ABC234'
let site: TestSite
beforeEach(async () => {
  site = await createTestSite({ captchaTestAnswer: answer, rateLimits: true, smtpUrl: 'smtp://127.0.0.1:9' })
})
afterEach(() => site.close())

/** Looks for due hourly jobs as the program does. */
async function look(): Promise<void> {
  const jobs = startJobs(site)
  await jobs.first
  await jobs.stop()
}

async function send(): Promise<void> {
  const { body } = await site.visitor.call<{ id: string }>('GET', '/api/captcha')
  const message = { name: 'Asha', email: 'asha@home.test', subject: 'Roof', phone: '9876543210', message: 'Words' }
  const json = { ...message, captchaInput: answer, captchaId: body.id }
  expect((await site.visitor.call('POST', '/api/mail/contact', { json })).status).toBe(200)
}

const login = async (json: { username: string; password: string }) =>
  (await site.visitor.call('POST', '/api/auth/login', { json })).status

test('a clock that was ahead, and is right again, holds nothing up, and no session goes on until then', async () => {
  site.pass(400 * day)
  await look()
  const session = await site.signIn(admin.username, admin.password)
  await send()
  for (let tries = 0; tries < 20; tries++) await login({ username: `Somebody ${tries}`, password: 'wrong' })
  site.pass(-400 * day)
  expect(await login(admin)).toBe(429)
  await look()
  expect(await login(admin)).toBe(200)
  expect((await session.call('GET', '/api/overview')).status).toBe(401)
  const mails = await site.db.selectFrom('outbox').select('nextAttemptAt').execute()
  expect(mails.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual(Array(2).fill(site.clock().toISOString()))
})

test('one jump of the clock erases nothing; what is still past its time an hour later is', async () => {
  await send()
  await site.admin.call('PUT', '/api/messages/1', { json: { stage: 'Won' } })
  await look()
  const count = async (table: 'contactMessage' | 'history' | 'signInLog') =>
    (await site.db.selectFrom(table).select('id').execute()).length
  const all = async () => [await count('contactMessage'), (await count('history')) > 0, (await count('signInLog')) > 0]
  expect(await all()).toEqual([1, true, true])
  site.pass(12 * 365 * day)
  await look()
  expect(await all()).toEqual([1, true, true])
  site.pass(hour)
  await look()
  expect(await all()).toEqual([0, false, false])
})
