import type { Locator, Page } from '@playwright/test'
import { isProven } from '../../server/contact/proof.ts'
import catalogue from '../../texts/en.json' with { type: 'json' }
import { captchaAnswer } from '../support/site-process.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, lifeOfToasts, test, views } from './support/test.ts'

const message = {
  Name: 'Meera Joshi',
  Email: 'meera@example.com',
  Subject: 'Roof of 60 square metres',
  Phone: '9800000001',
  Message: 'What does a plant of 3 kW cost?'
}
const captchaLabel = catalogue.texts['contact.form.answer']

async function fillIn(page: Page, values: Record<string, string> = message, captcha = captchaAnswer): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
  await field(page, captchaLabel).fill(captcha)
}

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send message' }).click()
const captchaOf = (page: Page): Promise<string> => page.locator('[name=captchaId]').inputValue()

async function expectFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await expect(field(page, label)).toHaveValue(value)
}

const empty = Object.fromEntries(Object.keys(message).map((label) => [label, '']))

/** Opens the page and waits for hydration. */
async function open(page: Page): Promise<void> {
  await page.goto('/contact')
  await page.waitForFunction(() => {
    const form = document.querySelector('form[method=post]')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__react'))
  })
}

test.describe('with script', () => {
  test.beforeEach(({ page }) => open(page))

  for (const [label, typed, fault] of [
    ['Name', 'R2-D2', 'Name should contain only letters and spaces.'],
    ['Email', 'Meera@example.com', 'Please enter a valid lowercase email (e.g., name@example.com)'],
    ['Email', 'meera@example', 'Please enter a valid lowercase email (e.g., name@example.com)'],
    ['Phone', '98000', 'Phone number should be exactly 10 digits and numeric only.']
  ] as const) {
    test(`leaving ${label} with ${typed} says what is wrong`, async ({ page }) => {
      await field(page, label).fill(typed)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await field(page, label).press('Tab')
      await expect(page.getByRole('alert')).toHaveText([fault])
      await expect(field(page, label)).toHaveAccessibleDescription(fault)
      await field(page, label).fill(message[label])
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  for (const [label, typed, fault] of [
    ['Name', '', 'Name is required.'],
    ['Name', 'R2-D2', 'Name should contain only letters and spaces.'],
    ['Email', 'Meera@example.com', 'Please enter a valid email in lowercase (e.g. name@example.com)'],
    ['Subject', ' ', 'Subject is required.'],
    ['Phone', '', 'Phone number should be exactly 10 digits and numeric only.'],
    ['Message', '', 'Message is required.'],
    [captchaLabel, '', 'Captcha does not match']
  ] as const) {
    test(`sending with ${label} '${typed}' says what is wrong and sends nothing`, async ({ page }) => {
      const posts: string[] = []
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
      await fillIn(page)
      await field(page, label).fill(typed)
      await send(page)
      await expect(page.getByRole('alert')).toHaveText([fault])
      await expect(field(page, label)).toBeFocused()
      expect(posts).toEqual([])
    })
  }

  test('a phone takes digits alone, ten at the most, and a number that is pasted with its country', async ({
    page
  }) => {
    await field(page, 'Phone').pressSequentially('98-00 0a000 0134')
    await expect(field(page, 'Phone')).toHaveValue('9800000001')
    await field(page, 'Phone').fill('+91 98000 00001')
    await expect(field(page, 'Phone')).toHaveValue('9800000001')
  })

  test('a message is sent: a toast says so and goes, the fields are empty, the captcha is another', async ({
    page
  }) => {
    const before = await captchaOf(page)
    await fillIn(page)
    await send(page)
    const toast = page.getByRole('status').filter({ hasText: 'Message sent successfully!' })
    await expect(toast).toBeVisible()
    await expectFields(page, { ...empty, [captchaLabel]: '' })
    await expect.poll(() => captchaOf(page)).not.toBe(before)
    await toast.hover()
    expect(await lifeOfToasts(page)).toEqual([{ duration: 2_000, state: 'paused' }])
    await page.mouse.move(5, 5)
    await expect(toast).toHaveCount(0)
  })

  test('a captcha that does not match is said, and replaced; all else stays', async ({ page, faults }) => {
    const before = await captchaOf(page)
    await fillIn(page, message, 'WRONG2')
    await send(page)
    await expect(page.getByRole('alert')).toHaveText(['Captcha does not match'])
    await expect.poll(() => captchaOf(page)).not.toBe(before)
    await expect(field(page, captchaLabel)).toBeFocused()
    await expectFields(page, { ...message, [captchaLabel]: '' })
    faults.length = 0
  })

  for (const [what, answer, details] of [
    ['the network is down', undefined, 'Our server could not be reached.'],
    [
      'the server fails',
      { status: 500, json: { message: 'Something went wrong on our side.' } },
      'Something went wrong'
    ],
    ['the answer is no JSON', { status: 502, body: '<html>' }, 'Our server could not answer just now.']
  ] as const) {
    test(`nothing is lost when ${what}`, async ({ page, faults }) => {
      await page.route('/api/mail/contact', (route) => (answer ? route.fulfill(answer) : route.abort()))
      await fillIn(page)
      await send(page)
      const toast = page.getByRole('alert')
      await expect(toast).toContainText('Failed to send message')
      await expect(toast).toContainText(details)
      await expectFields(page, { ...message, [captchaLabel]: captchaAnswer })
      await page.unroute('/api/mail/contact')
      await send(page)
      await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeVisible()
      faults.length = 0
    })
  }

  test('what the server finds wrong with a field stands next to it', async ({ page, faults }) => {
    const refused = { message: 'Subject is odd.', errors: { subject: 'Subject is odd.' } }
    await page.route('/api/mail/contact', (route) => route.fulfill({ status: 422, json: refused }))
    await fillIn(page)
    await send(page)
    await expect(field(page, 'Subject')).toHaveAccessibleDescription('Subject is odd.')
    await expect(field(page, 'Subject')).toBeFocused()
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message' })).toBeVisible()
    await expectFields(page, message)
    faults.length = 0
  })

  test('is sent once, however often the button is pressed', async ({ page }) => {
    let posts = 0
    const { promise: pressed, resolve: answer } = Promise.withResolvers<void>()
    await page.route('/api/mail/contact', async (route) => {
      posts++
      await pressed
      await route.continue()
    })
    await fillIn(page)
    await page.getByRole('button', { name: 'Send message' }).dblclick()
    answer()
    await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeVisible()
    expect(posts).toBe(1)
  })

  test('the browser does the work of the challenge, and sends its proof', async ({ page }) => {
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await fillIn(page)
    await send(page)
    const { captchaId, proof } = (await posted).postDataJSON()
    expect(isProven(captchaId, proof)).toBe(true)
  })

  test('where no captcha can be had, sending says how else to write; once there is one, it asks for that', async ({
    page,
    faults
  }) => {
    const words = 'We cannot take messages just now. Please call 98000 00001.'
    await page.route('/api/captcha', (route) => route.fulfill({ status: 503, json: { message: words } }))
    await page.getByRole('button', { name: 'New captcha' }).click()
    await expect(page.getByRole('alert')).toHaveText([words])
    await fillIn(page)
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message' })).toContainText(words)
    await page.unroute('/api/captcha')
    await send(page)
    await expect(field(page, captchaLabel)).toHaveAccessibleDescription('Please type these characters, then send it.')
    await expectFields(page, message)
    await field(page, captchaLabel).fill(captchaAnswer)
    await send(page)
    await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeVisible()
    faults.length = 0
  })

  test('another captcha is drawn on demand, without touching the fields', async ({ page }) => {
    const before = await captchaOf(page)
    await fillIn(page)
    await page.getByRole('button', { name: 'New captcha' }).click()
    await expect.poll(() => captchaOf(page)).not.toBe(before)
    await expectFields(page, message)
  })

  test('Listen speaks a challenge of digits, which stays until it is answered', async ({ page }) => {
    const before = await captchaOf(page)
    const heard = page.waitForResponse(/\/api\/captcha\/.+\/audio/)
    await page.getByRole('button', { name: 'Listen' }).click()
    const spoken = await heard
    expect(spoken.headers()['content-type']).toBe('audio/wav')
    const id = await captchaOf(page)
    expect(id).not.toBe(before)
    expect(spoken.url()).toContain(id)
    await expect(field(page, captchaLabel)).toBeFocused()
    await expect(field(page, captchaLabel)).toHaveAccessibleDescription(catalogue.texts['contact.form.spoken'])
    await expect(page.getByRole('link', { name: 'Play' })).toHaveAttribute('href', `/api/captcha/${id}/audio`)

    await page.clock.install()
    await page.clock.fastForward('04:30')
    await field(page, 'Name').focus()
    await fillIn(page)
    expect(await captchaOf(page)).toBe(id)
    await send(page)
    await expect(page.getByRole('status').filter({ hasText: 'Message sent successfully!' })).toBeVisible()
  })

  test('has no fault for axe, with messages shown', async ({ page }) => {
    await send(page)
    await expect(page.getByRole('alert')).toHaveCount(6)
    await expectAccessible(page)
  })
})

for (const { colorScheme, width } of views) {
  test(`axe finds nothing, ${colorScheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('the map is loaded near the screen alone, and admitted on this page alone', async ({ page, request }) => {
  const asked: string[] = []
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' })
  })
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/contact')
  const map = page.locator('iframe')
  await expect(map).toHaveAttribute('height', '720')
  await expect(map).toHaveAttribute('loading', 'lazy')
  await map.scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBe(1)
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  expect(await policyOf('/contact')).toContain('frame-src https://www.openstreetmap.org')
  expect(await policyOf('/news')).not.toContain('frame-src')
})

test('the trap is nothing that a person meets', async ({ page }) => {
  await page.goto('/contact')
  const trap = page.locator('[name=website]')
  await expect(trap).not.toBeInViewport()
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
})

test.describe('without script', () => {
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
    const typed = { ...message, Name: 'R2-D2', Email: 'Meera@example.com', Phone: '+91 98' }
    await fillIn(page, typed)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await send(page)
    expect((await answered).status()).toBe(422)
    await expectFields(page, { ...typed, [captchaLabel]: '' })
    await expect(page.getByRole('alert').first()).toHaveText('Failed to send message')
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Name should contain only letters and spaces.')
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'Please enter a valid email in lowercase (e.g. name@example.com)'
    )
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(
      'Phone number should be exactly 10 digits and numeric only.'
    )
    expect(await captchaOf(page)).not.toBe(before)
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
    await page.getByRole('button', { name: 'New captcha' }).click()
    await expectFields(page, message)
    expect(await captchaOf(page)).not.toBe(before)
    await expect(page.getByRole('alert')).toHaveCount(0)
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
})
