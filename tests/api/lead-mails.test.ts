import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indianToday } from '../../shared/indian-format.ts'
import mr from '../../texts/mr.json' with { type: 'json' }
import { insertable } from '../support/insertable.ts'
import { createTestSite, type Person, type TestSite } from '../support/site.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { until } from '../support/until.ts'

const answer = 'ABC234'
const hour = 3_600_000
let smtp: TestSmtpServer
let site: TestSite
let owner: Person
beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await createTestSite({ captchaTestAnswer: answer, rateLimits: true, smtpUrl: smtp.url })
  owner = await site.addPerson('User')
  await site.db.updateTable('user').set({ email: 'ravi@company.test' }).where('id', '=', owner.id).execute()
})
afterAll(async () => {
  await site.outbox?.stop()
  await site.close()
  await smtp.close()
})

let writers = 0

/** @returns the message's id and reference */
async function write(subject: string, more: Record<string, unknown> = {}) {
  const headers = { 'x-forwarded-for': `10.9.${++writers}.1` }
  const challenge = await site.visitor.call('GET', '/api/captcha', { headers })
  const typed = { name: 'Meera Joshi', email: `visitor${writers}@home.test`, phone: '9800000001', message: 'Words.' }
  const json = { ...typed, subject, ...more, captchaInput: answer, captchaId: challenge.body.id }
  const { body } = await site.visitor.call<{ reference: string }>('POST', '/api/mail/contact', { json, headers })
  const row = site.db.selectFrom('contactMessage').select('id').where('subject', '=', subject)
  return { id: (await row.executeTakeFirstOrThrow()).id, reference: body.reference }
}

/** Sends the due mails; that of a new message may be on its way already. */
async function send(): Promise<void> {
  await site.outbox?.run()
  const busy = site.db.selectFrom('outbox').select('id').where('state', 'in', ['pending', 'sending'])
  await until(async () => (await busy.execute()).length === 0, 'Mails are left.')
}
const mailsAsSent = (address: string) => smtp.mails.filter((_, at) => smtp.recipients[at]?.includes(address))
/** Whole, without the breaks of quoted-printable. */
const mailsTo = (address: string) => mailsAsSent(address).map((mail) => mail.replaceAll('=\r\n', ''))
/** As people read them: with encoded words and parts as text. */
const readMailsTo = (address: string) =>
  mailsAsSent(address).map((mail) =>
    mail
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, text: string) => Buffer.from(text, 'base64').toString())
      .replace(/=\?UTF-8\?Q\?([^?]*)\?=/g, (_, text: string) => fromQuoted(text.replaceAll('_', ' ')))
      .replace(/(?<=base64\r\n\r\n)[\w+/=\r\n]+/g, (text) => Buffer.from(text, 'base64').toString())
      .replace(/(?<=quoted-printable\r\n\r\n).*?(?=\r\n--)/gs, fromQuoted)
  )
const fromQuoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1'
  ).toString()
const events = async (id: number) =>
  (
    await site.db
      .selectFrom('messageEvent')
      .select('text')
      .where('messageId', '=', id)
      .where('kind', '=', 'mail')
      .execute()
  )
    .map(({ text }) => text)
    .toSorted()

async function put(id: number, json: Record<string, unknown>): Promise<void> {
  expect((await site.admin.call('PUT', `/api/messages/${id}`, { json })).status).toBe(200)
}

describe('the receipt', () => {
  test('goes to the visitor once, with the reference and the own words, and the timeline says so', async () => {
    const { id, reference } = await write('Roof', { email: 'meera@home.test', message: 'See http://x.test/a' })
    await send()
    await send()
    const [receipt, ...others] = mailsTo('meera@home.test')
    expect(others).toEqual([])
    expect(receipt).toContain(`Subject: We have your message (${reference})`)
    expect(receipt).toContain(`http://localhost:3009/track?reference=3D${reference}`)
    expect(receipt).not.toContain('http://x.test')
    expect(receipt).toMatch(/^Reply-To: office@company.test/m)
    expect(await events(id)).toEqual(['Mail to the office', 'Receipt to the visitor'])
    expect(mailsTo('office@company.test').at(-1)).toContain(`Reference: ${reference}`)
  })

  test('is in the language of the page that was written on, and the office reads which that is', async () => {
    const { reference } = await write('Roof in Satara', { email: 'sunita@home.test', language: 'mr' })
    await send()
    const [receipt = ''] = readMailsTo('sunita@home.test')
    const said = ['title', 'words', 'track', 'foot'].map((part) => Reflect.get(mr.texts, `mail.receipt.${part}`))
    expect(receipt).toContain(`Subject: ${said[0]} (${reference})`)
    for (const sentence of said) expect(receipt.split(sentence).length, 'plain and in HTML').toBeGreaterThan(2)
    expect(receipt).toContain('<html lang="mr-IN">')
    expect(receipt).toContain(`http://localhost:3009/mr/track?reference=${reference}`)
    const office = readMailsTo('office@company.test').at(-1)
    expect(office).toContain('Subject: Website: Roof in Satara')
    expect(office).toContain('Language: Marathi')
    expect(office).toContain('<html lang="en-IN">')
  })

  test('goes to one address twice an hour, whatever follows a plus sign and wherever dots are, and to an example, too', async () => {
    const names = ['a', 'a+1', 'a+2', 'jo', 'j.o', 'j.o+1']
    for (const email of [...names.map((name) => `${name}@spammed.test`), 'a@mail.example.com'])
      await write(`To ${email}`, { email })
    await send()
    expect(smtp.recipients.flat().filter((address) => /spammed|example/.test(address))).toEqual([
      'a@spammed.test',
      'a+1@spammed.test',
      'jo@spammed.test',
      'j.o@spammed.test',
      'a@mail.example.com'
    ])
  })

  test('goes with its message when that is erased or deleted before it left', async () => {
    smtp.behave('try later')
    const erased = await write('To be erased', { email: 'erased@home.test' })
    const deleted = await write('To be deleted', { email: 'deleted@home.test' })
    await site.admin.call('POST', '/api/messages/erase', { json: { email: 'erased@home.test' } })
    await site.admin.call('POST', '/api/messages/delete-multiple', { json: { ids: [deleted.id] } })
    const mails = site.db.selectFrom('outbox').select('id').where('contactMessageId', 'in', [erased.id, deleted.id])
    expect(await mails.execute()).toEqual([])
    smtp.behave('accept')
    await send()
    expect([...mailsTo('erased@home.test'), ...mailsTo('deleted@home.test')]).toEqual([])
  })
})

describe('the owner of a lead', () => {
  const mails = () => mailsTo('ravi@company.test')

  test('is told when somebody else gives it', async () => {
    const { id } = await write('Given', { pincode: '440010', bill: 3_200 })
    await put(id, { ownerId: owner.id })
    await send()
    expect(mails()).toHaveLength(1)
    expect(mails()[0]).toContain('Subject: Given to you: Given')
    expect(mails()[0]).toContain(`http://localhost:3009/messagedata?id=3D${id}`)
    expect(mails()[0]).toMatch(/^Reply-To: Meera Joshi <visitor/m)
    expect(await events(id)).toContain(`Mail to ${owner.fullName}`)
  })

  test('is not told of what they take, or of what was taken from them again', async () => {
    const before = mails().length
    const { id } = await write('Taken')
    await send()
    const own = await site.signIn(owner.fullName, owner.password)
    await own.call('PUT', `/api/messages/${id}`, { json: { ownerId: owner.id } })
    await put(id, { ownerId: null })
    await put(id, { ownerId: owner.id })
    await put(id, { ownerId: null })
    await send()
    expect(mails()).toHaveLength(before)
  })

  test('is told of sixty in an hour, and the office of what visitors write meanwhile', async () => {
    const { id } = await write('One of many')
    const message = site.db.selectFrom('contactMessage').selectAll().where('id', '=', id)
    const { id: _, ...row } = insertable(await message.executeTakeFirstOrThrow())
    const many = Array.from({ length: 70 }, () => ({ ...row, reference: '' }))
    const made = await site.db.insertInto('contactMessage').values(many).returning('id').execute()
    const owners = site.db.selectFrom('outbox').select('id').where('kind', '=', 'owner')
    await send()
    site.pass(hour)
    const before = (await owners.execute()).length
    const ids = made.map((each) => Number(each.id))
    const own = await site.signIn('Asha Admin', 'correct horse battery')
    for (const ownerId of [owner.id, null, owner.id])
      await own.call('POST', '/api/messages/update-multiple', { json: { ids, values: { ownerId } } })
    expect((await owners.execute()).length).toBe(before + 60)
    await write('Meanwhile')
    await own.call('POST', '/api/messages/delete-multiple', { json: { ids } })
    await send()
    expect(mailsTo('office@company.test').at(-1)).toContain('Subject: Website: Meanwhile')
  })

  const day = (days: number) => indianToday(site.clock().getTime() + days * 24 * hour)
  const reminders = (subject: string) => mails().filter((mail) => mail.includes(`Subject: Follow up: ${subject}`))

  test('is reminded at eight in the morning of its day, once, also by two servers and after a night', async () => {
    const { id } = await write('Due')
    const gone = await write('Lost before')
    const someday = await write('Moved')
    for (const each of [id, gone.id, someday.id]) await put(each, { ownerId: owner.id, followUpOn: day(1) })
    await put(gone.id, { stage: 'Lost' })
    await put(someday.id, { followUpOn: day(9) })
    await send()
    // To 07:59 in India.
    site.pass(new Date(`${day(1)}T07:59:00+05:30`).getTime() - site.clock().getTime())
    await send()
    expect(reminders('Due')).toEqual([])
    site.pass(10 * 60_000)
    await Promise.all([send(), send()])
    site.pass(26 * hour)
    await send()
    expect(reminders('Due')).toHaveLength(1)
    expect([...reminders('Lost before'), ...reminders('Moved')]).toEqual([])
    expect(await events(id)).toContain(`Reminder to ${owner.fullName}`)
  })

  test('is reminded of seventy in two hours, and the office of what visitors write meanwhile', async () => {
    const { id } = await write('Many due')
    const row = await site.db.selectFrom('contactMessage').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { id: _, ...due } = {
      ...insertable(row),
      reference: '',
      ownerId: owner.id,
      followUpOn: day(1),
      subject: 'Many due'
    }
    await site.db
      .insertInto('contactMessage')
      .values(Array.from({ length: 70 }, () => due))
      .execute()
    site.pass(new Date(`${day(1)}T08:00:00+05:30`).getTime() - site.clock().getTime())
    await send()
    expect(reminders('Many due')).toHaveLength(60)
    await write('In the morning')
    await send()
    expect(mailsTo('office@company.test').at(-1)).toContain('Subject: Website: In the morning')
    site.pass(hour)
    await send()
    expect(reminders('Many due')).toHaveLength(70)
    await site.db.deleteFrom('contactMessage').where('subject', '=', 'Many due').execute()
  })

  test('is reminded on the day itself, where a clock that was ahead has done so before', async () => {
    const { id } = await write('Ahead')
    const lead = site.db.updateTable('contactMessage').where('id', '=', id)
    await lead.set({ ownerId: owner.id, followUpOn: day(20) }).execute()
    site.pass(30 * 24 * hour)
    await send()
    expect(reminders('Ahead')).toHaveLength(1)
    site.pass(-30 * 24 * hour)
    await site.runJobs()
    await send()
    expect(reminders('Ahead')).toHaveLength(1)
    site.pass(21 * 24 * hour)
    await send()
    expect(reminders('Ahead')).toHaveLength(2)
  })

  test('is reminded later where nothing ran on that day, as long as it is open', async () => {
    const { id } = await write('Late')
    await site.db
      .updateTable('contactMessage')
      .set({ ownerId: owner.id, followUpOn: day(1) })
      .where('id', '=', id)
      .execute()
    site.pass(72 * hour)
    await send()
    expect(reminders('Late')).toHaveLength(1)
  })
})
