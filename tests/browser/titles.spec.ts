import { readFileSync } from 'node:fs'
import path from 'node:path'
import hindi from '../../texts/hi.json' with { type: 'json' }
import marathi from '../../texts/mr.json' with { type: 'json' }
import { expect, test } from './support/test.ts'

const photograph = {
  name: 'card.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(path.join(import.meta.dirname, '..', '..', 'assets', 'site', 'card.jpg'))
}

/** Each in a language of its own: the name is not translated, and stands as it is. */
const alike: { calls: string; values: Record<string, string | typeof photograph>; page: string; title: string }[] = [
  {
    calls: '/api/news',
    values: { title: 'One name', category: 'Twins', date: '2026-10-02', description: 'Short.', newsImage: photograph },
    page: '/newsdetail/',
    title: '{name}'
  },
  {
    calls: '/api/projects',
    values: { title: 'One name', category: 'Twins', description: 'Short.', image: photograph },
    page: '/projects?id=',
    title: '{name}'
  },
  {
    calls: '/api/products',
    values: { productName: 'One name', description: 'Short.', productImage: photograph },
    page: '/hi/ProductDetail?id=',
    title: hindi.texts['product.meta']
  },
  {
    calls: '/api/services',
    values: { serviceName: 'One name', description: 'Short.', serviceImage: photograph },
    page: '/mr/Commercial?id=',
    title: marathi.texts['service.meta']
  }
]

for (const { calls, values, page: address, title } of alike)
  test(`of several with one name the later ones carry their number in the title: ${address}`, async ({
    adminPage: page,
    site
  }) => {
    const headers = { origin: site.url }
    const ids: number[] = []
    try {
      for (let count = 1; count <= 3; count++) {
        const made = await page.request.post(calls, { headers, multipart: values })
        expect(made.status()).toBe(201)
        ids.push((await made.json()).id)
      }
      for (const [index, number] of ['', ' (2)', ' (3)'].entries()) {
        await page.goto(address + ids[index])
        expect((await page.title()).split(' – ')[0]).toBe(title.replace('{name}', `One name${number}`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('One name')
      }
    } finally {
      await page.request.post(`${calls}/delete-multiple`, { data: { ids }, headers })
    }
  })
