import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const first = ['Quotation', 'Shade drawing']
const all = [...first, 'Test sheet', 'Monthly report']
const each = [
  ...first.map((name) => ['/SolarServices', name] as const),
  ...all.slice(2).map((name) => ['/Commercial', name] as const),
  ...all.map((name) => ['/Repair', name] as const)
]

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each sample opens by the keyboard in reading size, and closes again', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/SolarServices')
    for (const name of first) await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/Repair#samples')
    for (const name of all) {
      await page.goto('/Repair')
      const sheet = page.getByRole('article', { name, exact: true })
      const close = sheet.getByRole('button', { name: 'Close' })
      await expect(close).toBeHidden()
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
      await expect(close).toBeVisible()
      await expect(sheet.getByRole('table').first()).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(close).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(close).toBeHidden()
    }
  })
})

test('an open sample is readable on a phone, and prints alone on one page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, name] of each) {
    await page.goto(path)
    // On all pages but Repair the sheets come once they are near.
    await page.locator('#samples').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name }).click()
    const sheet = page.getByRole('article', { name, exact: true })
    expect(await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.keyboard.press('Escape')
  }
})
