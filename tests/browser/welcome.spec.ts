import type { OverviewData } from '../../app/admin/welcome/site.tsx'
import { sendMessage } from './support/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/* The first screen of a person's day. */

const nobody = { all: 0, new: 0, mine: 0, due: 0, late: 0, won: 0, lost: 0 }
/** A day without anything to be done. */
const calm: OverviewData = {
  unreadMessages: 0,
  lastChanges: [],
  gaps: [],
  blanks: [],
  misses: [],
  warnings: [],
  backups: null,
  checks: { errors: 0, warnings: 0 },
  ends: [],
  demo: 0,
  work: { new: [], due: [], late: [], next: [], counts: nobody, open: [], weeks: [] }
}

for (const address of ['/admin-panel', '/panel']) {
  test(`${address} welcomes with balloons and tells what is new`, async ({ adminPage: page, site }) => {
    await sendMessage(page, site.url, 'Good morning')
    await page.goto(address)
    await expect(page.getByText('Welcome to Admin Panel')).toBeVisible()
    await expect(page.getByText("You're logged in successfully!")).toBeVisible()
    await expect(page.locator('.balloon')).toHaveCount(25)
    await expect(page.getByRole('heading', { name: 'The site' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Unread messages' }).click()
    await expect(page).toHaveURL(/\/messagelist\?unread=1$/)
    await expect(page.getByRole('button', { name: 'Unread only' })).toHaveAttribute('aria-pressed', 'true')
  })
}

test('the day begins with who has written, what is due and what is late, each with Call and WhatsApp', async ({
  adminPage: page,
  site
}) => {
  const subjects = ['Just written', 'For today', 'Forgotten'].map(
    (what) => `${what} ${crypto.randomUUID().slice(0, 8)}`
  )
  for (const subject of subjects) await sendMessage(page, site.url, subject)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  const [forgotten, due] = await (await page.request.get('/api/messages?pageSize=2')).json()
  for (const [{ id }, followUpOn] of [
    [due, today],
    [forgotten, '2026-01-31']
  ])
    await page.request.put(`/api/messages/${id}`, {
      data: { stage: 'Called', followUpOn },
      headers: { origin: site.url }
    })
  await page.goto('/admin-panel')
  for (const subject of subjects) {
    // One of them is the next, large; the others are listed.
    const item = page
      .getByRole('listitem')
      .or(page.getByRole('region', { name: 'Next' }))
      .filter({ hasText: subject })
    await expect(item.getByRole('link', { name: 'Call Asha Rao' })).toHaveAttribute('href', 'tel:9876543210')
    await expect(item.getByRole('link', { name: /^WhatsApp/ })).toBeVisible()
  }
  await expect(page.getByRole('listitem').filter({ hasText: subjects[2] })).toContainText('days late')
  await page.getByRole('link', { name: subjects[2] }).click()
  await expect(page.getByRole('heading', { level: 2, name: subjects[2] })).toBeVisible()
})

test('a message that is new and late stands once in what is to do', async ({ adminPage: page, site }) => {
  const subjects = ['Called in vain', 'Next'].map((what) => `${what} ${crypto.randomUUID().slice(0, 8)}`)
  for (const subject of subjects) await sendMessage(page, site.url, subject)
  const [, { id }] = await (await page.request.get('/api/messages?pageSize=2')).json()
  await page.request.put(`/api/messages/${id}`, { data: { followUpOn: '2026-01-31' }, headers: { origin: site.url } })
  await page.goto('/admin-panel')
  await expect(page.getByRole('link', { name: subjects[0] })).toHaveCount(1)
})

test('what was changed last, by whom, leads to its form', async ({ adminPage: page, site }) => {
  const [service] = await (await page.request.get('/api/services')).json()
  const multipart = { serviceName: service.serviceName, description: service.description }
  await page.request.put(`/api/services/${service.id}`, { multipart, headers: { origin: site.url } })
  await page.goto('/admin-panel')
  const changes = page.getByRole('listitem').filter({ hasText: /changed \d+ \w+ \d{4}, \d\d:\d\d by / })
  await expect(changes.first()).toBeVisible()
  const link = changes.first().getByRole('link')
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('main').locator('input, textarea, dd').first()).toBeVisible()
  await expect
    .poll(() =>
      page.getByRole('main').evaluate((main, title) => {
        const values = [...main.querySelectorAll('input, dd')].map((part) =>
          part instanceof HTMLInputElement ? part.value : part.textContent
        )
        return values.includes(title)
      }, title)
    )
    .toBe(true)
})

test('that nothing is new and nothing missing is said once', async ({ adminPage: page }) => {
  const work = { ...calm.work, counts: { ...nobody, all: 3, won: 3 }, weeks: [0, 0, 0, 0, 0, 2, 1, 0] }
  await page.route('**/api/overview', (route) => route.fulfill({ json: { ...calm, work } }))
  await page.goto('/admin-panel')
  for (const text of ['Nothing is new, due or late.', 'Nothing is missing, and all checks pass.'])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'The last seven days: 0' })).toHaveCount(1)
  await expectAccessible(page)
})

test('what is missing leads to the list', async ({ adminPage: page }) => {
  await page.route('**/api/overview', (route) =>
    route.fulfill({
      json: {
        ...calm,
        unreadMessages: 1,
        gaps: [
          { collection: 'service', name: 'detailImage1', missing: 'Detail Image 1', count: 1 },
          { collection: 'product', name: 'detailImage2', missing: 'Detail Image 2', count: 1_200 }
        ],
        blanks: [
          { definition: 'teamMember', missing: 'team members' },
          { definition: 'settings', missing: 'E-mail' }
        ]
      }
    })
  )
  await page.goto('/admin-panel')
  await expect(page.getByRole('link', { name: '1,200 products without Detail Image 2' })).toBeVisible()
  await page.getByRole('link', { name: '1 service without Detail Image 1' }).click()
  await expect(page).toHaveURL(/\/serviceslist\?missing=detailImage1$/)
  const filter = page.getByRole('button', { name: 'Without Detail Image 1' })
  await expect(filter).toBeVisible()
  await filter.click()
  await expect(page).toHaveURL(/\/serviceslist$/)
  await page.goto('/admin-panel')
  await expect(page.getByRole('link', { name: 'Add team members' })).toHaveAttribute('href', '/teamdata')
  await expect(page.getByRole('link', { name: 'Set E-mail' })).toHaveAttribute('href', '/settings')
})

test('an Admin reads how old the last backup is, and is warned when it is too old', async ({ adminPage: page }) => {
  await page.goto('/admin-panel')
  await expect(page.getByText('Scheduled backups are not set up')).toBeVisible()
  for (const isLate of [false, true]) {
    const backups = { everyHours: 24, lastAt: '2026-11-20T03:30:00.000Z', isLate }
    await page.route('**/api/overview', (route) => route.fulfill({ json: { ...calm, backups } }))
    await page.goto('/admin-panel')
    await expect(page.getByText('Last backup: 20 Nov 2026, 09:00')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'There should be a newer one' })).toHaveCount(isLate ? 1 : 0)
    await expectAccessible(page)
  }
})

test('names the facts that have ended or soon end, with the day', async ({ adminPage: page }) => {
  const fact = {
    kind: 'ended',
    severity: 'error',
    message: "Fact 'Loan rate': it ended on 20 November 2026.",
    path: '/factdata?id=7'
  } as const
  const soon = {
    ...fact,
    kind: 'ending',
    severity: 'warning',
    message: "Fact 'Subsidy': it ends on 1 December 2026."
  } as const
  const begun: OverviewData = { ...calm, checks: { errors: 1, warnings: 1 }, ends: [fact, soon] }
  await page.route('**/api/overview', (route) => route.fulfill({ json: begun }))
  await page.goto('/admin-panel')
  for (const { message, path } of [fact, soon])
    await expect(page.getByRole('link', { name: message })).toHaveAttribute('href', path)
  // They are not counted once more.
  await expect(page.getByRole('link', { name: /must be fixed|to look at/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('before the first message it says how the site becomes the company’s own', async ({ adminPage: page }) => {
  const begun: OverviewData = { ...calm, checks: { errors: 1, warnings: 146 }, demo: 146 }
  await page.route('**/api/overview', (route) => route.fulfill({ json: begun }))
  await page.goto('/admin-panel')
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  await expectAccessible(page)
  for (const [name, path] of [
    ['Put right what visitors cannot use', '/checks'],
    ['Put your own content in place of the demo', '/checks#demo'],
    ['Change what the pages say', '/textlist']
  ]) {
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL((url) => url.pathname + url.hash === path)
    await page.goBack()
  }
})

test('says that it could not load, and tries again', async ({ adminPage: page, faults }) => {
  await page.route('**/api/overview', (route) => route.abort())
  await page.goto('/admin-panel')
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load what is new.' })).toBeVisible()
  await page.unroute('**/api/overview')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'The site' })).toBeVisible()
  faults.length = 0
})

test('fits the narrowest phone, in the dark as well', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/admin-panel')
  await expect(page.getByRole('heading', { name: 'The site' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
