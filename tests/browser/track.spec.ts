import { captchaAnswer } from '../support/site-process.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a customer sees how far an enquiry is, and a wrong pair is said', async ({ page, request, faults }) => {
  const { id: captchaId } = await (await request.get('/api/captcha')).json()
  const typed = { name: 'Meera Joshi', email: 'meera@example.com', subject: 'Roof', phone: '9800000417', message: 'A' }
  const sent = await request.post('/api/mail/contact', { data: { ...typed, captchaInput: captchaAnswer, captchaId } })
  const { reference } = await sent.json()

  const opened = await page.goto(`/track?reference=${reference}`)
  expect(opened?.headers()['cache-control']).toBe('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)
  await expect(page.getByLabel('Reference')).toHaveValue(reference)

  const digits = page.getByLabel('Last four digits of your phone')
  await digits.fill('0000')
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Show' }).click()
  expect((await answered).status()).toBe(404)
  await expect(page.getByRole('alert')).toContainText('There is no message with this reference and these digits.')
  await expect(page.getByLabel('Reference')).toHaveValue(reference)
  await expectAccessible(page)

  await digits.fill('0417')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('region', { name: 'Status of your enquiry' }).getByRole('listitem')).toHaveText([
    /^We received your message\d{1,2} \w+ \d{4}$/,
    '2Next: We call youWithin two working days',
    '3We agree on a visit, if one is neededWithin two working days in and around Pune, within four in our other districts',
    '4We send you a quotationIn the week after the visit',
    '5You decide'
  ])
  await expect(page.getByRole('main')).not.toContainText('Meera')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // The browser says that 404 is one.
  faults.length = 0
})
