import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../support/site.ts'

const answer = 'ABC234'
const month = 31 * 86_400_000
let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ captchaTestAnswer: answer })
})
afterAll(() => site.close())
beforeEach(async () => {
  const ids = (await list()).map(({ id }) => id)
  if (ids.length > 0) await site.admin.call('POST', '/api/messages/delete-multiple', { json: { ids } })
  await site.forgetHistory()
})

interface Message {
  id: number
  email: string
}

async function send(email: string, phone: string): Promise<void> {
  const { body } = await site.visitor.call<{ id: string }>('GET', '/api/captcha')
  site.pass(10_000)
  const message = { name: 'Asha Rao', email, subject: 'Roof', phone, message: 'What would it cost?' }
  const json = { ...message, captchaInput: answer, captchaId: body.id }
  const sent = await site.visitor.call('POST', '/api/mail/contact', { json })
  expect(sent.status).toBe(200)
}

const list = async () => (await site.admin.call<Message[]>('GET', '/api/messages')).body
const erase = (json: unknown) =>
  site.admin.call<{ erased: number; message?: string }>('POST', '/api/messages/erase', { json })
const kept = async () =>
  await site.db.selectFrom('history').select('recordId').where('collection', '=', 'contactMessage').execute()

test('a person is erased by e-mail: messages and history, deleted ones too; others stay', async () => {
  await send('asha@example.com', '9876543210')
  await send('asha@example.com', '9876543211')
  await send('ravi@example.com', '9876543212')
  const [, second] = await list()
  await site.admin.call('POST', '/api/messages/delete-multiple', { json: { ids: [second?.id] } })
  expect((await erase({ email: 'Asha@Example.com' })).body.erased).toBe(2)
  expect((await list()).map(({ email }) => email)).toEqual(['ravi@example.com'])
  expect(await kept()).toEqual([])
  expect((await erase({ email: 'asha@example.com' })).body.erased).toBe(0)
})

test.each(['9876543210', '+91 98765 43210', '09876543210', '0091-98765-43210'])(
  'a person is erased by the phone as it is typed: %s',
  async (phone) => {
    await send('asha@example.com', '9876543210')
    expect((await erase({ phone })).body.erased).toBe(1)
    expect(await list()).toEqual([])
  }
)

test.each([{}, { email: 'nobody' }, { phone: '12' }, { email: 'a@example.com', phone: '9876543210' }, { phone: '' }])(
  'what names nobody is refused, and erases nothing: %o',
  async (json) => {
    await send('asha@example.com', '9876543210')
    expect((await erase(json)).status).toBe(422)
    expect(await list()).toHaveLength(1)
  }
)

test('what was read is erased when it is older than the settings say, and what nobody has read is not', async () => {
  await send('read@example.com', '9876543210')
  await send('unread@example.com', '9876543211')
  const read = (await list()).find(({ email }) => email === 'read@example.com')
  await site.admin.call('PUT', `/api/messages/${read?.id}`, { json: { read: true } })
  const stored = async () =>
    (await site.db.selectFrom('contactMessage').select('email').execute()).map(({ email }) => email)
  site.pass(23 * month)
  await site.runJobs()
  expect(await stored()).toHaveLength(2)
  site.pass(2 * month)
  await site.runJobs()
  expect(await stored()).toEqual(['unread@example.com'])
})
