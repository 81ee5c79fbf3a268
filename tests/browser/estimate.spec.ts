import catalogue from '../../texts/en.json' with { type: 'json' }
import { expect, expectAccessible, expectNoSidewaysScroll, holdScripts, test } from './support/test.ts'

const { texts } = catalogue
const row = 'listitem'

test('an estimate follows what was typed before its script came', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/SolarServices', { waitUntil: 'commit' })
  await page.getByLabel('Monthly bill, ₹').fill('9,000')
  release()
  await expect(page.locator('.estimate-sheet').getByText('Home, ₹9,000 a month')).toBeVisible()
})

test('an estimate is there at once, and follows the bill while one types', async ({ page }) => {
  await page.goto('/SolarServices')
  const sheet = page.locator('.estimate-sheet')
  await expect(sheet.getByText('Home, ₹3,200 a month')).toBeVisible()
  // The form of the subsidy has the same size.
  const size = page.getByLabel('Size of the system, kW')
  await expect(sheet).toContainText(`${await size.inputValue()} kW saves you`)
  await page.getByLabel('Monthly bill, ₹').fill('9,000')
  await expect(sheet.getByText('Home, ₹9,000 a month')).toBeVisible()
  await expect(size).not.toHaveValue('2.5')
  await expect(sheet).toContainText(`${await size.inputValue()} kW saves you`)
  await page.getByLabel('Business').check()
  await expect(sheet.getByText('Business, ₹9,000 a month')).toBeVisible()
  await expect(sheet.getByRole(row).filter({ hasText: 'Your new bill' })).toContainText('fixed charges only')
  await expect(sheet).not.toContainText('₹0')
  await expect(sheet.getByRole(row).filter({ hasText: 'On loan' })).toHaveCount(0)
  // A fault is said when the question is put, and the last answer stays until then.
  await page.getByLabel('Society', { exact: true }).check()
  await expect(sheet).toBeVisible()
  await page.getByRole('button', { name: 'Show the estimate' }).click()
  await expect(page.getByRole('alert')).toHaveText('Enter the number of houses, 1 to 10,000.')
  await expect(page.getByLabel('Houses in the society')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Houses in the society')).toBeFocused()
  await expect(page.getByLabel('Monthly bill, ₹')).toHaveValue('9,000')
  await page.getByLabel('Houses in the society').fill('40')
  await expect(sheet.getByText('Housing society, ₹9,000 a month')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Send to my WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/
  )
})

test('the size of an estimate takes the place of a mistaken one, with its fault', async ({ page }) => {
  await page.goto('/SolarServices?type=home&kw=two')
  const form = page.locator('#your-subsidy')
  const size = form.getByLabel('Size of the system, kW')
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(size).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Monthly bill, ₹').fill('9,000')
  await expect(size).not.toHaveValue('two')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(size).not.toHaveAttribute('aria-invalid')
  await expect(form.getByRole('link')).toHaveCount(0)
})

test('each figure opens to what it rests on, and the sheet prints alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/SolarServices')
  const pay = page.locator('.estimate-sheet details').filter({ hasText: 'Subsidy' }).first()
  await expect(pay.getByText('On loan (EMI)')).toBeHidden()
  await pay.locator('summary').click()
  await expect(pay.getByRole('link', { name: /PM Surya Ghar/ }).first()).toBeVisible()
  // It stays open for another bill.
  await page.getByLabel('Monthly bill, ₹').fill('4,000')
  await expect(page.locator('.estimate-sheet').getByText('Home, ₹4,000 a month')).toBeVisible()
  await expect(pay.getByText('On loan (EMI)')).toBeVisible()
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
  await expect(page.getByText('Units you use now'), 'all figures are printed').toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

const tariff = ['Home tariff, units 1 to 100', 'Electricity duty, home']
const unitsOf1kW = 'Units from 1 kW of solar panels'
const price = 'Price of a 3 kW home system'
const aid = 'Subsidy for a home, first 2 kW'
/** The lines of the sheet: the figures of each, and what they rest on. */
const rests = {
  saving: { figures: ['billAfter', 'units', 'generation'], labels: [...tariff, unitsOf1kW] },
  size: { figures: [], labels: [...tariff, unitsOf1kW, 'Roof area for 1 kW', 'Power of one panel'] },
  pay: { figures: ['subsidy', 'price', 'emi'], labels: [price, aid, 'Interest on a solar loan'] },
  payback: { figures: [], labels: [...tariff, unitsOf1kW, price, aid] }
} as const
const all: string[] = [...new Set(Object.values(rests).flatMap(({ labels }) => labels))]

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of ['/', '/SolarServices'])
    test(`each line of the sheet opens to all that it rests on, and to nothing else: ${address}`, async ({ page }) => {
      await page.goto(address)
      const rows = page.locator('.estimate-sheet details')
      await expect(rows).toHaveCount(Object.keys(rests).length)
      for (const [name, { figures, labels }] of Object.entries(rests)) {
        const opened = rows.filter({ has: page.locator(`summary.${name}`) })
        await expect(opened.locator('summary')).toContainText(texts[`estimate.row.${name as keyof typeof rests}`])
        await expect(opened.getByRole('list')).toBeHidden()
        await opened.locator('summary').click()
        const shown = (await opened.innerText()).replaceAll('\u00a0', ' ')
        for (const figure of figures) expect(shown).toContain(texts[`estimate.row.${figure}`])
        expect(
          all.filter((label) => shown.includes(label)),
          name
        ).toEqual(all.filter((label) => labels.some((one) => one === label)))
        const ofCompany = shown.match(/As of 22 November 2026: Our typical figure/g) ?? []
        expect(ofCompany, name).toHaveLength(1)
        expect(shown.includes('PM Surya Ghar: Muft'), name).toBe(labels.some((one) => one === aid))
        await opened.locator('summary').click()
      }
    })

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
