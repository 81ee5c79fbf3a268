import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadRules } from '../../fields/upload-rules.ts'
import { imageVariants } from '../../shared/image-variants.ts'
import { collection, makeRecord } from '../support/records.ts'
import { createTestSite, picture, type TestSite } from '../support/site.ts'
import { mp4, webm } from '../support/videos.ts'

let site: TestSite
let newsId: number
beforeAll(async () => {
  site = await createTestSite()
  newsId = (await makeRecord(site, collection('newsDetail'))).news_id as number
})
afterAll(() => site.close())

const news = { title: 'T', category: 'C', date: '2026-01-02', description: 'D' }
const upload = (file: Blob) => site.admin.call('POST', '/api/news', { form: { ...news, newsImage: file } })
const uploadVideo = (file: Blob) =>
  site.admin.call('PUT', `/api/newsdetail/byNews/${newsId}`, { form: { description: 'D', video: file } })
const stored = (name: unknown) => readFileSync(path.join(site.uploads, String(name)))
const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

/** A picture whose left half is red and whose right half is blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'red' } }, left: 0, top: 0 }
  ])

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is accepted as %s and encoded anew', async (format) => {
    const original = await picture(40, 30, format)
    const { status, body } = await upload(original)
    expect(status).toBe(201)
    expect(body.newsImage).toMatch(/^[\w-]{22}-40x30\.jpg$/)
    const bytes = stored(body.newsImage)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })
    expect(bytes.equals(Buffer.from(await original.arrayBuffer()))).toBe(false)
  })

  test('is kept in every width up to its own, in AVIF and WebP', async () => {
    const before = new Set(site.storedFiles())
    const { body } = await upload(await picture(1_000, 500))
    const variants = imageVariants(String(body.newsImage))
    expect(variants?.widths).toEqual([320, 640, 960, 1000])
    const expected =
      variants?.widths.flatMap((width) => (['avif', 'webp'] as const).map((f) => [width, f] as const)) ?? []
    for (const [width, format] of expected) {
      const found = await sharp(stored(variants?.name(width, format))).metadata()
      expect([found.width, found.height]).toEqual([width, width / 2])
      expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp')
    }
    const made = site.storedFiles().filter((name) => !before.has(name))
    expect(made.sort()).toEqual([String(body.newsImage), ...expected.map(([w, f]) => variants?.name(w, f))].sort())
  })

  test('larger than 1920 px is made smaller, in proportion', async () => {
    const { body } = await upload(await picture(400, 2_400))
    expect(body.newsImage).toMatch(/-320x1920\.jpg$/)
  })

  test('loses its metadata, and with it where it was taken', async () => {
    const exif = {
      IFD0: { Copyright: 'secret-owner', Make: 'secret-camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '72/1 52/1 0/1' }
    }
    const original = await halves(60, 40)
      .jpeg()
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-note</x:xmpmeta>')
      .toBuffer()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    expect(original.includes('secret-owner')).toBe(true)
    const { body } = await upload(blob(original))
    const [stem] = String(body.newsImage).split('.')
    for (const name of site.storedFiles().filter((file) => file.startsWith(stem ?? '-'))) {
      const bytes = stored(name)
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, icc], name).toEqual([undefined, undefined, undefined, undefined])
      expect(bytes.includes('secret'), name).toBe(false)
    }
  })

  test('stands upright, as its orientation says', async () => {
    const original = await halves(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { body } = await upload(blob(original))
    expect(body.newsImage).toMatch(/-40x60\.jpg$/)
    const { data, info } = await sharp(stored(body.newsImage)).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
    const [top, bottom] = [at(20, 5), at(20, 55)]
    expect(top[0]).toBeGreaterThan(200)
    expect(bottom[2]).toBeGreaterThan(200)
  })

  test('with transparent parts stays PNG, and its variants transparent', async () => {
    const clear = sharp({
      create: { width: 30, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.4 } }
    })
    const { body } = await upload(blob(await clear.png().toBuffer()))
    expect(body.newsImage).toMatch(/-30x20\.png$/)
    expect((await sharp(stored(body.newsImage)).stats()).isOpaque).toBe(false)
    const variants = imageVariants(String(body.newsImage))
    expect((await sharp(stored(variants?.name(30, 'webp'))).stats()).isOpaque).toBe(false)
  })

  test('whose alpha channel hides nothing becomes JPEG', async () => {
    const opaque = sharp({
      create: { width: 30, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 1 } }
    })
    expect((await upload(blob(await opaque.png().toBuffer()))).body.newsImage).toMatch(/\.jpg$/)
  })

  test.each([
    ['grey', () => halves(20, 10).toColourspace('b-w').png().toBuffer()],
    ['CMYK', () => halves(20, 10).toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bits a channel', () => halves(20, 10).toColourspace('rgb16').png().toBuffer()],
    [
      'of one pixel',
      () =>
        sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
          .png()
          .toBuffer()
    ]
  ])('that is %s is accepted', async (_, make) => {
    const { status, body } = await upload(blob(await make()))
    expect(status).toBe(201)
    expect(['srgb', 'b-w']).toContain((await sharp(stored(body.newsImage)).metadata()).space)
  })

  test('that moves is kept as its first frame', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 10, height: 10, channels: 3, background } })
          .png()
          .toBuffer()
      )
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
    const { status, body } = await upload(blob(moving))
    expect(status).toBe(201)
    expect(body.newsImage).toMatch(/-10x10\.jpg$/)
  })

  test('carries nothing of what follows its end', async () => {
    const polyglot = Buffer.concat([
      Buffer.from(await (await picture(20, 10)).arrayBuffer()),
      Buffer.from('<script>alert(1)</script>')
    ])
    const { status, body } = await upload(blob(polyglot))
    expect(status).toBe(201)
    expect(stored(body.newsImage).includes('<script>')).toBe(false)
  })

  test('never names its file: neither the client’s name nor its type counts', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(news)) form.append(name, value)
    form.append('newsImage', new File([await picture(20, 10)], '../../evil.html', { type: 'text/html' }))
    const { status, body } = await site.admin.call('POST', '/api/news', { body: form })
    expect(status).toBe(201)
    expect(body.newsImage).toMatch(/^[\w-]{22}-20x10\.jpg$/)
    expect(site.storedFiles().some((name) => name.includes('evil'))).toBe(false)
  })
})

describe('refused, with the field named and nothing kept, is', () => {
  async function expectRefused(status: number, answer: Awaited<ReturnType<typeof upload>>, field = 'newsImage') {
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ message: expect.any(String), errors: { [field]: answer.body.message } })
  }

  test.each<[string, string | Buffer]>([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'],
    ['SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'],
    ['text', 'just text, whatever its name'],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    ['a ZIP file', Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1')],
    ['BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])],
    ['TIFF', Buffer.concat([Buffer.from('II*\0', 'latin1'), Buffer.alloc(100)])],
    [
      'a JPEG header with HTML behind it',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), Buffer.from('JFIF\0<script>alert(1)</script>')])
    ],
    ['a GIF header with a script behind it', 'GIF89a/*<script>*/=1;alert(1)'],
    ['a PNG signature alone', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]
  ])('%s', async (_, content) => {
    const before = site.storedFiles()
    await expectRefused(
      415,
      await upload(new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type: 'image/jpeg' }))
    )
    expect(site.storedFiles()).toEqual(before)
  })

  test.each(['jpeg', 'png', 'webp'] as const)('half a picture: %s', async (format) => {
    const before = site.storedFiles()
    const whole = Buffer.from(await (await noise(300, 200, format)).arrayBuffer())
    const answer = await upload(blob(whole.subarray(0, whole.length / 2)))
    await expectRefused(415, answer)
    expect(answer.body.message).toBe('This picture is damaged.')
    expect(site.storedFiles()).toEqual(before)
  })

  test('a chosen file without content', async () => {
    const before = site.storedFiles()
    const answer = await upload(new File([], 'photograph.jpg'))
    await expectRefused(422, answer)
    expect(answer.body.message).toBe('This file is empty.')
    expect(site.storedFiles()).toEqual(before)
  })

  test('nothing chosen where a file is required, as a missing one', async () => {
    const { status, body } = await upload(new File([], ''))
    expect(status).toBe(422)
    expect(body.errors).toEqual({ newsImage: 'Image is required.' })
  })

  test('a picture of one byte more than 10 MiB; one of exactly that is looked at', async () => {
    const before = site.storedFiles()
    const { maxBytes } = uploadRules.image
    const start = new Uint8Array(await (await picture(8, 6)).arrayBuffer())
    const padded = (size: number) => new Blob([start, new Uint8Array(size - start.length)])
    await expectRefused(413, await upload(padded(maxBytes + 1)))
    expect(site.storedFiles()).toEqual(before)
    expect((await upload(padded(maxBytes))).status).toBe(201)
  })

  test('a picture of more than 40 megapixels, however small its file', async () => {
    const before = site.storedFiles()
    const bomb = await sharp({ create: { width: 10_000, height: 4_001, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const answer = await upload(blob(bomb))
    await expectRefused(415, answer)
    expect(answer.body.message).toBe('This picture has 41 megapixels: at most 40 are accepted.')
    expect(site.storedFiles()).toEqual(before)
  })

  test('a picture that says it is 65,000 px wide and high', async () => {
    const honest = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    const lying = Buffer.from(honest)
    lying.writeUInt32BE(65_000, 16)
    lying.writeUInt32BE(65_000, 20)
    await expectRefused(415, await upload(blob(lying)))
  })

  test.each(['heic', 'mif1', 'msf1'])('a phone’s HEIC picture (%s), with what to do about it', async (brand) => {
    const box = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic\0\0\x01\0meta`, 'latin1')
    const answer = await upload(blob(Buffer.concat([box, Buffer.alloc(500)])))
    await expectRefused(415, answer)
    expect(answer.body.message).toContain('choose "Most compatible"')
  })

  test('a phone’s QuickTime video, with what to do about it', async () => {
    const box = Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08wide', 'latin1')
    const answer = await uploadVideo(blob(Buffer.concat([box, Buffer.alloc(500)])))
    await expectRefused(415, answer, 'video')
    expect(answer.body.message).toContain('Save or export it as MP4')
  })

  test.each([
    ['', ''],
    ['that calls itself AVIF', '<!--ftypavif-->']
  ])('a drawing %s, without being read', async (_, start) => {
    const before = site.storedFiles()
    const drawing = `${start}<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>`
    const answer = await upload(new Blob([drawing]))
    await expectRefused(415, answer)
    expect(answer.body.message).toBe('This file is not a picture: JPEG, PNG, WebP, AVIF or GIF.')
    expect(site.storedFiles()).toEqual(before)
  })

  test('a video in the place of a picture, and a picture in that of a video', async () => {
    const before = site.storedFiles()
    await expectRefused(415, await upload(mp4()))
    await expectRefused(415, await upload(webm()))
    await expectRefused(415, await uploadVideo(await picture(8, 6)), 'video')
    expect(site.storedFiles()).toEqual(before)
  })

  test.each<[string, Buffer]>([
    ['Matroska', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x88, ...Buffer.from('matroska')])],
    ['QuickTime', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1')],
    ['AVI', Buffer.concat([Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1'), Buffer.alloc(50)])],
    ['HTML', Buffer.from('<!doctype html><video>')]
  ])('%s in the place of a video', async (_, bytes) => {
    const before = site.storedFiles()
    await expectRefused(415, await uploadVideo(blob(bytes)), 'video')
    expect(site.storedFiles()).toEqual(before)
  })

  test('one bad file of several, with the good ones', async () => {
    const before = site.storedFiles()
    const form = {
      description: 'D',
      image1: await picture(8, 6),
      image2: new Blob(['text']),
      image3: await picture(8, 6)
    }
    await expectRefused(415, await site.admin.call('PUT', `/api/newsdetail/byNews/${newsId}`, { form }), 'image2')
    expect(site.storedFiles()).toEqual(before)
  })
})

describe('a video', () => {
  test.each([
    ['mp4', mp4],
    ['webm', webm]
  ] as const)('is accepted as %s and kept as it is', async (ending, make) => {
    const { status, body } = await uploadVideo(make())
    expect(status).toBe(200)
    expect(body.video).toMatch(new RegExp(`^[\\w-]{22}\\.${ending}$`))
    expect(stored(body.video).equals(Buffer.from(await make().arrayBuffer()))).toBe(true)
  })

  test('may be larger than a picture', async () => {
    const large = new Blob([mp4(), new Uint8Array(uploadRules.image.maxBytes + 1)])
    expect((await uploadVideo(large)).status).toBe(200)
  })
})

test('an upload that breaks off leaves nothing', async () => {
  const before = site.storedFiles()
  const head = '--b\r\nContent-Disposition: form-data; name="newsImage"; filename="x.jpg"\r\n\r\n'
  for (const start of [head, `${head}${'x'.repeat(100_000)}`, head.slice(0, 40), '']) {
    let isStarted = false
    const body = new ReadableStream({
      async pull(controller) {
        // Leaves time to write what came before. A busy machine writes less of it, which must hold as well.
        if (isStarted) await wait(50)
        if (isStarted || start === '') return controller.error(new Error('The client has gone.'))
        isStarted = true
        controller.enqueue(new TextEncoder().encode(start))
      }
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const { status } = await site.admin.call('POST', '/api/news', { body, headers })
    expect(status).toBe(400)
    expect(site.storedFiles()).toEqual(before)
  }
})

test('more than two hundred uploads of a person within ten minutes are refused, and texts alone are not', async () => {
  const limited = await createTestSite({ rateLimits: true })
  try {
    const { id } = await makeRecord(limited, collection('teamMember'))
    const save = async (form: Record<string, string | Blob>) =>
      (await limited.admin.call('PUT', `/api/team/${id}`, { form: { fullName: 'F', designation: 'D', ...form } }))
        .status
    const wrong = new Blob(['text'])
    const statuses: number[] = []
    // The record was made with one.
    for (let count = 0; count < 200; count++) statuses.push(await save({ teamImage: wrong }))
    expect(statuses.filter((status) => status === 415)).toHaveLength(199)
    expect(statuses.at(-1)).toBe(429)
    expect(await save({})).toBe(200)
    limited.pass(10 * 60_000)
    expect(await save({ teamImage: wrong })).toBe(415)
  } finally {
    await limited.close()
  }
})

/** A picture that does not compress well, so that half of its file is half of the picture. */
async function noise(width: number, height: number, format: 'jpeg' | 'png' | 'webp'): Promise<Blob> {
  const create = {
    width,
    height,
    channels: 3,
    background: 'white',
    noise: { type: 'gaussian', mean: 128, sigma: 40 }
  } as const
  return blob(await sharp({ create }).toFormat(format).toBuffer())
}
