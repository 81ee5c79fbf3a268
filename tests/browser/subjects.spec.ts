import { publicPages } from './support/public-pages.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ javaScriptEnabled: false })
// Links are read, not looked at: pictures and style sheets would only take time.
test.beforeEach(({ page }) =>
  page.route('**', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.fulfill({ body: '' })
  )
)

const addresses = [...Object.values(publicPages), '/ProductDetail?id=4', '/Commercial?id=5', '/newsdetail/1']

/** The subjects of the pages of records. */
const subjects = [
  [/^(?:\/hi|\/mr)?\/ProductDetail\?id=(\d+)/, 'product'],
  [/^(?:\/hi|\/mr)?\/Commercial\?id=(\d+)/, 'service'],
  [/^(?:\/hi|\/mr)?\/newsdetail\/(\d+)/, 'news'],
  [/^(?:\/hi|\/mr)?\/projects\?id=(\d+)/, 'project']
] as const

for (const prefix of ['', '/hi', '/mr'])
  test(`each button to the form, and each chat, says what it is about: ${prefix || '/en'}`, async ({
    page,
    faults
  }) => {
    for (const address of addresses.map((one) => (prefix + one).replace(/(?<=.)\/$/, ''))) {
      await page.goto(address)
      const read = (links: (SVGElement | HTMLElement)[]) => links.map((link) => (link as HTMLAnchorElement).href)
      const forms = (await page.locator('main a[href*="/contact" i]').evaluateAll(read))
        .map((link) => new URL(link))
        .filter(({ pathname }) => /\/contact$/i.test(pathname))
      const [of] = subjects.flatMap(([path, kind]) => {
        const id = path.exec(address)?.[1]
        return id ? `${kind}:${id}` : []
      })
      for (const { searchParams, search } of forms) {
        const isEstimate = searchParams.has('estimate')
        if (of && !isEstimate) expect(searchParams.get('about'), `${address}: ${search}`).toBe(of)
        else expect(search, address).toMatch(/[?&](?:about|topic|estimate)=./)
      }
      const chats = (await page.locator('a[href*="wa.me"]').evaluateAll(read)).map((link) => new URL(link))
      const name = of && (await page.getByRole('heading', { level: 1 }).innerText()).replaceAll('\u00a0', ' ')
      for (const { searchParams } of chats) {
        expect(searchParams.get('text'), address).toMatch(/\S/)
        if (name) expect(searchParams.get('text'), address).toContain(name)
      }
    }
    faults.length = 0
  })

test('the contact page’s own chats say what the visitor came about', async ({ page }) => {
  await page.goto('/contact?about=product:4')
  const name = await page.getByLabel('Subject').inputValue()
  const chats = page.locator('a[href*="wa.me"]')
  expect(await chats.count()).toBeGreaterThan(1)
  for (const chat of await chats.all())
    expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(name)
})
