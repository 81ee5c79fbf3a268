import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailComposer } from '../../server/mail/compose.ts'
import { createOutbox } from '../../server/mail/outbox.ts'
import { enqueueCompanyMail } from '../../server/mail/queue.ts'
import { smtpSender } from '../../server/mail/smtp.ts'
import { mailWarnings } from '../../server/mail/warnings.ts'
import { admin, createTestSite, type TestSite } from '../support/site.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'

const answer = 'ABC234'
const message = {
  name: 'Meera Joshi',
  email: 'meera@example.com',
  subject: 'Roof of 60 square metres',
  phone: '9800000001',
  message: 'What does a plant of 3 kW cost?\n\nThe roof is flat.'
}
const minute = 60_000
const day = 24 * 60 * minute
const to = 'office@company.test'
const delayed = 'Could not be mailed'

/** An outbox of its own, as another server has. */
function outboxOf(site: TestSite, url: string, given: { MAIL_FROM?: string; MAIL_TO?: string } = {}) {
  const env = { ...site.env, ...given }
  const compose = mailComposer(site, async (language) => (await site.readTexts(language)).texts)
  return createOutbox({ ...site, env }, compose, smtpSender(url, env))
}

describe('the outbox', () => {
  let smtp: TestSmtpServer
  let mailing: TestSite
  beforeAll(async () => {
    smtp = await startSmtpServer()
    mailing = await createTestSite({ captchaTestAnswer: answer })
  })
  afterAll(async () => {
    await mailing.close()
    await smtp.close()
  })

  const outbox = (url = smtp.url) => outboxOf(mailing, url, { MAIL_TO: to, MAIL_FROM: 'site@example.com' })

  async function write(subject: string, name = message.name): Promise<void> {
    const { body } = await mailing.visitor.call<{ id: string }>('GET', '/api/captcha')
    const json = { ...message, name, subject, captchaInput: answer, captchaId: body.id }
    expect((await mailing.visitor.call('POST', '/api/mail/contact', { json })).status).toBe(200)
  }

  // From the database: sessions end while the tests move the clock by days.
  async function stateOf(subject: string): Promise<string | undefined> {
    const row = await mailing.db
      .selectFrom('contactMessage')
      .select('mail')
      .where('subject', '=', subject)
      .executeTakeFirst()
    return row?.mail
  }

  const mailsOf = (subject: string) => smtp.mails.filter((mail) => mail.includes(`Subject: Website: ${subject}`))

  test('sends a mail once, which is answered to the visitor', async () => {
    await write('First mail')
    await outbox().run()
    await outbox().run()
    expect(mailsOf('First mail')).toHaveLength(1)
    expect(mailsOf('First mail')[0]).toMatch(/^Reply-To: "?Meera Joshi"? <meera@example.com>/m)
    expect(await stateOf('First mail')).toBe('Sent')
  })

  test('sends the mail of a message that was deleted while it waited, and brought back', async () => {
    const subject = 'Deleted and brought back'
    await write(subject)
    const list = await mailing.admin.call<{ id: number; subject: string }[]>('GET', '/api/messages')
    const ids = list.body.filter((row) => row.subject === subject).map(({ id }) => id)
    expect(ids).toHaveLength(1)
    const deleted = await mailing.admin.call<{ batch: string }>('POST', '/api/messages/delete-multiple', {
      json: { ids }
    })
    expect(deleted.status).toBe(200)
    await outbox().run()
    const back = await mailing.admin.call('POST', '/api/history/undo', { json: { batch: deleted.body.batch } })
    expect(back.status).toBe(200)
    await mailing.runJobs()
    await mailing.runJobs()
    await outbox().run()
    expect(mailsOf(subject)).toHaveLength(1)
    expect(await stateOf(subject)).toBe('Sent')
  })

  test.each(['refuse', 'try later', 'hang up in data'] as const)(
    'keeps a mail when the server says: %s; and sends it when it can',
    async (behaviour) => {
      const subject = `Kept after ${behaviour}`
      await write(subject)
      smtp.behave(behaviour)
      await outbox().run()
      expect(await stateOf(subject)).toBe(delayed)
      smtp.behave('accept')
      await outbox().run()
      expect(mailsOf(subject), 'before it is due again').toHaveLength(0)
      mailing.pass(2 * 60_000)
      await outbox().run()
      expect(mailsOf(subject)).toHaveLength(1)
      expect(await stateOf(subject)).toBe('Sent')
    }
  )

  test('keeps a mail when there is no server, and gives up after five days, with the message still there', async () => {
    await write('No server')
    const nowhere = outbox('smtp://127.0.0.1:1')
    for (let elapsed = 0; elapsed < 6 * day; elapsed += 4 * 3_600_000) {
      await nowhere.run()
      mailing.pass(4 * 3_600_000)
    }
    expect(await stateOf('No server')).toBe('Failed')
  })

  test('takes up what was being sent when the program died, under the same Message-ID', async () => {
    await write('Died while sending')
    await mailing.db
      .updateTable('outbox')
      .set({ state: 'sending', nextAttemptAt: new Date(mailing.clock().getTime() + 600_000).toISOString() })
      .where('state', '=', 'pending')
      .execute()
    const { mailId } = await mailing.db
      .selectFrom('outbox')
      .select('mailId')
      .where('state', '=', 'sending')
      .executeTakeFirstOrThrow()
    const restarted = outbox()
    await restarted.start(true)
    await restarted.run()
    await restarted.stop()
    expect(mailsOf('Died while sending')).toHaveLength(1)
    expect(mailsOf('Died while sending')[0]).toContain(`Message-ID: <${mailId}@localhost>`)
  })

  test('a message that is deleted before its mail is queued has none', async () => {
    const now = mailing.clock().toISOString()
    await mailing.db.transaction().execute((db) => enqueueCompanyMail(mailing.limits, db, 999_999, now))
    expect(
      await mailing.db.selectFrom('outbox').select('id').where('contactMessageId', '=', 999_999).execute()
    ).toEqual([])
  })

  test('two servers on one database do not send the same mail', async () => {
    await write('Two servers')
    await Promise.all([outbox().run(), outbox().run(), outbox().run()])
    expect(mailsOf('Two servers')).toHaveLength(1)
  })

  test('shows what a visitor typed as text, in HTML as well', async () => {
    await write('<script>alert(1)</script>', 'Meera')
    await outbox().run()
    const mail = smtp.mails.at(-1)?.replaceAll('=\r\n', '').replaceAll('=\n', '')
    expect(mail).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail).not.toMatch(/<td><script>/)
  })
})

describe('who gets the mail', () => {
  let smtp: TestSmtpServer
  let owned: TestSite
  beforeAll(async () => {
    smtp = await startSmtpServer()
    owned = await createTestSite({ captchaTestAnswer: answer })
  })
  afterAll(async () => {
    await owned.close()
    await smtp.close()
  })

  const outbox = () => outboxOf(owned, smtp.url)
  const kinds = async () => (await mailWarnings(owned)).map(({ kind }) => kind)

  async function useEmail(email: string): Promise<void> {
    const { body } = await owned.admin.call('GET', '/api/settings')
    const json = { ...body, companyName: 'Company', logoText: 'Company', email }
    expect((await owned.admin.call('PUT', '/api/settings', { json })).status).toBe(200)
  }

  async function write(subject: string): Promise<void> {
    const { body } = await owned.visitor.call<{ id: string }>('GET', '/api/captcha')
    const json = { ...message, subject, captchaInput: answer, captchaId: body.id }
    expect((await owned.visitor.call('POST', '/api/mail/contact', { json })).status).toBe(200)
  }

  const states = async () => {
    const rows = await owned.db.selectFrom('contactMessage').select(['subject', 'mail']).execute()
    return Object.fromEntries(rows.map(({ subject, mail }) => [subject, mail]))
  }

  test('is the e-mail of the settings as it is when the mail leaves', async () => {
    const running = outbox()
    await useEmail('first@company.test')
    await write('To the first')
    await running.run()
    await useEmail('second@company.test')
    await write('To the second')
    await running.run()
    expect(smtp.recipients).toEqual([['first@company.test'], ['second@company.test']])
  })

  test.each(['hello@example.com', 'hello@mail.example.org', 'hello@company.example', ''])(
    'is never %j: the mail waits, says so, and leaves once there is somebody',
    async (email) => {
      const before = smtp.mails.length
      await useEmail(email)
      const subject = `Held from '${email}'`
      await write(subject)
      await outbox().run()
      expect(smtp.mails).toHaveLength(before)
      expect((await states())[subject]).toBe(delayed)
      expect(await kinds()).toEqual(['mail-recipient'])
      owned.pass(6 * day)
      await useEmailAsSomebody('owner@company.test')
      await outbox().run()
      expect(smtp.recipients.at(-1)).toEqual(['owner@company.test'])
      expect((await states())[subject]).toBe('Sent')
      expect(await kinds()).toEqual([])
    }
  )

  // Sessions end while the clock moves by days.
  async function useEmailAsSomebody(email: string): Promise<void> {
    await owned.db.updateTable('settings').set({ email }).execute()
    owned.admin = await owned.signIn(admin.username, admin.password)
  }

  test('what waited long for somebody is not given up at its first failure', async () => {
    await useEmail('')
    await write('Waited a week')
    owned.pass(7 * day)
    await useEmailAsSomebody('owner@company.test')
    smtp.behave('try later')
    await outbox().run()
    expect((await states())['Waited a week']).toBe(delayed)
    expect(await kinds()).toEqual(['mail-late'])
    smtp.behave('accept')
    owned.pass(2 * minute)
    await outbox().run()
    expect((await states())['Waited a week']).toBe('Sent')
  })
})

test('sixty mails an hour: what comes above that is stored, waits without a mail, and is mailed later', async () => {
  const flooded = await createTestSite({ captchaTestAnswer: answer, rateLimits: true })
  for (let count = 0; count < 62; count++) {
    const headers = { 'x-forwarded-for': `10.${count}.0.1` }
    const { body } = await flooded.visitor.call<{ id: string }>('GET', '/api/captcha', { headers })
    const json = { ...message, subject: `No. ${count}`, captchaInput: answer, captchaId: body.id }
    expect((await flooded.visitor.call('POST', '/api/mail/contact', { json, headers })).status).toBe(200)
  }
  const queued = async () => (await flooded.db.selectFrom('outbox').select('id').execute()).length
  const held = flooded.db.selectFrom('contactMessage').select('subject').where('mail', '=', delayed).orderBy('id')
  expect(await queued()).toBe(60)
  expect(await held.execute()).toEqual([{ subject: 'No. 60' }, { subject: 'No. 61' }])
  await flooded.runJobs()
  expect(await queued()).toBe(60)
  flooded.pass(60 * minute + 1)
  await flooded.runJobs()
  expect(await queued()).toBe(62)
  await flooded.close()
})
