import catalogue from '../../texts/en.json' with { type: 'json' }
import { captchaAnswer } from '../support/site-process.ts'
import {
  bill,
  captchaLabel,
  captchaOf,
  empty,
  expectFields,
  field,
  fillIn,
  message,
  send,
  withoutMap
} from './support/contact-form.ts'
import { expect, test } from './support/test.ts'

// The sent page is short enough for the map to load.
test.beforeEach(({ page }) => withoutMap(page))

test.use({ javaScriptEnabled: false })

test('a message is sent, and the page says so', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page)
  await field(page, 'Subject').press('Enter')
  await expect(page.getByRole('status')).toHaveText('Message sent successfully!')
  await expectFields(page, empty)
})

test('each fault stands at its field, what was typed stays, the status is right', async ({ page, faults }) => {
  await page.goto('/contact')
  const before = await captchaOf(page)
  const typed = { ...message, Name: 'R2-D2', 'E-mail': 'Meera@example.com', Phone: '+91 98' }
  await fillIn(page, typed)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await send(page)
  expect((await answered).status()).toBe(422)
  await expectFields(page, { ...typed, [captchaLabel]: '' })
  await expect(page.getByRole('alert').first()).toHaveText('Failed to send message')
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name should contain only letters and spaces.')
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(
    'Please enter a valid email in lowercase (e.g. name@example.com)'
  )
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(
    'Phone number should be exactly 10 digits and numeric only.'
  )
  expect(await captchaOf(page)).not.toBe(before)
  faults.length = 0
})

for (const [about, isOf] of [
  ['/newsdetail/7', 'news'],
  ['/ProductDetail?id=3', 'product'],
  ['/Commercial?id=2', 'service']
] as const)
  test(`the form keeps the page of a record that it is about, and names the record: ${about}`, async ({ page }) => {
    const [id = ''] = about.match(/\d+$/) ?? []
    const calls = { news: 'news', product: 'products', service: 'services' }
    const record = await (await page.request.get(`/api/${calls[isOf]}/${id}`)).json()
    await page.goto(`/contact?${new URLSearchParams({ about })}`)
    await expect(page.locator('input[name=about]')).toHaveValue(about)
    const name = record[{ news: 'title', product: 'productName', service: 'serviceName' }[isOf]]
    await expect(page.locator('form[method=post]')).toContainText(name)
  })

test('all that was said stays after a mistake but the file, and the sent page is the same', async ({
  page,
  faults
}) => {
  await page.goto('/contact?about=/Repair&topic=repair')
  await page.getByText(catalogue.texts['contact.form.more']).click()
  await fillIn(page, { ...message, 'Your pincode': '411038', 'Best time to call': 'After six' }, 'WRONG2')
  await field(page, 'Site visit').check()
  const file = page.getByLabel(catalogue.texts['contact.form.attachment'])
  const alerts = page.getByRole('alert')
  for (const [buffer, typed, answers] of [
    [Buffer.alloc(12 * 1024 * 1024, '%PDF-1.7 '), captchaAnswer, [/^Failed to send message/, /too large/]],
    [bill.buffer, 'WRONG2', ['Captcha does not match', 'Captcha does not match', 'Please choose the file again.']]
  ] as const) {
    await file.setInputFiles({ ...bill, buffer })
    await field(page, captchaLabel).fill(typed)
    await send(page)
    await expect(alerts).toHaveText([...answers])
    await expectFields(page, { ...message, 'Your pincode': '411038', 'Best time to call': 'After six' })
    await expect(field(page, 'Site visit')).toBeChecked()
    await expect(page.getByRole('status')).toContainText('Yes, we work in Pune.')
    await expect(page.locator('input[name=about]')).toHaveValue('/Repair')
  }
  await file.setInputFiles(bill)
  await fillIn(page, {})
  await send(page)
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
  await expect(page.getByText(/^R-[A-HJ-NP-Z2-9]{6}$/)).toBeVisible()
  await expect(page.getByText(catalogue.texts['contact.form.next.visit'])).toBeVisible()
  await expect(page).toHaveTitle(/^Message sent/)
  faults.length = 0
})

test('a wrong captcha keeps what was typed', async ({ page, faults }) => {
  await page.goto('/contact')
  await fillIn(page, message, 'abc234')
  await send(page)
  await expect(page.getByRole('alert').first()).toHaveText('Captcha does not match')
  await expectFields(page, { ...message, [captchaLabel]: '' })
  await fillIn(page, {})
  await send(page)
  await expect(page.getByRole('status')).toHaveText('Message sent successfully!')
  faults.length = 0
})

test('another captcha comes with all that was typed', async ({ page }) => {
  await page.goto('/contact')
  const before = await captchaOf(page)
  await fillIn(page)
  await page.getByLabel(catalogue.texts['contact.form.attachment']).setInputFiles(bill)
  await page.getByRole('button', { name: 'New captcha' }).click()
  await expectFields(page, message)
  expect(await captchaOf(page)).not.toBe(before)
  await expect(page.getByRole('alert')).toHaveText(['Please choose the file again.'])
})

test('Listen brings one that is spoken, with all that was typed', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page)
  await page.getByRole('button', { name: 'Listen' }).click()
  await expectFields(page, message)
  const address = await page.getByRole('link', { name: 'Play' }).getAttribute('href')
  expect(address).toContain(await captchaOf(page))
  expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('audio/wav')
  await fillIn(page, {})
  await send(page)
  await expect(page.getByRole('status')).toHaveText('Message sent successfully!')
})
