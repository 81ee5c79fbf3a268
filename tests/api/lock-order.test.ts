import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Write, WriteRule } from '../../server/content/content.ts'
import { createOutbox } from '../../server/mail/outbox.ts'
import { isPostgres, untilWaiting } from '../support/database.ts'
import { collection, makeRecord } from '../support/records.ts'
import { admin, createTestSite, type TestSite } from '../support/site.ts'

/* Writes that take the same locks: none of two that meet may fail. On SQLite they come one after the other. */

const answer = 'ABC234'
let site: TestSite
beforeEach(async () => {
  site = await createTestSite({ captchaTestAnswer: answer })
})
afterEach(() => site.close())

/** Holds a write in its transaction, once it has locked what it locks first, or is at such a step. */
function hold(isHere: (write: Write | string) => boolean) {
  const isWriting = Promise.withResolvers<void>()
  const isDue = Promise.withResolvers<void>()
  async function wait(step: Write | string): Promise<void> {
    if (!isHere(step)) return
    isWriting.resolve()
    await isDue.promise
  }
  const rules = site.content.rules as WriteRule[]
  rules.push({ lock: async (_, { name }) => await wait(name), onWrite: async (_, write) => await wait(write) })
  return { isWriting: isWriting.promise, goOn: isDue.resolve }
}

/** Begins the second while the first is held, and gives both answers. */
async function meet<A, B>(
  first: () => Promise<A>,
  isHere: (write: Write | string) => boolean,
  second: () => Promise<B>
) {
  const { isWriting, goOn } = hold(isHere)
  const one = first()
  await isWriting
  const other = second()
  // It goes on when the other is over or waits for it.
  await Promise.race([other, untilWaiting(site.db, 1)])
  goOn()
  return await Promise.all([one, other])
}

async function writeMessage(): Promise<number> {
  const { body } = await site.visitor.call<{ id: string }>('GET', '/api/captcha')
  const message = { name: 'Asha', email: 'asha@home.test', subject: 'Roof', phone: '9876543210', message: 'Words' }
  const json = { ...message, captchaInput: answer, captchaId: body.id }
  expect((await site.visitor.call('POST', '/api/mail/contact', { json })).status).toBe(200)
  const [last] = (await site.admin.call<{ id: number }[]>('GET', '/api/messages')).body
  return last?.id ?? 0
}

test('a translation of a record whose page is being written', async () => {
  const { id } = await makeRecord(site, collection('news'), { title: 'A pump' })
  const write = (): Promise<{ id: number }> =>
    makeRecord(site, collection('newsDetail'), { news_id: id, description: 'Of a borehole.' })
  const translate = () =>
    site.admin.call('PUT', `/api/translations/news/${id}?language=hi`, { json: { title: 'बोरवेल' } })
  const isHere = (step: Write | string) => typeof step !== 'string' && step.collection.name === 'newsDetail'
  const [, translated] = await meet(write, isHere, translate)
  expect(translated.status).toBe(200)
  // The page is found by what either has written.
  for (const words of ['borehole', 'बोरवेल']) {
    const found = await site.visitor.call('GET', `/api/search?q=${encodeURIComponent(words)}&language=hi`)
    expect(JSON.stringify(found.body), words).toContain(`/${id}`)
  }
})

test('the outcome of a mail and the deletion of its message', async () => {
  const id = await writeMessage()
  const written = {
    to: 'office@company.test',
    replyTo: '',
    subject: '',
    text: '',
    html: '',
    event: 'Mail to the office'
  }
  let sent = 0
  const warn = vi.spyOn(site.log, 'warn')
  const env = { ...site.env, MAIL_TO: 'office@company.test' }
  const outbox = createOutbox(
    { ...site, env },
    async () => written,
    async () => {
      sent++
    }
  )
  const remove = () => site.admin.call('POST', '/api/messages/delete-multiple', { json: { ids: [id] } })
  const isHere = (step: Write | string) => typeof step !== 'string' && step.action === 'delete'
  const [removed] = await meet(remove, isHere, () => outbox.run())
  expect([removed.status, sent]).toEqual([200, isPostgres ? 1 : 0])
  expect(await site.db.selectFrom('outbox').select('id').execute()).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})

test('the deletion of an account and what its person writes about a message', async () => {
  const { id: userId, fullName, password } = await site.addPerson('User')
  const own = await site.signIn(fullName, password)
  const id = await writeMessage()
  const write = () => own.call('PUT', `/api/messages/${id}`, { json: { stage: 'Called', ownerId: userId } })
  const admins = await site.signIn(admin.username, admin.password)
  const remove = () => admins.call('POST', '/api/auth/delete-multiple', { json: { ids: [userId] } })
  const [written, removed] = await meet(write, (step) => step === 'contactMessage', remove)
  expect([written.status, removed.status]).toEqual([200, 200])
})

test('what PostgreSQL has ended for another is done once more, and only once', async () => {
  const rules = site.content.rules as WriteRule[]
  let failures = 1
  rules.push({
    async onWrite() {
      if (failures-- > 0) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    }
  })
  const json = { page: 'Wind', question: 'How high?', answer: 'Ten metres.' }
  const headers = { 'idempotency-key': 'a-key-of-one-form-1' }
  const create = () => site.admin.call<{ id: number }>('POST', '/api/questions', { json, headers })
  const made = await create()
  expect(made.status).toBe(201)
  expect((await create()).body.id).toBe(made.body.id)
  expect((await site.visitor.call<unknown[]>('GET', '/api/questions')).body).toHaveLength(1)
  failures = 2
  expect((await site.admin.call('POST', '/api/questions', { json })).status).toBe(500)
  expect((await site.visitor.call<unknown[]>('GET', '/api/questions')).body).toHaveLength(1)
})
