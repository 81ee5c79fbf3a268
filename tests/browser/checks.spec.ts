import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const checks = [
  { kind: 'demo', severity: 'warning', message: 'News still has demo content.', path: '/newslist' },
  { kind: 'links', severity: 'error', message: '‘Rain’ links to a page that is not there.', path: '/newsdata?id=1' }
]

test('the checks are grouped, and lead to where it is put right; the first screen counts them', async ({
  adminPage: page
}) => {
  await page.goto('/admin-panel')
  await expect(page.getByRole('link', { name: /^[\d,]+ records are still demo content$/ })).toHaveAttribute(
    'href',
    '/checks#demo'
  )
  await page.route('**/api/checks', (route) => route.fulfill({ json: checks }))
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole('link', { name: /^[\d,]+ must be fixed$/ }).click()
  await expect(page.getByRole('heading', { name: 'Checks', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Demo content' })).toContainText('News still has demo content.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: /‘Rain’ links to a page/ }).click()
  await expect(page).toHaveURL(/\/newsdata\?id=1$/)
})

test('what the program finds by itself is listed', async ({ adminPage: page }) => {
  await page.goto('/checks')
  await expect(page.getByRole('region', { name: /^Demo content/ })).toBeVisible()
  await expectAccessible(page)
})

test('where nothing is wrong, that is said', async ({ adminPage: page }) => {
  await page.route('**/api/checks', (route) => route.fulfill({ json: [] }))
  await page.goto('/checks')
  await expect(page.getByText('All is well: nothing was found that needs a change.')).toBeVisible()
  await expectAccessible(page)
})
