import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseOldMessages } from '../../server/contact/erase.ts'
import { isLastWrite } from '../../server/content/history.ts'
import { anyTable } from '../../server/database/db.ts'
import { admin, createTestSite, type TestSite } from '../support/site.ts'

const answer = 'ABC234'
const month = 31 * 86_400_000
let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ captchaTestAnswer: answer })
})
afterAll(() => site.close())
beforeEach(async () => {
  // Sessions end while tests move the clock by months.
  site.admin = await site.signIn(admin.username, admin.password)
  const ids = (await list()).map(({ id }) => id)
  if (ids.length > 0) await site.admin.call('POST', '/api/messages/delete-multiple', { json: { ids } })
  await site.forgetHistory()
})

interface Message {
  id: number
  email: string
  attachment: string
  reference: string
}

async function send(email: string, phone: string, attachment = new Blob(), to = site): Promise<void> {
  const { body } = await to.visitor.call<{ id: string }>('GET', '/api/captcha')
  to.pass(10_000)
  const message = { name: 'Asha Rao', email, subject: 'Roof', phone, message: 'What would it cost?' }
  const texts = { ...message, captchaInput: answer, captchaId: body.id }
  const call = attachment.size > 0 ? { form: { ...texts, attachment } } : { json: texts }
  const sent = await to.visitor.call('POST', '/api/mail/contact', call)
  expect(sent.status).toBe(200)
}

const list = async () => (await site.admin.call<Message[]>('GET', '/api/messages')).body
const erase = (json: unknown) =>
  site.admin.call<{ erased: number; message?: string }>('POST', '/api/messages/erase', { json })
const deletedIds = async ({ db }: TestSite) =>
  (await db.selectFrom('history').select('recordId').where('action', '=', 'delete').where(isLastWrite).execute()).map(
    ({ recordId }) => recordId
  )
const kept = async () =>
  await site.db.selectFrom('history').select('recordId').where('collection', '=', 'contactMessage').execute()

test('a person is erased by e-mail: messages and history, deleted ones too; others stay', async () => {
  await send('asha@example.com', '9876543210')
  await send('asha@example.com', '9876543211')
  await send('ravi@example.com', '9876543212')
  const [, second, first] = await list()
  const references = [first, second].map((message) => message?.reference ?? '')
  expect(references.every((reference) => reference !== '')).toBe(true)
  await site.admin.call('POST', '/api/messages/delete-multiple', { json: { ids: [second?.id] } })
  expect((await erase({ email: 'Asha@Example.com' })).body.erased).toBe(2)
  expect((await list()).map(({ email }) => email)).toEqual(['ravi@example.com'])
  expect(await kept()).toEqual([])
  const answered = await site.db.selectFrom('captcha').select('sentHash').where('sentHash', 'is not', null).execute()
  expect(answered.filter(({ sentHash }) => references.some((one) => sentHash?.includes(one)))).toEqual([])
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

test.each(['a..b@docomo.test', '.a@docomo.test', 'a.@docomo.test', '50%off@x.test', 'a@-x.test'])(
  'every address that the form takes can be erased: %s',
  async (email) => {
    await send(email, '9876543210')
    expect((await erase({ email })).body).toMatchObject({ erased: 1 })
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

test('with a person go attachments, notes and mails, of deleted messages too', async () => {
  for (const [phone, text] of [
    ['9876543210', 'present'],
    ['9876543210', 'deleted'],
    ['9876543211', 'of somebody else']
  ] as const)
    await send('asha@example.com', phone, new Blob([`%PDF-1.7 ${text}`]))
  const [other, deleted, present] = await list()
  for (const { id } of [other, deleted, present] as Message[]) {
    await site.admin.call('POST', `/api/messages/${id}/notes`, { json: { text: 'Called' } })
    await site.admin.call('PUT', `/api/messages/${id}`, { json: { stage: 'Called' } })
  }
  await site.admin.call('POST', '/api/messages/delete-multiple', { json: { ids: [deleted?.id] } })
  expect((await erase({ phone: '9876543210' })).body.erased).toBe(2)
  expect(readdirSync(path.join(site.uploads, '..', 'attachments'))).toEqual([other?.attachment])
  const left = async (table: 'messageEvent' | 'outbox', column: 'messageId' | 'contactMessageId') =>
    (await anyTable(site.db).selectFrom(table).select(column).distinct().execute()).map((row) => row[column])
  expect(await left('messageEvent', 'messageId')).toEqual([other?.id])
  expect(await left('outbox', 'contactMessageId')).toEqual([other?.id])
})

test('a month ends with its last day where it is shorter: nothing is erased before its time', async () => {
  await site.db.updateTable('settings').set({ retentionMonths: 1 }).execute()
  await send('early@example.com', '9876543210')
  await send('late@example.com', '9876543210')
  const [late, early] = await list()
  const received = async (id: number | undefined, createdAt: string) =>
    await anyTable(site.db)
      .updateTable('contactMessage')
      .set({ stage: 'Won', createdAt })
      .where('id', '=', id)
      .execute()
  await received(early?.id, '2028-02-29T09:00:00.000Z')
  await received(late?.id, '2028-02-29T11:00:00.000Z')
  await eraseOldMessages({ ...site.content, clock: () => new Date('2028-03-31T10:00:00Z') })
  expect((await list()).map(({ id }) => id)).toEqual([late?.id])
  await site.db.updateTable('settings').set({ retentionMonths: 24 }).execute()
})

test('won and lost messages are erased when they are older than the settings say; what is still open is not', async () => {
  const stages = ['New', 'Called', 'Visit', 'Quoted', 'Won', 'Lost']
  for (const stage of stages) {
    await send(`${stage.toLowerCase()}@example.com`, '9876543210', new Blob(['%PDF-1.7']))
    const [last] = await list()
    await site.admin.call('PUT', `/api/messages/${last?.id}`, { json: { stage, read: true } })
  }
  const stored = async () =>
    (await site.db.selectFrom('contactMessage').select('stage').orderBy('id').execute()).map(({ stage }) => stage)
  site.pass(23 * month)
  await site.runJobs()
  expect(await stored()).toEqual(stages)
  site.pass(2 * month)
  await site.runJobs()
  expect(await stored()).toEqual(['New', 'Called', 'Visit', 'Quoted'])
  expect(readdirSync(path.join(site.uploads, '..', 'attachments'))).toHaveLength(4)
})

test('an old message that is closed by mistake can be opened again for a week', async () => {
  for (const name of ['mistaken', 'lost']) await send(`${name}@example.com`, '9876543210')
  const [lost, mistaken] = await list()
  site.pass(25 * month)
  site.admin = await site.signIn(admin.username, admin.password)
  const setStage = (stage: string, message: Message | undefined) =>
    site.admin.call('PUT', `/api/messages/${message?.id}`, { json: { stage } })
  for (const message of [lost, mistaken]) await setStage('Lost', message)
  await site.runJobs()
  expect((await setStage('Called', mistaken)).status).toBe(200)
  site.pass(8 * 86_400_000)
  await site.runJobs()
  expect(await site.db.selectFrom('contactMessage').select('id').execute()).toEqual([{ id: mistaken?.id }])
})

test('a message that was deleted is erased from the history at the same age, a week after its deletion at the soonest', async () => {
  const own = await createTestSite({ captchaTestAnswer: answer })
  try {
    const remove = (...ids: unknown[]) =>
      own.admin.call<{ batch: string }>('POST', '/api/messages/delete-multiple', { json: { ids } })
    for (const name of ['erased', 'restored', 'late'])
      await send(`${name}@example.com`, '9876543210', new Blob(['%PDF-1.7']), own)
    own.pass(23 * month)
    await send('young@example.com', '9876543212', new Blob(), own)
    own.admin = await own.signIn(admin.username, admin.password)
    const [young, late, restored, erased] = (await own.admin.call<Message[]>('GET', '/api/messages')).body
    const { batch } = (await remove(restored?.id)).body
    expect((await own.admin.call('POST', '/api/history/undo', { json: { batch } })).status).toBe(200)
    await remove(young?.id, erased?.id)
    own.pass(2 * month)
    own.admin = await own.signIn(admin.username, admin.password)
    await remove(late?.id)
    await own.runJobs()
    expect((await deletedIds(own)).toSorted()).toEqual([late?.id, young?.id])
    expect(await own.db.selectFrom('contactMessage').select('id').execute()).toEqual([{ id: restored?.id }])
    expect(readdirSync(path.join(own.uploads, '..', 'attachments')).toSorted()).toEqual(
      [late, restored].map((message) => message?.attachment).toSorted()
    )
    await own.db.updateTable('settings').set({ retentionMonths: 0 }).execute()
    own.pass(month)
    await own.runJobs()
    expect((await deletedIds(own)).toSorted()).toEqual([late?.id, young?.id])
  } finally {
    await own.close()
  }
})

test.each([
  { retentionMonths: 3, months: 4, left: 0 },
  { retentionMonths: 0, months: 120, left: 1 }
])('with $retentionMonths months in the settings, $left lost messages are left after $months', async (given) => {
  const own = await createTestSite({ captchaTestAnswer: answer })
  try {
    const settings = { companyName: 'Sun', logoText: 'Sun' }
    const put = (more: object) => own.admin.call('PUT', '/api/settings', { json: { ...settings, ...more } })
    expect((await put({ retentionMonths: given.retentionMonths })).body.retentionMonths).toBe(given.retentionMonths)
    expect((await put({ retentionMonths: '' })).body.retentionMonths, 'blank keeps it').toBe(given.retentionMonths)
    await send('asha@example.com', '9876543210', new Blob(), own)
    const [message] = (await own.admin.call<Message[]>('GET', '/api/messages')).body
    await own.admin.call('PUT', `/api/messages/${message?.id}`, { json: { stage: 'Lost' } })
    const stored = async () => (await own.db.selectFrom('contactMessage').select('id').execute()).length
    own.pass(2 * month)
    await own.runJobs()
    expect(await stored()).toBe(1)
    own.pass((given.months - 2) * month)
    await own.runJobs()
    expect(await stored()).toBe(given.left)
  } finally {
    await own.close()
  }
})
