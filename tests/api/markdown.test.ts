import { afterAll, beforeAll, expect, test } from 'vitest'
import { collection, makeRecord } from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const product = collection('product')

test('the call keeps the Markdown, the site’s search reads what it says', async () => {
  const detailText = '## Solar *pump*\n\nFor [farms](https://example.com/hidden) &amp; \\*wells\\*:\n\n- 3 HP\n- 5 HP'
  const { id } = await makeRecord(site, product, {
    productName: 'Lift',
    description: 'A **deep** one.',
    detailText,
    category: '',
    facts: ''
  })
  expect((await site.visitor.call('GET', `/api/products/${id}`)).body).toMatchObject({ detailText })
  const search = async (q: string) => (await site.visitor.call('GET', `/api/search?${new URLSearchParams({ q })}`)).body
  for (const excerpt of ['Solar pump', 'For farms & *wells*:', 'A deep one.'])
    expect(await search(excerpt), excerpt).toMatchObject([{ kind: 'product', title: 'Lift', excerpt }])
  for (const words of ['hidden', '##']) expect(await search(words), words).toEqual([])
})

test('a picture stays as long as a text, or an earlier version of one, shows it', async () => {
  const owner = await makeRecord(site, product)
  const name = String(owner.productImage)
  const shown = await makeRecord(site, product, { detailText: `![A pump](/uploads/${name})` })
  await site.admin.call('POST', '/api/products/delete-multiple', { json: { ids: [owner.id] } })
  await site.forgetHistory()
  expect(site.storedFiles()).toContain(name)
  const form = { productName: 'Other', description: 'D', detailText: 'Without it.' }
  expect((await site.admin.call('PUT', `/api/products/${shown.id}`, { form })).status).toBe(200)
  await site.runJobs()
  expect(site.storedFiles()).toContain(name)
  await site.forgetHistory()
  expect(site.storedFiles()).not.toContain(name)
})
