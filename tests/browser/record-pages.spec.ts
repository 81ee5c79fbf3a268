import catalogue from '../../texts/en.json' with { type: 'json' }
import { makeProduct } from './support/products.ts'
import { expect, expectFits, test } from './support/test.ts'

const { texts } = catalogue

/* Records that this file makes. */
test.use({ untouchedFor: 'record pages' })

const description = `A pump **for wells**, with [its sheet](/news).

It runs *without* a battery.

## Sizes

- 3 HP
- 5 HP

| Size | Depth |
|---|--:|
| 3 HP | 60 m |`

test('a description shows its Markdown: paragraphs beside the picture, all else before the text', async ({
  adminPage: page,
  site
}) => {
  const id = await makeProduct(page, site.url, { description })
  await page.goto(`/ProductDetail?id=${id}`)
  const main = page.getByRole('main')
  const [lead, text] = [main.locator('.prose').first(), main.getByRole('article').locator('.prose')]
  await expect(lead.locator('p')).toHaveText(['A pump for wells, with its sheet.', 'It runs without a battery.'])
  await expect(lead.locator('strong')).toHaveText('for wells')
  await expect(lead.getByRole('link', { name: 'its sheet' })).toHaveAttribute('href', '/news')
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Sizes')
  await expect(text.getByRole('listitem')).toHaveText(['3 HP', '5 HP'])
  await expect(text.getByRole('table')).toContainText('60 m')
  await expect(text.getByText('Its pipe is new.')).toBeVisible()
  await expect(main.getByText('Sizes')).toHaveCount(1)
  await expectFits(page)
})

test('facts that are not translated keep their price, with the offer', async ({ adminPage: page, site }) => {
  const id = await makeProduct(page, site.url, { description: 'A pump.', facts: 'Power: 3 HP\nPrice: ₹1,25,000' })
  for (const prefix of ['', '/hi', '/mr']) {
    await page.goto(`${prefix}/ProductDetail?id=${id}`)
    await expect(page.getByRole('main').getByText('₹1,25,000', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: '₹' })).toHaveCount(0)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('"price":"125000"')
    await page.goto(`${prefix}/ProductServices`)
    await expect(page.getByRole('article').filter({ hasText: 'Deep pump' }).last()).toContainText('₹1,25,000')
  }
})

test('a product without a price says so, and is not told to search engines', async ({ adminPage: page, site }) => {
  const id = await makeProduct(page, site.url, { description: 'A pump.', facts: 'Power: 3 HP' })
  await page.goto(`/ProductDetail?id=${id}`)
  await expect(page.getByRole('main').getByText('Price on request')).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).not.toContain('"@type":"Product"')
})

test('a project of one paragraph has no empty part; a draft, and what is no id, have no page', async ({
  adminPage: page,
  site
}) => {
  const [{ image: existingImage }] = await (await page.request.get('/api/projects')).json()
  const make = async (title: string, status: string) => {
    const multipart = { title, status, category: 'Pumps', description: 'A pump for a well.', existingImage }
    const answer = await page.request.post('/api/projects', { multipart, headers: { origin: site.url } })
    expect(answer.status()).toBe(201)
    return (await answer.json()).id
  }
  await page.goto(`/projects?id=${await make('A pump', 'published')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A pump')
  await expect(page.getByText('A pump for a well.')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    texts['projects.others'],
    texts['projects.ask.title']
  ])
  for (const id of [await make('Not yet', 'draft'), 999_999, 'abc', '1.5'])
    expect((await page.request.get(`/projects?id=${id}`)).status(), String(id)).toBe(404)
})

test('the team stands by age until staff put it in order; the second part’s pictures are 320 px high', async ({
  adminPage: page,
  site
}) => {
  const names = async () => await page.locator('main article h3').allInnerTexts()
  const team: { id: number; fullName: string }[] = await (await page.request.get('/api/teamlist')).json()
  const byId = team.toSorted((one, other) => one.id - other.id).map(({ fullName }) => fullName)
  await page.goto('/Team')
  expect(await names()).toEqual(byId)
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const pictures = page.locator('section', { hasText: 'Our Team Members' }).locator('article img')
    for (const picture of await pictures.all()) expect((await picture.boundingBox())?.height).toBe(320)
  }
  const last = team.find(({ fullName }) => fullName === byId.at(-1))
  const answer = await page.request.post('/api/teamlist/reorder', {
    data: { ids: [last?.id] },
    headers: { origin: site.url }
  })
  expect(answer.status()).toBe(200)
  await page.goto('/Team')
  expect(await names()).toEqual([byId.at(-1), ...byId.slice(0, -1)])
  await page.goto('/about')
  await expect(page.getByRole('main').locator('figcaption strong')).toHaveText(byId.at(-1) ?? '')
})
