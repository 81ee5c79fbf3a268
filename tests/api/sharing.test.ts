import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pageContext } from '../../server/pages/context.ts'
import { sharingAddress } from '../../shared/sharing.ts'
import { change, collection, makeRecord, plainValues } from '../support/records.ts'
import { createTestSite, origin, type TestSite } from '../support/site.ts'

const product = collection('product')
const pageOf = (id: unknown) => `/ProductDetail?id=${id}`

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({
    // A page that names its picture as the pages of the site do.
    async renderPage(request, context) {
      const { pathname, search, searchParams } = new URL(request.url)
      const record = await context.get(pageContext).content.find('product', Number(searchParams.get('id')))
      if (!record) return new Response('none', { status: 404 })
      const { productName: title, productImage } = record
      const url = origin + sharingAddress(pathname + search, productImage ?? '', title)
      const meta = (property: string, content: string) =>
        renderToStaticMarkup(createElement('meta', { property, content }))
      return new Response(meta('og:title', title) + meta('og:image', url))
    }
  })
})
afterAll(() => site.close())

const get = (address: string) => site.visitor.fetch('GET', address)

async function make(productName: string) {
  const record = await makeRecord(site, product, { productName })
  return { record, address: sharingAddress(pageOf(record.id), String(record.productImage), productName) }
}

test.each(['Solar Pump, 5 HP & <b>', 'ट्रैक्टर के लिए सोलर पंप', 'x'.repeat(120)])(
  'the picture of a page is a JPEG of 1200 by 630, kept for ever, for every site: %s',
  async (title) => {
    const answer = await get((await make(title)).address)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin'
    })
    const bytes = await answer.bytes()
    expect(bytes.length).toBeLessThan(300_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
)

test('is made once, for all who ask', async () => {
  const { address } = await make('Battery')
  const making = vi.spyOn(site.files.media, 'run')
  const answers = await Promise.all(Array.from({ length: 6 }, () => get(address)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect((await get(`${address}&utm_source=x`)).status).toBe(200)
  expect(making).toHaveBeenCalledTimes(1)
  making.mockRestore()
})

test('has another address when the content has changed, to which the one of before leads', async () => {
  const { record, address } = await make('Lamp')
  const values = { ...plainValues(product, record), productName: 'Street lamp', version: record.version }
  expect((await change(site.admin, product, record, values)).status).toBe(200)
  const now = sharingAddress(pageOf(record.id), String(record.productImage), 'Street lamp')
  const before = await get(address)
  expect([before.status, before.headers.get('location')]).toEqual([302, now])
  expect((await get(now)).status).toBe(200)
})

test('is made of no words that its page does not have, and of no page that is none', async () => {
  const { record, address } = await make('Inverter')
  const making = vi.spyOn(site.files.media, 'run')
  const foreign = sharingAddress(pageOf(record.id), '../key', 'Free money')
  expect((await get(foreign)).headers.get('location')).toBe(address)
  for (const page of [
    pageOf(999),
    '/nothing',
    '//elsewhere.example/',
    '/\\elsewhere',
    'x',
    '',
    '/sitemap.xml',
    '/news?search=a'
  ])
    expect((await get(sharingAddress(page, 'x', 'x'))).status, page).toBe(404)
  expect(making).not.toHaveBeenCalled()
  making.mockRestore()
})
