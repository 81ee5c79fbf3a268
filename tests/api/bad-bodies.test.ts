import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { boundary, filePart, multipart, multipartType, type Part, textPart } from '../support/multipart.ts'
import { createTestSite, picture, type TestSite } from '../support/site.ts'

let site: TestSite
let image: Uint8Array
beforeAll(async () => {
  site = await createTestSite()
  image = new Uint8Array(await (await picture(8, 6)).arrayBuffer())
})
afterAll(() => site.close())

// Nothing that is sent in this file may be stored.
const everything = async () => [
  ...(await Promise.all(
    ['/api/news', '/api/auth/userlist', '/api/settings'].map(async (path) => (await site.admin.call('GET', path)).body)
  )),
  site.storedFiles()
]
let before: unknown
beforeEach(async () => {
  before = await everything()
})
afterEach(async () => {
  expect(await everything()).toEqual(before)
})

const json = { 'content-type': 'application/json' }

describe('a JSON body', () => {
  const post = (body: BodyInit | null, headers: Record<string, string> = json) =>
    site.admin.call('POST', '/api/auth/users', { body, headers })

  test.each([
    ['nothing', ''],
    ['half of one', '{"fullName": "A'],
    ['a trailing comma', '{"fullName": "A",}'],
    ['single quotes', "{'fullName': 'A'}"],
    ['two of them', '{} {}'],
    ['a byte order mark', '\ufeff\ufeff{}'],
    ['a list', '[{"fullName": "A"}]'],
    ['a text', '"fullName"'],
    ['a number', '12'],
    ['null', 'null'],
    ['NaN', '{"fullName": NaN}'],
    ['100,000 brackets', '['.repeat(100_000)],
    ['100,000 nested lists', '['.repeat(100_000) + ']'.repeat(100_000)]
  ])('is refused where it is %s', async (_, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ message: expect.any(String) })
  })

  test.each([
    ['a lone continuation byte', [0x80]],
    ['half a character', [0xc3]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
    ['an overlong slash', [0xc0, 0xaf]]
  ])('is refused where it is not UTF-8: %s', async (_, bytes) => {
    const body = Uint8Array.from([...Buffer.from('{"fullName": "'), ...bytes, ...Buffer.from('"}')])
    expect((await post(body)).status).toBe(400)
  })

  test('with 10,000 unknown fields names only those that are missing', async () => {
    const fields = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, index]))
    const { status, body } = await post(JSON.stringify(fields))
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['address', 'fullName', 'mobileNo', 'password', 'role'])
  })

  test('is refused where it is larger than 512 KiB, told or streamed', async () => {
    const large = `{"fullName": "${'x'.repeat(512 * 1024)}"}`
    expect((await post(large)).status).toBe(413)
    const { status } = await post(new Blob([large]).stream(), json)
    expect(status).toBe(413)
  })

  test('one that breaks off is the client’s fault', async () => {
    let isStarted = false
    const broken = new ReadableStream({
      pull(controller) {
        if (isStarted) return controller.error(new Error('The client has gone.'))
        isStarted = true
        controller.enqueue(Buffer.from('{"fullName": '))
      }
    })
    expect((await post(broken)).status).toBe(400)
  })

  test('an endless one is cut off', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      }
    })
    expect((await post(endless)).status).toBe(413)
    expect(sent).toBeLessThan(4 * 1024 * 1024)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json, text/plain',
    'multipart/form-data; boundary=x',
    'application/octet-stream'
  ])('is refused as %s', async (type) => {
    expect((await post('{}', { 'content-type': type })).status).toBe(415)
  })

  test('is refused without a type', async () => {
    expect((await post(new Uint8Array(Buffer.from('{}')), {})).status).toBe(415)
  })

  test('is taken with parameters of its type, in any case', async () => {
    expect((await post('{}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(422)
  })
})

describe('a form', () => {
  const post = (body: BodyInit | null, headers: Record<string, string> = multipartType) =>
    site.admin.call('POST', '/api/news', { body, headers })
  const texts = () => [
    textPart('title', 'T'),
    textPart('category', 'C'),
    textPart('date', '2026-01-02'),
    textPart('description', 'D')
  ]
  const file = () => filePart('newsImage', image)

  test.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/mixed; boundary=x'])(
    'is refused as %s',
    async (type) => {
      expect((await post(multipart([...texts(), file()]), { 'content-type': type })).status).toBe(415)
    }
  )

  test('is refused where it is JSON', async () => {
    expect((await site.admin.call('POST', '/api/news', { json: { title: 'T' } })).status).toBe(415)
  })

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary="${'b'.repeat(500)}"`
  ])('is refused with the type %s', async (type) => {
    const { status } = await post(multipart([...texts(), file()]), { 'content-type': type })
    expect(status).toBe(400)
  })

  test.each<[string, () => Part[]]>([
    ['its texts', () => texts()],
    ['a file', () => [...texts(), file()]]
  ])('that ends after %s without its end is refused', async (_, parts) => {
    const whole = multipart(parts(), { isWhole: false })
    expect((await post(whole.slice(0, -2))).status).toBe(400)
    expect((await post(whole.slice(0, -12))).status).toBe(400)
  })

  test('without a body, or with one that is none, is refused', async () => {
    for (const body of ['', 'no form at all', `--${boundary}`, `--${boundary}--\r\n`]) {
      const { status } = await post(body)
      expect([400, 422], JSON.stringify(body)).toContain(status)
    }
  })

  test('that is cut within the headers of a part is refused', async () => {
    const cut = `--${boundary}\r\nContent-Disposition: form-data; name="ti`
    expect((await post(cut)).status).toBe(400)
  })

  test.each([200, 2_000])('of %i parts is refused', async (count) => {
    const parts = Array.from({ length: count }, (_, index) => textPart(`field${index}`, 'x'))
    expect((await post(multipart([...parts, ...texts(), file()]))).status).toBe(413)
  })

  test.each(['newsImage', 'nobody'])(
    'that is cut within the file %s is refused, and nothing else ends',
    async (name) => {
      for (const content of ['', 'x', image]) {
        const bytes = multipart([textPart('title', 'x'), filePart(name, content)], { isWhole: false })
        expect((await post(bytes.slice(0, -1), multipartType)).status).toBe(400)
        expect((await post(bytes.slice(0, -2), multipartType)).status).toBe(400)
      }
    }
  )

  test.each([
    ['before its first part', 'x'],
    ['in a file that no field has', head('nobody', 'x.jpg')],
    ['after its last part', `${head('title')}x\r\n--${boundary}--\r\n`]
  ])('without an end %s is cut off', async (_, beginning) => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(sent === 0 ? Buffer.from(beginning) : new Uint8Array(1024 * 1024).fill(32))
        sent += 1024 * 1024
        if (sent > 100 * 1024 * 1024) controller.close()
      }
    })
    const { status } = await site.admin.call('POST', '/api/news', { body: endless, headers: multipartType })
    expect(status).toBe(413)
    expect(sent).toBeLessThan(20 * 1024 * 1024)
  })

  test('that says it is larger than all of its files may be is refused before it is read', async () => {
    const headers = { ...multipartType, 'content-length': String(12 * 1024 * 1024) }
    let isRead = false
    const body = new ReadableStream(
      {
        pull() {
          isRead = true
        }
      },
      { highWaterMark: 0 }
    )
    expect((await site.admin.call('POST', '/api/news', { body, headers })).status).toBe(413)
    expect(isRead).toBe(false)
  })

  test('of 20 files is refused', async () => {
    const files = Array.from({ length: 20 }, (_, index) => filePart(`file${index}`, image))
    expect((await post(multipart([...texts(), file(), ...files]))).status).toBe(413)
  })

  test('that names a field twice is refused, and the field named', async () => {
    const { status, body } = await post(multipart([...texts(), textPart('title', 'Another'), file()]))
    expect(status).toBe(400)
    expect(body.errors).toHaveProperty('title')
  })

  test('that brings two files for one field is refused, and the field named', async () => {
    const { status, body } = await post(multipart([...texts(), file(), file()]))
    expect(status).toBe(400)
    expect(body.errors).toHaveProperty('newsImage')
  })

  test('that names a text twice after a file is refused', async () => {
    expect((await post(multipart([file(), ...texts(), textPart('title', 'Another')]))).status).toBe(400)
  })

  test('in which a part is a form of its own has no such fields', async () => {
    const nested: Part = {
      headers: { 'Content-Disposition': 'form-data; name="files"', 'Content-Type': 'multipart/mixed; boundary=inner' },
      content: '--inner\r\nContent-Disposition: form-data; name="title"\r\n\r\nInner\r\n--inner--'
    }
    const { status, body } = await post(multipart([nested, ...texts().slice(1), file()]))
    expect(status).toBe(422)
    expect(body.errors).toEqual({ title: 'Title is required.' })
  })

  test('with a text beyond 256 KiB is refused, and the field named', async () => {
    const { status, body } = await post(multipart([textPart('title', 'x'.repeat(300 * 1024)), file()]))
    expect(status).toBe(413)
    expect(body.errors).toHaveProperty('title')
  })

  test('whose text stands where a file belongs has no file', async () => {
    const { status, body } = await post(multipart([...texts(), textPart('newsImage', 'other-record.jpg')]))
    expect(status).toBe(422)
    expect(body.errors).toEqual({ newsImage: 'Image is required.' })
  })

  test('whose file stands where a text belongs has no text', async () => {
    const { status, body } = await post(multipart([...texts().slice(1), filePart('title', 'T', 't.txt'), file()]))
    expect(status).toBe(422)
    expect(body.errors).toEqual({ title: 'Title is required.' })
  })

  test('with parts that have no name, or a huge one, is refused for what it lacks', async () => {
    const nameless: Part = { headers: { 'Content-Disposition': 'form-data' }, content: 'x' }
    const { status } = await post(multipart([nameless, textPart('n'.repeat(5_000), 'x')]))
    expect([400, 413, 422]).toContain(status)
  })

  test('with headers beyond all measure is refused', async () => {
    const part: Part = {
      headers: { 'Content-Disposition': 'form-data; name="title"', X: 'x'.repeat(100_000) },
      content: 'T'
    }
    const { status } = await post(multipart([part]))
    expect([400, 413, 422]).toContain(status)
  })
})

test('a body that a call has no use for is not read', async () => {
  const { status } = await site.admin.call('POST', '/api/auth/logout', { body: 'x'.repeat(1_000), headers: json })
  expect(status).toBe(200)
  site.admin = await site.signIn('Asha Admin', 'correct horse battery')
})

test('nobody who may not write is asked for a body', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
  const { status } = await site.visitor.call('POST', '/api/news', { body: endless, headers: multipartType })
  expect(status).toBe(401)
})

/** The beginning of a form, up to where the content of its first part begins. */
function head(name: string, filename?: string): string {
  const file = filename === undefined ? '' : `; filename="${filename}"`
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
}
