import type { Page, Route } from '@playwright/test'
import { isDone } from '../../shared/proof-of-work.ts'
import catalogue from '../../texts/en.json' with { type: 'json' }
import { admin, captchaAnswer } from '../support/site-process.ts'
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
import { expect, expectAccessible, expectFits, holdScripts, lifeOfToasts, test } from './support/test.ts'

// The sent page is short enough for the map to load.
test.beforeEach(({ page }) => withoutMap(page))

/** Opens the page and waits until the form has its script. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/contact${query}`)
  await hydrated(page)
}

async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const form = document.querySelector('form[method=post]')
    return form !== null && Object.keys(form).some((key) => key.startsWith('__react'))
  })
}

test('what is typed before the form has its script stays, and is sent', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const typed = { ...message, 'Your pincode': '411038' }
  await fillIn(page, typed)
  release()
  await hydrated(page)
  await expectFields(page, typed)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible()
})

test('what was typed and left before the script came is checked when it comes', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await field(page, 'Name').fill('R2-D2')
  await field(page, 'Phone').fill('98000 00001 2')
  await field(page, 'E-mail').fill('meera')
  release()
  await expect(page.getByText('Name should contain only letters and spaces.')).toBeVisible()
  // Its digits are counted, and the one where the visitor types is left alone.
  await expect(field(page, 'Phone')).toHaveValue('9800000001')
  await expect(page.getByRole('alert')).toHaveCount(2)
  await expect(field(page, 'E-mail')).toBeFocused()
})

test.describe('with script', () => {
  test.beforeEach(({ page }) => open(page))

  test('leaving a field says what is wrong with it, until it is right', async ({ page }) => {
    for (const [label, typed, fault] of [
      ['Name', 'R2-D2', 'Name should contain only letters and spaces.'],
      ['E-mail', 'Meera@example.com', 'Please enter a valid lowercase email (e.g., name@example.com)'],
      ['E-mail', 'meera@example', 'Please enter a valid lowercase email (e.g., name@example.com)'],
      ['Phone', '98000', 'Phone number should be exactly 10 digits and numeric only.']
    ] as const) {
      await field(page, label).fill(typed)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await field(page, label).press('Tab')
      await expect(page.getByRole('alert')).toHaveText([fault])
      await expect(field(page, label)).toHaveAccessibleDescription(fault)
      await field(page, label).fill(message[label])
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })

  test('sending with one wrong field says what is wrong with it, and sends nothing', async ({ page }) => {
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    for (const [label, typed, fault] of [
      ['Name', '', 'Name is required.'],
      ['Name', 'R2-D2', 'Name should contain only letters and spaces.'],
      ['E-mail', 'Meera@example.com', 'Please enter a valid email in lowercase (e.g. name@example.com)'],
      ['Subject', ' ', 'Subject is required.'],
      ['Phone', '', 'Phone number should be exactly 10 digits and numeric only.'],
      ['Message', '', 'Message is required.'],
      [captchaLabel, '', 'Captcha does not match']
    ] as const) {
      await fillIn(page)
      await field(page, label).fill(typed)
      await send(page)
      await expect(page.getByRole('alert')).toHaveText([fault])
      await expect(field(page, label)).toBeFocused()
    }
    expect(posts).toEqual([])
  })

  test('a phone is read however it is written, and digits that are left over are said until they are gone', async ({
    page
  }) => {
    const phone = field(page, 'Phone')
    for (const typed of ['98-00 0a000 01', '+91 98000 00001', '09800000001', '९८००००००0१']) {
      await phone.fill('')
      await phone.pressSequentially(typed)
      await expect(phone).toHaveValue('9800000001')
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
    const fault = 'Phone number should be exactly 10 digits and numeric only. 2 digits are left over.'
    await fillIn(page)
    await phone.fill('98000 00001 34')
    await expect(phone).toHaveValue('9800000001')
    await expect(phone).toHaveAccessibleDescription(fault)
    await send(page)
    await expect(page.getByRole('alert')).toHaveText([fault])
    await expect(phone).toBeFocused()
    await phone.fill('+91 98000 00001')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a message goes with all that the visitor comes from, and the page says what happens next', async ({
    page,
    site
  }) => {
    await open(page, '?about=product:3&topic=repair&estimate=bill%3D3200%26customer%3Dhome')
    const form = page.locator('form[method=post]')
    await expect(form.getByRole('link', { name: 'Off Grid Inverter' })).toHaveAttribute('href', '/ProductDetail?id=3')
    await expect(field(page, 'Subject')).toHaveValue(/^Off Grid Inverter/)
    await expect(form).toContainText(/Home, ₹3,200 a month.*2\.5 kW.*You pay.*You save/)
    await expect(field(page, 'Repair')).toBeChecked()
    await field(page, 'Site visit').check()
    for (const label of Object.keys(message)) await expect(field(page, label)).toBeVisible()
    await field(page, 'Your pincode').fill('411038')
    await expect(form.getByRole('status')).toContainText('Yes, we work in Pune.')

    const file = page.getByLabel(catalogue.texts['contact.form.attachment'])
    await expect(file).toHaveAccessibleDescription('JPEG, PNG, WebP or PDF, up to 10 MiB.')
    for (const [name, size, fault] of [
      ['roof.heic', 10, /^This is a HEIC picture/],
      ['bill.pdf', 10 * 1024 * 1024 + 1, /too large: at most 10 MiB/]
    ] as const) {
      const mimeType = name.endsWith('heic') ? 'image/heic' : 'application/pdf'
      await file.setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) })
      await expect(page.getByRole('alert')).toHaveText(fault)
      await expect(file).toHaveValue('')
    }
    await file.setInputFiles(bill)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(form.getByText('Off Grid Inverter')).toBeVisible()
    await fillIn(page)
    await expectAccessible(page)
    await send(page)

    const heading = page.getByRole('heading', { name: 'Message sent' })
    await expect(heading).toBeFocused()
    // The element in the button's place changes its colours under the pointer.
    await page.mouse.move(0, 0)
    const panel = page.getByRole('status').filter({ has: heading })
    const reference = (await panel.locator('strong').textContent()) ?? ''
    expect(reference).toMatch(/^R-[A-HJ-NP-Z2-9]{6}$/)
    await expect(panel).toContainText(catalogue.texts['contact.form.next.visit'])
    await expect(panel).toContainText('Yes, we work in Pune.')
    await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`text=.*${reference}`)
    )
    await expect(panel.getByRole('link', { name: catalogue.texts['contact.form.track'] })).toHaveAttribute(
      'href',
      `/track?reference=${reference}`
    )
    await expectAccessible(page)
    await expectFields(page, empty)

    await page.request.post('/api/auth/login', { data: admin, headers: { origin: site.url } })
    const [stored] = await (await page.request.get('/api/messages?page=1&pageSize=1')).json()
    expect(stored).toMatchObject({ reference, topic: 'visit', pincode: '411038', about: 'product:3', bill: 3200 })
    expect(stored.estimate).toBe('bill=3200&customer=home')
    expect(stored.attachment).toMatch(/\.pdf$/)
  })

  test('a record that there is not is not spoken of', async ({ page }) => {
    // The second is a page, in a spelling that the call would refuse.
    for (const about of ['product:99999', '/news?category=Solar%20Panel']) {
      await open(page, `?about=${about}&topic=toaster&estimate=bill%3D1`)
      await expect(page.locator('form[method=post]')).not.toContainText(`${catalogue.texts['contact.form.about']}:`)
    }
    await expect(field(page, 'Subject')).toHaveValue('')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test('the address of a project names the project, not the page of all of them', async ({ page }) => {
    await open(page, `?about=${encodeURIComponent('/projects?id=4')}`)
    await expect(page.locator('form[method=post]')).toContainText('Solar Field')
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
    // A busy machine is not waited for, and sends without it: here it has all the time it needs.
    await page.addInitScript(() => {
      const wait = window.setTimeout
      const setTimeout = (run: TimerHandler, ms?: number, ...values: unknown[]) =>
        ms === 10_000 ? 0 : wait(run, ms, ...values)
      Object.assign(window, { setTimeout })
    })
    await open(page)
    // In tests next to nothing is asked for.
    const work = { puzzles: 16, bits: 14 }
    const askForWork = async (route: Route) =>
      await route.fulfill({ json: { ...(await (await route.fetch()).json()), work } })
    await page.route('/api/captcha', askForWork, { times: 1 })
    const before = await captchaOf(page)
    await page.getByRole('button', { name: 'New captcha' }).click()
    await expect.poll(() => captchaOf(page)).not.toBe(before)
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await fillIn(page)
    await send(page)
    const { captchaId, proof } = (await posted).postDataJSON()
    expect(isDone(captchaId, work, proof)).toBe(true)
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

test('optional details are folded, and open where something is in them or wrong', async ({ page, faults }) => {
  await open(page, '?estimate=bill%3D3200%26customer%3Dhome')
  const billOf = field(page, catalogue.texts['contact.form.bill'])
  await expect(billOf).toHaveValue('3200')
  await expect(billOf).toBeVisible()
  await open(page)
  await expect(billOf).toBeHidden()
  const more = page.locator('summary', { hasText: catalogue.texts['contact.form.more'] })
  await more.click()
  await billOf.fill('much')
  await more.click()
  await expect(billOf).toBeHidden()
  await fillIn(page)
  await send(page)
  await expect(billOf).toBeFocused()
  await expect(billOf).toHaveValue('much')
  faults.length = 0
})

test('axe finds nothing, on a phone and on a desktop', async ({ page }) => {
  await page.goto('/contact')
  await expectFits(page)
})

test('the trap is nothing that a person meets', async ({ page }) => {
  await page.goto('/contact')
  const trap = page.locator('[name=website]')
  await expect(trap).not.toBeInViewport()
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0)
})
