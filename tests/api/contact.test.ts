import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../server/log.ts'
import { createOutbox } from '../../server/mail/outbox.ts'
import { smtpSender } from '../../server/mail/smtp.ts'
import { createTestSite, type TestSite } from '../support/site.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'

const answer = 'ABC234'
const message = {
  name: 'Meera Joshi',
  email: 'meera@example.com',
  subject: 'Roof of 60 square metres',
  phone: '9800000001',
  message: 'What does a plant of 3 kW cost?\n\nThe roof is flat.'
}
const day = 24 * 3_600_000

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ captchaTestAnswer: answer })
})
afterAll(() => site.close())

async function challenge(): Promise<string> {
  const { body } = await site.visitor.call<{ id: string }>('GET', '/api/captcha')
  return body.id
}

async function send(values: Record<string, unknown>) {
  return await site.visitor.call('POST', '/api/mail/contact', { json: values })
}

const stored = async () => (await site.admin.call<{ subject: string; mail: string }[]>('GET', '/api/messages')).body

describe('a message', () => {
  test('is stored before it is answered, for the staff to read', async () => {
    const subject = 'Stored first'
    const sent = await send({ ...message, subject, captchaInput: answer, captchaId: await challenge() })
    expect(sent).toMatchObject({ status: 200, body: { message: 'Message sent successfully!' } })
    const [found] = (await site.admin.call<object[]>('GET', '/api/messages?search=stored+FIRST')).body
    expect(found).toMatchObject({ ...message, subject, read: false, mail: 'Waiting' })
    expect((await site.visitor.call('GET', '/api/messages')).status).toBe(401)
  })

  test('may leave the challenge to the cookie of the last one', async () => {
    const { headers } = await site.visitor.call('GET', '/api/captcha')
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const json = { ...message, captchaInput: answer }
    expect((await site.visitor.call('POST', '/api/mail/contact', { json, headers: { cookie } })).status).toBe(200)
  })

  test('sent twice is stored once, and both are told so', async () => {
    const json = { ...message, subject: 'Sent twice', captchaInput: answer, captchaId: await challenge() }
    const both = await Promise.all([send(json), send(json)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await stored()).filter(({ subject }) => subject === 'Sent twice')).toHaveLength(1)
  })

  test.each([
    ['name', 'R2-D2', 'Name should contain only letters and spaces.'],
    ['email', 'Meera@example.com', 'Please enter a valid email in lowercase (e.g. name@example.com)'],
    ['email', 'meera@example', 'Please enter a valid email in lowercase (e.g. name@example.com)'],
    [
      'email',
      'meera@example.com\r\nBcc: x@example.com',
      'Please enter a valid email in lowercase (e.g. name@example.com)'
    ],
    ['phone', '98000', 'Phone number should be exactly 10 digits and numeric only.'],
    ['phone', '', 'Phone number should be exactly 10 digits and numeric only.'],
    ['phone', '98000 0001', 'Phone number should be exactly 10 digits and numeric only.'],
    ['subject', '  ', 'Subject is required.'],
    ['message', '', 'Message is required.'],
    ['message', 'x'.repeat(5_001), 'Message must be at most 5,000 characters long.']
  ])('with %s %j is refused by its field', async (field, value, expected) => {
    const id = await challenge()
    const refused = await send({ ...message, [field]: value, captchaInput: answer, captchaId: id })
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: expected } } })
    // What is wrong with a field does not use the challenge up.
    expect((await send({ ...message, captchaInput: answer, captchaId: id })).status).toBe(200)
  })

  test.each(['name', 'email', 'subject', 'phone', 'message', 'captchaInput'])(
    'of the wrong type in %s is refused by it',
    async (field) => {
      const refused = await send({
        ...message,
        captchaInput: answer,
        captchaId: await challenge(),
        [field]: { $ne: '' }
      })
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toHaveProperty(field)
    }
  )

  test('that fills the trap is refused, with another way to write', async () => {
    const before = (await stored()).length
    const refused = await send({
      ...message,
      website: 'http://spam.example',
      captchaInput: answer,
      captchaId: await challenge()
    })
    expect(refused.status).toBe(400)
    expect(refused.body.message).toMatch(/call us/)
    expect(await stored()).toHaveLength(before)
  })
})

describe('the captcha', () => {
  const mismatch = { status: 400, body: { message: 'Captcha does not match' } }

  test('is refused when wrong, in another case, left out, made up, or over', async () => {
    expect(await send({ ...message, captchaInput: 'WRONG2', captchaId: await challenge() })).toMatchObject(mismatch)
    expect(await send({ ...message, captchaInput: answer.toLowerCase(), captchaId: await challenge() })).toMatchObject(
      mismatch
    )
    expect(await send({ ...message, captchaInput: answer })).toMatchObject(mismatch)
    expect(await send({ ...message, captchaInput: answer, captchaId: 'made-up' })).toMatchObject(mismatch)
    const id = await challenge()
    site.pass(5 * 60_000 + 1)
    expect(await send({ ...message, captchaInput: answer, captchaId: id })).toMatchObject(mismatch)
  })

  test('can be tried once: after a wrong answer the right one is too late', async () => {
    const id = await challenge()
    expect(await send({ ...message, captchaInput: 'WRONG2', captchaId: id })).toMatchObject(mismatch)
    expect(await send({ ...message, captchaInput: answer, captchaId: id })).toMatchObject(mismatch)
  })

  test('admits one message, not a second one', async () => {
    const id = await challenge()
    expect((await send({ ...message, captchaInput: answer, captchaId: id })).status).toBe(200)
    expect(await send({ ...message, subject: 'Another', captchaInput: answer, captchaId: id })).toMatchObject(mismatch)
  })

  test('is a picture and a sound, and neither says its answer', async () => {
    const { body } = await site.visitor.call<{ id: string; image: string; audio: string }>('GET', '/api/captcha')
    const picture = Buffer.from(body.image.split(',')[1] ?? '', 'base64')
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect(JSON.stringify(body)).not.toContain(answer)
    const spoken = await site.app.fetch(new Request(`http://localhost:3009${body.audio}`))
    expect(spoken.headers.get('content-type')).toBe('audio/wav')
    expect(
      Buffer.from(await spoken.arrayBuffer())
        .subarray(0, 4)
        .toString()
    ).toBe('RIFF')
  })
})

test('one address sends five messages in ten minutes', async () => {
  const limited = await createTestSite({ captchaTestAnswer: answer, rateLimits: true })
  const sendOne = async () => {
    const { body } = await limited.visitor.call<{ id: string }>('GET', '/api/captcha')
    return await limited.visitor.call('POST', '/api/mail/contact', {
      json: { ...message, captchaInput: answer, captchaId: body.id }
    })
  }
  for (let count = 0; count < 5; count++) expect((await sendOne()).status).toBe(200)
  const refused = await sendOne()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  limited.pass(10 * 60_000 + 1)
  expect((await sendOne()).status).toBe(200)
  await limited.close()
})

test('one of two equal messages is not told that the other was stored, when it was refused', async () => {
  const limited = await createTestSite({ captchaTestAnswer: answer, rateLimits: true })
  const send = async (captchaId: string, subject: string) =>
    await limited.visitor.call('POST', '/api/mail/contact', {
      json: { ...message, subject, captchaInput: answer, captchaId }
    })
  const challenge = async () => (await limited.visitor.call<{ id: string }>('GET', '/api/captcha')).body.id
  for (let count = 0; count < 5; count++) expect((await send(await challenge(), `No. ${count}`)).status).toBe(200)

  const id = await challenge()
  const refused = await Promise.all([send(id, 'One too many'), send(id, 'One too many')])
  expect(refused.map(({ status }) => status)).toEqual([429, 429])
  // And the challenge is still valid after the wait.
  limited.pass(4 * 60_000)
  expect((await send(id, 'One too many')).status).toBe(429)
  await limited.db.deleteFrom('attempt').execute()
  expect((await send(id, 'One too many')).status).toBe(200)
  const stored = limited.db.selectFrom('contactMessage').select('id').where('subject', '=', 'One too many')
  expect(await stored.execute()).toHaveLength(1)
  await limited.close()
})

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

  const outbox = (url = smtp.url) =>
    createOutbox({
      db: mailing.db,
      clock: mailing.clock,
      log: createLog('silent'),
      send: smtpSender({ url, from: 'site@example.com', to: 'office@example.com', publicUrl: 'http://localhost:3009' })
    })

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
    const back = await mailing.admin.call('POST', '/api/history/undo-deletion', { json: { batch: deleted.body.batch } })
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
      expect(await stateOf(subject)).toBe('Waiting')
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

test('a challenge that no page could name is refused, and asks the database nothing', async () => {
  const captchaId = 'a\u0000b'
  expect((await send({ ...message, captchaInput: answer, captchaId })).status).toBe(400)
})
