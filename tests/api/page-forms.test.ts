import { afterAll, beforeAll, expect, test } from 'vitest'
import { multipart, multipartType, textPart } from '../support/multipart.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({ renderPage: async (request) => new Response(await request.text()) })
})
afterAll(() => site.close())

const post = (body: string) =>
  site.visitor.fetch('POST', '/contact', { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })

test('a form that is sent to a page arrives whole', async () => {
  const answer = await post('username=admin&password=secret')
  expect(await answer.text()).toBe('username=admin&password=secret')
})

test('a form larger than any page has is refused before a page reads it', async () => {
  expect((await post('x'.repeat(64 * 1024))).status).toBe(200)
  expect((await post('x'.repeat(64 * 1024 + 1))).status).toBe(413)
})

test('a body without end is cut off at the limit', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024))
    }
  })
  const answer = await site.visitor.fetch('POST', '/contact', {
    body: endless,
    headers: { 'content-type': 'application/x-www-form-urlencoded' }
  })
  expect(answer.status).toBe(413)
  expect(sent).toBeLessThan(2 * 1024 * 1024)
})

test.each(['/contact', '/api/mail/contact'])(
  'the texts of a visitor to %s have the same limit in a form of parts, however many they are',
  async (address) => {
    const endless = (length: number) => {
      const sent = { bytes: 0 }
      const body = new ReadableStream({
        pull(controller) {
          const part = multipart([textPart(`text${sent.bytes}`, 'अ'.repeat(length))], { isWhole: false })
          sent.bytes += part.length
          controller.enqueue(part)
        }
      })
      return { sent, body }
    }
    for (const length of [1_000, 80_000]) {
      const { sent, body } = endless(length)
      const answer = await site.visitor.call('POST', address, { body, headers: multipartType })
      expect(answer).toMatchObject({ status: 413, body: { message: 'A text is too long.' } })
      expect(sent.bytes).toBeLessThan(2 * 1024 * 1024)
    }
  }
)

test.each(['text/plain', 'application/json', 'multipart/mixed; boundary=b', 'application/octet-stream', ''])(
  'a body of type %j is no form, and no page gets it',
  async (type) => {
    const answer = await site.visitor.fetch('POST', '/contact', { body: 'a=b', headers: { 'content-type': type } })
    expect(answer.status).toBe(415)
  }
)

test.each(['no part at all', '--b\r\n\r\n', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut'])(
  'a form that is not well-formed is refused before a page reads it: %j',
  async (body) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    expect((await site.visitor.fetch('POST', '/contact', { body, headers })).status).toBe(400)
  }
)

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is nothing that a page answers', async (method) => {
  expect((await site.visitor.fetch(method, '/contact')).status).toBe(405)
})

test.each([
  ['https://www.example.test', 'http://www.example.test'],
  ['http://localhost:3009', 'http://localhost:3009']
])('behind %s a page gets the address that visitors use, in its one spelling', async (publicUrl, reached) => {
  const asked: string[] = []
  const behind = await createTestSite({
    publicUrl,
    renderPage: async (request) => {
      asked.push(`${request.method} ${request.url}`)
      return new Response(await request.text())
    }
  })
  try {
    const headers = { 'sec-fetch-site': 'same-origin', origin: publicUrl }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    await behind.app.fetch(new Request(`${reached}/Contact/?x=1`, { headers }))
    const posted = new Request(`${reached}/contact?x=1`, { method: 'POST', headers: form, body: 'name=Asha' })
    expect(await (await behind.app.fetch(posted)).text()).toBe('name=Asha')
    expect(asked).toEqual([`GET ${publicUrl}/contact`, `POST ${publicUrl}/contact`])
  } finally {
    await behind.close()
  }
})
