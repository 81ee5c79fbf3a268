import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { filePart, multipart, multipartType, textPart } from '../support/multipart.ts'
import { type Call, createTestSite, picture, type TestSite } from '../support/site.ts'

const answer = 'ABC234'
const day = 86_400_000
const message = {
  name: 'Meera Joshi',
  email: 'meera@example.com',
  subject: 'Our bill',
  phone: '+91 98000 00001',
  message: 'The bill is attached.'
}
const pdf = new Blob(['%PDF-1.7\n%%EOF\n'])

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ captchaTestAnswer: answer })
})
afterAll(() => site.close())

const folder = () => path.join(site.uploads, '..', 'attachments')
const stored = () => readdirSync(folder())
const challenge = async () => (await site.visitor.call<{ id: string }>('GET', '/api/captcha')).body.id

/** A message with an attachment, sent as the form does: the file comes last. */
async function form(attachment: Blob, more: Record<string, string> = {}): Promise<Record<string, string | Blob>> {
  return { ...message, captchaInput: answer, captchaId: await challenge(), ...more, attachment }
}

const post = (call: Call) => site.visitor.call('POST', '/api/mail/contact', call)

interface Message {
  id: number
  reference: string
  attachment: string
}
const messages = async () => (await site.admin.call<Message[]>('GET', '/api/messages')).body

/** Sends a message with this attachment. */
async function sendWith(attachment: Blob): Promise<Message> {
  const { status, body } = await post({ form: await form(attachment) })
  expect(status).toBe(200)
  const found = (await messages()).find(({ reference }) => reference === body.reference)
  if (!found) throw new Error('The message is not there.')
  return found
}

const open = (id: number, by = site.admin) => by.fetch('GET', `/api/messages/${id}/attachment`)

describe('an attachment', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'that is a picture (%s) is shown to staff, without metadata',
    async (type) => {
      const taken = sharp({ create: { width: 40, height: 30, channels: 3, background: 'orange' } })
      const bytes = await taken
        .withExif({ IFD0: { Artist: 'Somebody' } })
        .toFormat(type)
        .toBuffer()
      const { id, reference, attachment } = await sendWith(new File([new Uint8Array(bytes)], 'my roof.exe'))
      expect(attachment).toMatch(/^attachment-[\w-]{22}-40x30\.jpg$/)
      const shown = await open(id)
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': `inline; filename="${reference}.jpg"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store'
      })
      const kept = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
      expect([kept.width, kept.exif]).toEqual([40, undefined])
    }
  )

  test('that is a PDF is downloaded as it was sent', async () => {
    const { id, reference } = await sendWith(pdf)
    const download = await open(id)
    expect(download.headers.get('content-type')).toBe('application/pdf')
    expect(download.headers.get('content-disposition')).toBe(`attachment; filename="${reference}.pdf"`)
    expect(await download.text()).toBe(await pdf.text())
  })

  test('is for staff alone, and never under /uploads', async () => {
    const { id, attachment } = await sendWith(await picture())
    expect((await open(id, site.visitor)).status).toBe(401)
    for (const address of [
      `/uploads/${attachment}`,
      `/uploads/..%2fattachments/${attachment}`,
      `/attachments/${attachment}`
    ])
      expect((await site.admin.fetch('GET', address)).status).toBe(404)
  })

  test('is not there for a message without one, and for none', async () => {
    await post({ json: { ...message, captchaInput: answer, captchaId: await challenge() } })
    const [last] = await messages()
    expect((await open(last?.id ?? 0)).status).toBe(404)
    expect((await open(987_654)).status).toBe(404)
  })

  test.each<[string, number, RegExp, () => Promise<Blob> | Blob]>([
    ['a GIF', 415, /^This file is not a picture \(JPEG, PNG or WebP\) or a PDF\.$/, () => picture(8, 8, 'gif')],
    ['a page', 415, /^This file is not a picture/, () => new Blob(['<!doctype html><script>alert(1)</script>'])],
    ['HEIC', 415, /^This is a HEIC picture/, () => new Blob(['\0\0\0\x18ftypheic\0\0\0\0heicmif1\0\0\0\0meta'])],
    ['a page with the head of a PDF later', 415, /^This file is not a picture/, () => new Blob(['<html>%PDF-1.7'])],
    ['a damaged picture', 415, /^This picture is damaged\.$/, async () => (await picture()).slice(0, 300)],
    ['nothing', 422, /^This file is empty\.$/, () => new Blob([])],
    ['a large file', 413, /at most 10 MiB/, () => new Blob(['%PDF-1.7\n', new Uint8Array(10 * 1024 * 1024)])]
  ])('that is %s is refused with words, and the message can be sent again', async (_, status, words, file) => {
    const before = stored()
    const given = await form(await file())
    const refused = await post({ form: given })
    expect(refused.status).toBe(status)
    expect(refused.body.errors).toEqual({ attachment: expect.stringMatching(words) })
    expect(stored()).toEqual(before)
    expect(site.storedFiles()).toEqual([])
    const { attachment: __, ...texts } = given
    expect((await post({ json: texts })).status).toBe(200)
  })

  test('that is no file is refused, in JSON and in a form', async () => {
    const given = { ...message, captchaInput: answer, captchaId: await challenge(), attachment: 'bill.pdf' }
    const errors = { attachment: 'The attachment did not come as a file. Please send it by e-mail or WhatsApp.' }
    expect(await post({ json: given })).toMatchObject({ status: 422, body: { errors } })
    expect(await post({ form: given })).toMatchObject({ status: 422, body: { errors } })
    expect((await post({ form: { ...given, attachment: '' } })).status).toBe(200)
  })

  test('is one alone', async () => {
    const texts = Object.entries({ ...message, captchaInput: answer, captchaId: await challenge() })
    const file = filePart('attachment', '%PDF-1.7\n')
    const body = multipart([...texts.map(([name, value]) => textPart(name, value)), file, file])
    const refused = await post({ body, headers: multipartType })
    expect(refused).toMatchObject({ status: 400, body: { errors: { attachment: 'This field was sent twice.' } } })
  })
})

describe('the sender', () => {
  test('of a wrong answer costs no decoding, and nothing is stored, wherever the file stands', async () => {
    const before = stored()
    const publish = vi.spyOn(site.files, 'publish')
    const stage = vi.spyOn(site.files, 'stage')
    const attachment = await picture()
    const wrong = await form(attachment, { captchaInput: 'WRONG2' })
    expect((await post({ form: wrong })).body.errors).toEqual({ captchaInput: 'Captcha does not match' })
    expect(stage).not.toHaveBeenCalled()
    const { attachment: _, ...texts } = await form(attachment, { captchaInput: 'WRONG2' })
    expect((await post({ form: { attachment, ...texts } })).status).toBe(400)
    expect(stage).not.toHaveBeenCalled()
    expect(publish).not.toHaveBeenCalled()
    expect(stored()).toEqual(before)
    expect(site.storedFiles()).toEqual([])
    vi.restoreAllMocks()
  })

  test.each([
    ['comes after the file', ({ attachment = '', ...texts }) => ({ attachment, ...texts })],
    ['is left out', ({ captchaInput: _, ...others }) => others],
    ['is empty', (all) => ({ ...all, captchaInput: '' })],
    ['answers no challenge', ({ captchaId: _, ...others }) => others]
  ] as [string, (all: Record<string, string | Blob>) => Record<string, string | Blob>][])(
    'whose answer %s sends no file, and may send it again',
    async (_, change) => {
      const stage = vi.spyOn(site.files, 'stage')
      const whole = await form(pdf)
      const errors = { captchaInput: 'Captcha does not match' }
      expect(await post({ form: change(whole) })).toMatchObject({ status: 400, body: { errors } })
      expect(stage).not.toHaveBeenCalled()
      expect((await post({ form: whole })).status).toBe(200)
    }
  )

  test('may leave the challenge to the cookie of the last one', async () => {
    const { headers } = await site.visitor.call('GET', '/api/captcha')
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const sent = { form: { ...message, captchaInput: answer, attachment: pdf }, headers: { cookie } }
    expect((await post(sent)).status).toBe(200)
  })

  test('who sends it twice gets the same reference, and it is stored once; another file is another message', async () => {
    const [before, files] = [(await messages()).length, stored().length]
    const twice = await form(await picture())
    const both = await Promise.all([post({ form: twice }), post({ form: twice })])
    const later = await post({ form: twice })
    expect([...both, later].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set([...both, later].map(({ body }) => body.reference)).size).toBe(1)
    expect((await post({ form: { ...twice, attachment: pdf } })).body.errors).toHaveProperty('captchaInput')
    expect([(await messages()).length, stored().length]).toEqual([before + 1, files + 1])
  })

  test('whose message cannot be stored leaves no file', async () => {
    const away = await createTestSite({ captchaTestAnswer: answer })
    const { body } = await away.visitor.call<{ id: string }>('GET', '/api/captcha')
    await away.db.schema.dropTable('outbox').execute()
    await away.db.schema.dropTable('contactMessage').execute()
    const given = { ...message, captchaInput: answer, captchaId: body.id, attachment: pdf }
    expect((await away.visitor.call('POST', '/api/mail/contact', { form: given })).status).toBe(503)
    expect(readdirSync(path.join(away.uploads, '..', 'attachments'))).toEqual([])
    await away.close()
  })
})

describe('a deleted message', () => {
  const remove = (id: number) =>
    site.admin.call<{ batch?: string }>('POST', '/api/messages/delete-multiple', { json: { ids: [id] } })
  const notes = async (id: number) => (await site.admin.call<unknown[]>('GET', `/api/messages/${id}/timeline`)).body

  test('keeps its attachment and its notes, and comes back whole', async () => {
    const { id, attachment } = await sendWith(pdf)
    await site.admin.call('POST', `/api/messages/${id}/notes`, { json: { text: 'Called back' } })
    const before = await notes(id)
    await remove(id)
    expect((await open(id)).status).toBe(404)
    const orphan = 'attachment-of-a-crash.pdf'
    writeFileSync(path.join(folder(), orphan), pdf.type)
    await site.runJobs()
    expect(stored()).toContain(orphan)
    const twoDaysAgo = new Date(Date.now() - 2 * day)
    for (const name of stored()) utimesSync(path.join(folder(), name), twoDaysAgo, twoDaysAgo)
    await site.runJobs()
    expect(stored()).toContain(attachment)
    expect(stored()).not.toContain(orphan)
    const { body } = await site.admin.call<{ id: number }[]>(
      'GET',
      `/api/history?collection=contactMessage&recordId=${id}`
    )
    expect((await site.admin.call('POST', `/api/history/${body[0]?.id}/restore`, { json: {} })).status).toBe(200)
    expect((await open(id)).status).toBe(200)
    expect(await notes(id)).toEqual(before)
  })

  test('leaves nothing when the history forgets it', async () => {
    const { id, attachment } = await sendWith(pdf)
    await site.admin.call('POST', `/api/messages/${id}/notes`, { json: { text: 'Called back' } })
    await remove(id)
    await site.forgetHistory()
    await site.runJobs()
    expect(stored()).not.toContain(attachment)
    expect(await site.db.selectFrom('messageEvent').select('id').where('messageId', '=', id).execute()).toEqual([])
  })
})

test('files that are refused are few: each has been decoded', async () => {
  const limited = await createTestSite({ captchaTestAnswer: answer, rateLimits: true })
  const send = async () => {
    const { body } = await limited.visitor.call<{ id: string }>('GET', '/api/captcha')
    const broken = new Blob(['\x89PNG\r\n\x1a\n', 'no picture'], { type: 'image/png' })
    const form = { ...message, captchaInput: answer, captchaId: body.id, attachment: broken }
    return (await limited.visitor.call('POST', '/api/mail/contact', { form })).status
  }
  try {
    for (let count = 0; count < 8; count++) expect(await send()).toBe(415)
    expect(await send()).toBe(429)
  } finally {
    await limited.close()
  }
})
