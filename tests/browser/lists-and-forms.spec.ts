import type { Locator } from '@playwright/test'
import { allCollections, allSingletons, collections } from '../../collections/index.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/* One suite over all definitions: every list and every form is the same code. */

/** Every second one in the dark: the contrast test has every pair of colours in both. */
const schemeOf = (index: number) => (index % 2 === 0 ? 'light' : 'dark')

for (const [index, collection] of allCollections.entries()) {
  const { list, form, messages } = collection.admin

  test(`the list ${list.title} has its columns and tools, fits a phone, and axe finds nothing`, async ({
    adminPage: page
  }) => {
    await page.emulateMedia({ colorScheme: schemeOf(index) })
    await page.goto(list.path)
    await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(list.title))
    // A table has a header only with rows; the demo content has no messages.
    for (const { label } of collection.api.create ? list.columns.filter(({ shownIn }) => !shownIn) : [])
      await expect(page.getByRole('columnheader', { name: label, exact: true })).toBeVisible()
    await expect(page.getByLabel(list.searchLabel)).toBeVisible()
    await expect(page.getByRole('link', { name: list.newLabel, exact: true })).toHaveCount(
      collection.api.create ? 1 : 0
    )
    const range = page.getByText(/^Showing \d+ to \d+ of \d+ entries$/)
    await expect(range).toBeVisible()
    await expect(page.getByLabel('Rows per page')).toHaveValue('10')
    const pages = page.getByRole('navigation', { name: 'Pages' })
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(pages.getByRole('button', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page')
    const isOnePage = /(\d+) of \1 /.test(await range.innerText())
    await expect(pages.getByRole('button', { name: 'Next' })).toBeEnabled({ enabled: !isOnePage })
    await expectAccessible(page)
    if (collection.api.create) {
      const rightEdge = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
      const atMost = await rightEdge(page.getByRole('link', { name: list.newLabel, exact: true }))
      expect(await rightEdge(page.getByRole('region', { name: list.title }))).toBe(atMost)
      expect(await rightEdge(page.getByRole('main'))).toBe(atMost + 24)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })

  test(`the form ${form.editTitle} tells of a record that is not there, fits a phone, and axe finds nothing`, async ({
    adminPage: page,
    faults
  }) => {
    await page.emulateMedia({ colorScheme: schemeOf(index + 1) })
    await page.goto(`${form.path}?id=999999`)
    await expect(page.getByText(messages.loadFailed).first()).toBeVisible()
    faults.length = 0
    if (!collection.api.create) return
    await page.goto(form.path)
    await expect(page.getByRole('heading', { level: 1, name: form.createTitle })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
}

// The same code serves every list.
const { api, label, admin } = collections.news

test('a list keeps its search in the address, and says so when nothing is found', async ({ adminPage: page }) => {
  await page.goto(admin.list.path)
  await page.getByLabel(admin.list.searchLabel).fill('%_no such thing')
  await expect(page).toHaveURL(/search=%25_no/)
  await expect(page.getByText('Showing 0 to 0 of 0 entries')).toBeVisible()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  for (const name of ['Previous', 'Next']) await expect(pages.getByRole('button', { name })).toBeDisabled()
  await page.reload()
  await expect(page.getByLabel(admin.list.searchLabel)).toHaveValue('%_no such thing')
})

test('a cell tells of a formatted text what reads as sentences, no headings and tables', async ({
  adminPage: page
}) => {
  await page.goto(collections.service.admin.list.path)
  const cells = page.locator('td[data-label="Detail Text"]')
  await expect(cells.filter({ hasText: 'We start on your roof.' })).toHaveCount(1)
  await expect(cells.filter({ hasText: /·|What we look at first/ })).toHaveCount(0)
})

test('facts are found by their topic, one click away', async ({ adminPage: page }) => {
  await page.goto('/factlist')
  const topics = page.getByRole('navigation', { name: 'Facts by topic' })
  await expect(topics.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true')
  await topics.getByRole('link', { name: 'Loans' }).click()
  await expect(page).toHaveURL('/factlist?topic=loan')
  await expect(topics.getByRole('link', { name: 'Loans' })).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('tr[data-record]')).toHaveCount(3)
  await page.getByLabel('Search by key, label or source').fill('interest')
  await expect(page.locator('tr[data-record]')).toHaveCount(1)
  await expect(page).toHaveURL('/factlist?search=interest&topic=loan')
  await topics.getByRole('link', { name: 'All' }).click()
  await expect(page).toHaveURL('/factlist?search=interest')
})

test('the form of a fact leads to the texts that show it', async ({ adminPage: page }) => {
  await page.goto('/factlist?search=price.visit.repair')
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('link', { name: 'Texts with price_visit_repair' }).click()
  await expect(page).toHaveURL('/textlist?search=price_visit_repair')
  await expect(page.getByRole('main').getByText('price_visit_repair', { exact: true })).toHaveCount(2)
})

test('below a user’s name stands the last sign-in, and below a new synonym’s form those that there are', async ({
  adminPage: page
}) => {
  await page.goto('/userlist?search=admin')
  await expect(page.getByRole('row', { name: /admin/ })).toContainText(/Signed in \d+ \w+ \d{4}, \d\d:\d\d/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/synonymdata')
  const subsidy = page.getByRole('link', { name: /^subsidy, / })
  await expect(page.getByText(/^\d+ synonyms so far$/)).toBeVisible()
  await expect(subsidy).toBeHidden()
  await page.getByRole('textbox', { name: 'Words' }).fill('Anudan, ')
  await expect(page.getByText('1 synonym with one of these words already')).toBeVisible()
  await page.getByRole('button', { name: /anudan/i }).click()
  await expect(subsidy).toBeHidden()
  await page.getByText(/^\d+ synonyms so far$/).click()
  await subsidy.click()
  await expect(page.getByRole('heading', { name: /^subsidy, / })).toBeVisible()
  await expect(page.getByText(/^\d+ synonyms besides this one$/)).toBeVisible()
  await expect(subsidy).toHaveCount(0)
})

test('on a phone a row has the facts that stand in columns elsewhere', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(collections.project.admin.list.path)
  const row = page.getByRole('row', { name: 'Wind Turbine' })
  for (const fact of ['Satara', '600 kW', '20 Feb 2009'])
    await expect(row.getByText(fact).filter({ visible: true })).toHaveCount(1)
})

test('a list says quietly that it could not load, and tries again', async ({ adminPage: page, faults }) => {
  await page.route(`**${api.list[0]}?*`, (route) => route.abort())
  await page.goto(admin.list.path)
  await expect(page.getByText(`Could not load ${label.plural}.`)).toBeVisible()
  await page.unroute(`**${api.list[0]}?*`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText(`Could not load ${label.plural}.`)).toBeHidden()
  faults.length = 0
})

for (const { admin } of allSingletons) {
  test(`${admin.form.title}: saves, stays, and says so`, async ({ adminPage: page }) => {
    await page.goto(admin.form.path)
    await expect(page.getByRole('heading', { level: 1, name: admin.form.title })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('status').filter({ hasText: admin.messages.updated })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${admin.form.path}$`))
  })
}

test('the header shows another logo text as soon as it is saved', async ({ adminPage: page }) => {
  await page.goto('/settings')
  const logo = page.getByLabel('Logo text')
  const before = await logo.inputValue()
  for (const text of ['Another name', before]) {
    await logo.fill(text)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('banner').getByText(text, { exact: true })).toBeVisible()
    await expect(logo).toHaveValue(text)
  }
})
