import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const row = 'listitem'

test('an estimate is there at once, and follows the bill while one types', async ({ page }) => {
  await page.goto('/SolarServices')
  const sheet = page.locator('.estimate-sheet')
  await expect(sheet.getByText('Home, ₹3,200 a month')).toBeVisible()
  await page.getByLabel('Monthly bill, ₹').fill('9,000')
  await expect(sheet.getByText('Home, ₹9,000 a month')).toBeVisible()
  await page.getByLabel('Business').check()
  await expect(sheet.getByText('Business, ₹9,000 a month')).toBeVisible()
  await expect(sheet.getByRole(row).filter({ hasText: 'Your new bill' })).toContainText('Fixed charges only')
  await expect(sheet).not.toContainText('₹0')
  await expect(sheet.getByRole(row).filter({ hasText: 'On loan' })).toHaveCount(0)
  // A fault is said when the question is put, and the last answer stays until then.
  await page.getByLabel('Society', { exact: true }).check()
  await expect(sheet).toBeVisible()
  await page.getByRole('button', { name: 'Show the estimate' }).click()
  await expect(page.getByRole('alert')).toHaveText('Enter the number of houses, 1 to 10,000.')
  await expect(page.getByLabel('Houses in the society')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Monthly bill, ₹')).toHaveValue('9,000')
  await page.getByLabel('Houses in the society').fill('40')
  await expect(sheet.getByText('Housing society, ₹9,000 a month')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Send to my WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/
  )
})

test('each figure opens to what it rests on, and the sheet prints alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/SolarServices')
  const subsidy = page.locator('.estimate-sheet').getByRole(row).filter({ hasText: 'Subsidy' }).first()
  await subsidy.locator('summary').click()
  await expect(subsidy.getByRole('link', { name: /PM Surya Ghar/ }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.documentElement.dataset.print ?? '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'estimate')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => document.documentElement.setAttribute('data-print', 'estimate'))
  await expect(page.locator('.estimate-sheet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the answer comes with the page, and a mistake stays in the form', async ({ page }) => {
    await page.goto('/SolarServices')
    await page.getByLabel('Monthly bill, ₹').fill('9000')
    await page.getByRole('button', { name: 'Show the estimate' }).click()
    await expect(page).toHaveURL(/bill=9000.*#estimate$/)
    await expect(page).toHaveTitle(/^[\d.]+ kW saves you/)
    await expect(page.getByText('Home, ₹9,000 a month')).toBeVisible()
    await page.getByLabel('Monthly bill, ₹').fill('nine thousand')
    await page.getByRole('button', { name: 'Show the estimate' }).click()
    await expect(page.getByRole('alert')).toHaveText('Enter your monthly bill in rupees, 200 to 1,00,00,000.')
    await expect(page.getByLabel('Monthly bill, ₹')).toHaveValue('nine thousand')
  })
})
