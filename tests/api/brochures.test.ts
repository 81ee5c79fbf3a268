import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { collection, makeRecord } from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const profile = '/brochures/company-profile.pdf'
const get = (address: string, headers: Record<string, string> = {}) => site.visitor.fetch('GET', address, { headers })

test('a brochure is made once, and again when the content has changed', async () => {
  const first = await get(profile)
  expect(first.status).toBe(200)
  const bytes = await first.bytes()
  expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-')
  expect(first.headers.get('content-length')).toBe(String(bytes.length))
  const etag = first.headers.get('etag') ?? ''
  expect((await get(profile, { 'if-none-match': etag })).status).toBe(304)

  await makeRecord(site, collection('product'))
  const second = await get(profile, { 'if-none-match': etag })
  expect(second.status).toBe(200)
  expect(second.headers.get('etag')).not.toBe(etag)
  expect((await second.bytes()).length).toBeGreaterThan(bytes.length)
})

test('a brochure has one address: parameters lead to the one without, and make nothing', async () => {
  const { id } = await makeRecord(site, collection('service'))
  for (const address of [profile, `/brochures/services/${id}.pdf`, '/brochures/products/1.pdf']) {
    for (const method of ['GET', 'HEAD']) {
      const response = await site.visitor.fetch(method, `${address}?x=1&category=a`)
      expect(response.status).toBe(308)
      expect(response.headers.get('location')).toBe(address)
    }
  }
})

test('a product has a data sheet with its name, its facts, its text and the address of its page', async () => {
  const { id } = await makeRecord(site, collection('product'), {
    productName: 'Solar Pump',
    facts: 'Power: 5 HP\nWarranty: 5 years',
    detailText: 'It lifts water.'
  })
  const sheet = await get(`/brochures/products/${id}.pdf`)
  expect(sheet.headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+-Solar-Pump\.pdf"/)
  const { text } = await extractText(await getDocumentProxy(await sheet.bytes()), { mergePages: true })
  for (const part of [
    'Solar Pump',
    'Power',
    '5 HP',
    'Warranty',
    '5 years',
    'It lifts water.',
    `/ProductDetail?id=${id}`
  ])
    expect(text).toContain(part)
  const inHindi = await getDocumentProxy(await (await get(`/hi/brochures/products/${id}.pdf`)).bytes())
  expect((await extractText(inHindi, { mergePages: true })).text).toContain(`/hi/ProductDetail?id=${id}`)
  expect((await inHindi.getMetadata()).info).toMatchObject({ Language: 'hi-IN' })
  const translation = `/api/translations/product/${id}?language=hi`
  expect((await site.admin.call('PUT', translation, { json: { productName: 'सोलर पंप' } })).status).toBe(200)
  const named = (await get(`/hi/brochures/products/${id}.pdf`)).headers.get('content-disposition')
  expect(named).toMatch(
    /^inline; filename="[\w-]+-Solar-Pump-Hindi\.pdf"; filename\*=UTF-8''[^;]+Solar%20Pump%20%28Hindi%29\.pdf$/
  )
  for (const language of ['', '/mr']) expect((await get(`${language}/brochures/products/999.pdf`)).status).toBe(404)
})

test('HEAD gives the headers alone', async () => {
  const response = await site.visitor.fetch('HEAD', profile)
  expect(response.status).toBe(200)
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1_000)
  expect(await response.text()).toBe('')
})

describe('of many that are asked for at once', () => {
  test('one is made at a time, a few wait, and the rest is sent away for a while', async () => {
    const making = vi.spyOn(site.files.media, 'run')
    const made = await Promise.all(Array.from({ length: 8 }, () => makeRecord(site, collection('service'))))
    making.mockClear()
    let running = 0
    const release: (() => void)[] = []
    making.mockImplementation(async () => {
      expect(++running).toBe(1)
      await new Promise<void>((resolve) => release.push(resolve))
      running--
      return new Uint8Array([1, 2, 3]) as never
    })
    const asked = made.map(({ id }) => get(`/brochures/services/${id}.pdf`))
    let answered = 0
    for (const answer of asked) void answer.then(() => answered++)
    await expect.poll(() => answered).toBe(2)
    for (let done = 1; done <= 6; done++) {
      await expect.poll(() => release.length).toBe(1)
      release.pop()?.()
      await expect.poll(() => answered).toBe(2 + done)
    }
    const answers = await Promise.all(asked)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['10', '10'])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    making.mockRestore()
  })

  test('those for the same one share it', async () => {
    await makeRecord(site, collection('product'))
    const making = vi.spyOn(site.files.media, 'run')
    const answers = await Promise.all(Array.from({ length: 50 }, () => get(profile)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(making).toHaveBeenCalledTimes(1)
    making.mockRestore()
  })
})
