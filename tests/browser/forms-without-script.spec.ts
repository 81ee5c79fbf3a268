import catalogue from '../../texts/en.json' with { type: 'json' }
import { expect, test } from './support/test.ts'

const { texts } = catalogue

test('the subsidy is worked out without script, and a mistake stays in the form', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const answer = page.locator('#your-subsidy').getByRole('status')
  // A visitor whose bill is known is not asked again.
  await page.goto('/SolarServices?bill=3200&customer=home')
  await expect(page.getByLabel(texts['solar.form.kw'])).toHaveValue('2.5')
  await expect(answer).toContainText('₹69,000')
  await page.goto('/SolarServices')
  await page.getByLabel(texts['solar.form.kw']).fill('2.5')
  await page.getByRole('button', { name: texts['solar.form.button'] }).click()
  await expect(answer).toContainText('₹69,000')
  await expect(answer).toContainText('₹61,000 to ₹1,11,000')
  await page.getByLabel(texts['solar.form.society']).check()
  await page.getByLabel(texts['solar.form.kw']).fill('about 40')
  await page.getByRole('button', { name: texts['solar.form.button'] }).click()
  await expect(page.getByRole('alert')).toHaveText([
    'Please enter the size as a number, for example 2.5.',
    'Enter the number of houses, 1 to 10,000.'
  ])
  await expect(page.getByLabel(texts['solar.form.kw'])).toHaveValue('about 40')
  await expect(page.getByLabel(texts['solar.form.society'])).toBeChecked()
  await page.getByLabel(texts['solar.form.kw']).fill('40')
  await page.getByLabel(texts['solar.form.houses']).fill('10')
  await page.getByRole('button', { name: texts['solar.form.button'] }).click()
  await expect(answer).toContainText('₹5,40,000')
  // Who mistakes the size of a home is led on to sizes.
  await page.goto('/SolarServices?type=home&kw=two')
  await page.locator('#your-subsidy').getByRole('link', { name: '2 kW ₹60,000' }).click()
  await expect(answer).toContainText('₹60,000')
  await context.close()
})

test('what a street saves is worked out without script, and a mistake stays in the form', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const street = page.locator('#street')
  const poles = page.getByLabel(texts['global.street.poles'])
  await page.goto('/Global')
  await expect(street).toContainText('20 × 602 units × ₹8')
  await expect(street).toContainText('₹96,320 saved a year')
  await poles.fill('५०')
  await street.getByRole('button').click()
  await expect(page).toHaveURL(/#street$/)
  await expect(street).toContainText('₹2,40,800 saved a year')
  await poles.fill('many')
  await street.getByRole('button').click()
  await expect(page.getByRole('alert')).toHaveText(texts['global.street.fault'])
  await expect(poles).toHaveValue('many')
  await context.close()
})

test('the contact page tells whether the company comes to a pincode, without script', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  const check = async (pincode: string) => {
    await page.getByLabel(texts['contact.form.pincode']).fill(pincode)
    await page.getByRole('button', { name: texts['contact.form.check'] }).click()
  }
  await check('411038')
  await expect(page.getByRole('status')).toContainText('Yes, we work in Pune.')
  await check('110001')
  await expect(page.getByRole('status')).toContainText('110001 is outside the areas that we serve.')
  await check('4110')
  await expect(page.getByRole('alert')).toHaveText('Enter a pincode of 6 digits.')
  await context.close()
})
