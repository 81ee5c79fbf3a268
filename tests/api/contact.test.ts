import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Challenge } from '../../server/contact/captcha.ts'
import { doWork } from '../../shared/proof-of-work.ts'
import { createTestSite as createSite, type TestSite } from '../support/site.ts'

const answer = 'ABC234'
const minute = 60_000
const message = {
  name: 'Meera Joshi',
  email: 'meera@example.com',
  subject: 'Roof of 60 square metres',
  phone: '9800000001',
  message: 'What does a plant of 3 kW cost?\n\nThe roof is flat.'
}

/** With a telephone, for those whom the form fails. */
async function createTestSite(options: Parameters<typeof createSite>[0]): Promise<TestSite> {
  const made = await createSite(options)
  await made.db.updateTable('settings').set({ phone1: '98000 00001', whatsapp: '98000 00002' }).execute()
  return made
}

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
    expect(both[0]?.body.reference).toMatch(/^R-[A-Z2-9]{6}$/)
    expect(both[1]?.body.reference).toBe(both[0]?.body.reference)
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
    ['subject', undefined, 'Subject is required.'],
    ['phone', undefined, 'Phone number should be exactly 10 digits and numeric only.'],
    ['message', '', 'Message is required.'],
    ['message', 'x'.repeat(5_001), 'Message must be at most 5,000 characters long.']
  ])('with %s %j is refused by its field', async (field, value, expected) => {
    const id = await challenge()
    const refused = await send({ ...message, [field]: value, captchaInput: answer, captchaId: id })
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: expected } } })
    // A wrong field does not use the challenge up.
    expect((await send({ ...message, captchaInput: answer, captchaId: id })).status).toBe(200)
  })

  test('says what it is about, in spellings that people use', async () => {
    const subject = 'With all that can be said'
    const context = {
      topic: 'visit',
      pincode: '४४० 010',
      bill: '3,200',
      about: 'product:4',
      estimate: 'bill=3200&customer=society&houses=40',
      callAt: ' After six '
    }
    const sent = await send({ ...message, subject, ...context, captchaInput: answer, captchaId: await challenge() })
    expect(sent.status).toBe(200)
    const kept = { ...context, pincode: '440010', bill: 3200, callAt: 'After six' }
    const { reference } = sent.body
    expect((await stored()).find((one) => one.subject === subject)).toMatchObject({ ...kept, reference, stage: 'New' })
  })

  test.each([
    '/ProductDetail?id=4',
    '/Commercial?id=2',
    '/newsdetail/7',
    '/projects?category=Wind%20energy',
    '/hi/news'
  ])('is about a page, with its query: %s', async (about) => {
    const subject = `About ${about}`
    const sent = await send({ ...message, subject, about, captchaInput: answer, captchaId: await challenge() })
    expect(sent.status).toBe(200)
    expect((await stored()).find((one) => one.subject === subject)).toMatchObject({ about })
  })

  test('keeps the language of the page that it was written on: English where it says none', async () => {
    for (const language of ['mr', undefined]) {
      const subject = `Written in ${language}`
      await send({ ...message, subject, language, captchaInput: answer, captchaId: await challenge() })
      expect((await stored()).find((one) => one.subject === subject)).toMatchObject({ language: language ?? 'en' })
    }
  })

  test('leaves out what is empty', async () => {
    const subject = 'With nothing more'
    const empty = { topic: '', pincode: ' ', bill: '', about: '', estimate: '', callAt: '' }
    await send({ ...message, subject, ...empty, captchaInput: answer, captchaId: await challenge() })
    expect((await stored()).find((one) => one.subject === subject)).toMatchObject({ ...empty, pincode: '', bill: null })
  })

  test.each([
    ['topic', 'roofs', /^Topic must be one of: home, /],
    ['pincode', '44001', 'Enter a pincode of 6 digits.'],
    ['pincode', '4400100', 'Enter a pincode of 6 digits.'],
    ['bill', 150, 'Enter your monthly bill in rupees, 200 to 1,00,00,000.'],
    ['bill', 'much', 'Enter your monthly bill in rupees, 200 to 1,00,00,000.'],
    ['about', 'user:1', /^About names a record/],
    ['about', 'product:x', /^About names a record/],
    ['about', '//evil.example', /^About names a record/],
    ['about', 'https://evil.example/', /^About names a record/],
    ['about', '/no-such-page', /^About names a record/],
    ['about', '/news/../admin-panel', /^About names a record/],
    ['about', '/no-such-page?id=4', /^About names a record/],
    ['about', '/ProductDetail?id=<4>', /^About names a record/],
    ['about', '/ProductDetail?id=4\u0000', 'About contains characters that cannot be stored.'],
    ['about', '/sitemap.xml?id=4', /^About names a record/],
    ['about', '/newsdetail/\ud800', 'About contains characters that cannot be stored.'],
    ['about', '/newsdetail/x\n\nPhone: 1', 'About contains characters that cannot be stored.'],
    ['estimate', 'bill=3200\u000b&customer=home', 'Estimate contains characters that cannot be stored.'],
    ['estimate', 'bill=3', 'Enter your monthly bill in rupees, 200 to 1,00,00,000.'],
    ['estimate', 'bill=3200&customer=moon', 'Choose home, society or business.'],
    ['estimate', 'bill=3200&bill=4000', 'This is not the query of an estimate.'],
    ['estimate', 'bill=3200&x=1', 'This is not the query of an estimate.'],
    ['callAt', 'x'.repeat(61), 'Best time to call must be at most 60 characters long.'],
    ['language', 'fr', /^Language must be one of: en, hi, mr\.$/],
    ['callAt', ['noon'], 'Best time to call must be text.']
  ])('with %s %j is refused by it, together with what else is wrong', async (field, value, expected) => {
    const given = { ...message, name: 'R2-D2', [field]: value, captchaInput: answer, captchaId: await challenge() }
    const { status, body } = await send(given)
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      name: 'Name should contain only letters and spaces.',
      [field]: expect.stringMatching(expected)
    })
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
    const { body } = await site.visitor.call<{ id: string; image: string; audio: string }>(
      'GET',
      '/api/captcha?spoken=1'
    )
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

test('what breaks the rules is a try as well: after thirty in ten minutes nothing more is looked at', async () => {
  const limited = await createTestSite({ captchaTestAnswer: answer, rateLimits: true })
  const json = { ...message, email: 'nobody', captchaInput: answer }
  const send = async () => (await limited.visitor.call('POST', '/api/mail/contact', { json })).status
  for (let count = 0; count < 30; count++) expect(await send()).toBe(422)
  expect(await send()).toBe(429)
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

describe('between people and programs', () => {
  let real: TestSite
  beforeAll(async () => {
    real = await createTestSite({ rateLimits: true })
  })
  afterAll(() => real.close())

  interface Issued extends Challenge {
    answer: string
  }

  async function challenged(from: string, query = ''): Promise<Issued> {
    const headers = { 'x-forwarded-for': from }
    const { body } = await real.visitor.call<Issued>('GET', `/api/captcha${query}`, { headers })
    const row = real.db.selectFrom('captcha').select('answer').where('id', '=', body.id)
    return { ...body, answer: (await row.executeTakeFirstOrThrow()).answer }
  }

  const post = async ({ id, answer }: Issued, from: string, more: Record<string, unknown> = {}) =>
    await real.visitor.call('POST', '/api/mail/contact', {
      json: { ...message, captchaInput: answer, captchaId: id, ...more },
      headers: { 'x-forwarded-for': from }
    })

  /** With the proof, after the time that a person needs. */
  async function sendProven(from: string) {
    const issued = await challenged(from)
    real.pass(issued.answerableAfter)
    return await post(issued, from, { proof: doWork(issued.id, issued.work) })
  }

  async function sendUnproven(from: string) {
    const issued = await challenged(from)
    real.pass(issued.answerableAfter)
    return await post(issued, from)
  }

  test('an answer that comes too early is refused and may be sent again', async () => {
    const issued = await challenged('10.1.0.1')
    const early = await post(issued, '10.1.0.1')
    expect(early.status).toBe(429)
    expect(early.headers.get('retry-after')).toBe('3')
    real.pass(issued.answerableAfter)
    expect((await post(issued, '10.1.0.1')).status).toBe(200)
  })

  test('the payload of the specification alone is taken, three times an hour from one network', async () => {
    for (const from of ['10.2.0.1', '10.2.0.2', '10.2.0.3']) expect((await sendUnproven(from)).status).toBe(200)
    const refused = await sendUnproven('10.2.0.4')
    expect(refused.status).toBe(429)
    expect(refused.body.message).toContain('Please call 98000 00001, or write to us on WhatsApp, 98000 00002.')
    expect((await sendProven('10.2.0.4')).status).toBe(200)
    for (const end of [1, 2, 3]) expect((await sendUnproven(`2001:db8:1:${end}::1`)).status).toBe(200)
    expect((await sendUnproven('2001:db8:1:4::1')).status).toBe(429)
    expect((await sendUnproven('2001:db8:2::1')).status).toBe(200)
    real.pass(60 * minute)
    expect((await sendUnproven('10.2.0.4')).status).toBe(200)
  })

  test('without the work, twenty messages an hour are taken from all networks; with it there is no such ceiling', async () => {
    real.pass(60 * minute)
    for (let network = 0; network < 20; network++) expect((await sendUnproven(`10.3.${network}.1`)).status).toBe(200)
    expect((await sendUnproven('10.3.99.1')).status).toBe(429)
    expect((await sendProven('10.3.99.1')).status).toBe(200)
  })

  test('work for another challenge, or too little of it, counts as none', async () => {
    real.pass(60 * minute)
    const proof = doWork('x'.repeat(22), (await challenged('10.5.0.1')).work)
    const send = async (given: string) => {
      const issued = await challenged('10.5.0.1')
      real.pass(issued.answerableAfter)
      return (await post(issued, '10.5.0.1', { proof: given })).status
    }
    expect(await send(proof)).toBe(200)
    expect(await send('0.0')).toBe(200)
    expect(await send('1e3.-1.x')).toBe(200)
    expect(await send(proof)).toBe(429)
  })

  test('a network sends twenty messages in ten minutes', async () => {
    const limited = await createTestSite({ rateLimits: true, captchaTestAnswer: answer })
    const sendFrom = async (from: string) => {
      const headers = { 'x-forwarded-for': from }
      const { body } = await limited.visitor.call<{ id: string }>('GET', '/api/captcha', { headers })
      const json = { ...message, captchaInput: answer, captchaId: body.id }
      return (await limited.visitor.call('POST', '/api/mail/contact', { json, headers })).status
    }
    for (let host = 1; host <= 20; host++) expect(await sendFrom(`10.6.0.${host}`)).toBe(200)
    expect(await sendFrom('10.6.0.21')).toBe(429)
    expect(await sendFrom('10.6.1.21')).toBe(200)
    await limited.close()
  })

  test('a challenge is spoken three times, and not without end to one address', async () => {
    const listen = async (audio: string | null, from: string) =>
      (await real.visitor.fetch('GET', audio ?? '', { headers: { 'x-forwarded-for': from } })).status
    const first = await challenged('10.7.0.1', '?spoken=1')
    expect(first.answer).toMatch(/^[2-9]{6}$/)
    for (let time = 0; time < 3; time++) expect(await listen(first.audio, '10.7.0.1')).toBe(200)
    expect(await listen(first.audio, '10.7.1.1')).toBe(429)
    for (let challenge = 0; challenge < 5; challenge++) {
      const { audio } = await challenged('10.7.0.1', '?spoken=1')
      for (let time = 0; time < 3; time++) expect(await listen(audio, '10.7.0.1')).toBe(200)
    }
    const { audio } = await challenged('10.7.0.1', '?spoken=1')
    expect(await listen(audio, '10.7.0.1')).toBe(200)
    expect(await listen(audio, '10.7.0.1')).toBe(200)
    expect(await listen(audio, '10.7.0.1')).toBe(429)
  })

  test('one that is drawn alone has no sound', async () => {
    const { id, audio } = await challenged('10.7.2.1')
    expect(audio).toBeNull()
    expect((await real.visitor.fetch('GET', `/api/captcha/${id}/audio`)).status).toBe(404)
    expect((await real.visitor.call('GET', '/api/captcha?spoken=yes')).status).toBe(422)
  })

  test('wrong answers are counted as well', async () => {
    const wrong = async () => {
      const issued = await challenged('10.8.0.1')
      real.pass(issued.answerableAfter)
      return (await post(issued, '10.8.0.1', { captchaInput: 'WRONG2' })).status
    }
    const statuses = new Set<number>()
    for (let tries = 0; tries < 31; tries++) statuses.add(await wrong())
    expect([...statuses]).toEqual([400, 429])
  })
})

describe('when nothing can be stored', () => {
  const words = 'We cannot take messages just now. Please call 98000 00001, or write to us on WhatsApp, 98000 00002.'

  test('the visitor is told how else to reach the company, for the captcha and on sending', async () => {
    const full = await createTestSite({ rateLimits: true })
    await full.db.schema.dropTable('captcha').execute()
    const captcha = await full.visitor.call('GET', '/api/captcha')
    expect(captcha).toMatchObject({ status: 503, body: { message: words } })
    await full.db.schema.dropTable('attempt').execute()
    const sent = await full.visitor.call('POST', '/api/mail/contact', { json: { ...message, captchaInput: 'ABC234' } })
    expect(sent).toMatchObject({ status: 503, body: { message: words } })
    const heard = await full.visitor.fetch('GET', `/api/captcha/${'x'.repeat(22)}/audio`)
    expect(heard.status).toBe(503)
    await full.close()
  })

  test('also where not even the settings can be read any more', async () => {
    const away = await createTestSite({})
    expect((await away.visitor.call('GET', '/api/captcha')).status).toBe(200)
    await away.db.schema.dropTable('settings').execute()
    await away.db.schema.dropTable('captcha').execute()
    expect(await away.visitor.call('GET', '/api/captcha')).toMatchObject({ status: 503, body: { message: words } })
    await away.close()
  })
})

test('a challenge that no page could name is refused, and asks the database nothing', async () => {
  const captchaId = 'a\u0000b'
  expect((await send({ ...message, captchaInput: answer, captchaId })).status).toBe(400)
})

test('the cookie of the challenge is sent over https alone behind https', async () => {
  const secure = await createTestSite({ publicUrl: 'https://www.example.test', captchaTestAnswer: answer })
  try {
    const { headers } = await secure.visitor.call('GET', '/api/captcha')
    expect(headers.get('set-cookie')).toMatch(/^__Host-captcha=.*; Secure; SameSite=Strict$/)
  } finally {
    await secure.close()
  }
})
