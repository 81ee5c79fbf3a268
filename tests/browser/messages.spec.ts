import { sendMessage } from './support/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

/* What visitors wrote: read by staff, marked, answered by mail. */

const subjectOf = (what: string) => `${what} & more ${crypto.randomUUID().slice(0, 8)}`

test('an unread message stands out, is read whole, and can be marked as unread again', async ({
  adminPage: page,
  site
}) => {
  const subject = subjectOf('A roof in Surat')
  await sendMessage(page, site.url, subject)
  await page.goto('/messagelist')
  const row = page.getByRole('row', { name: subject })
  await expect(row).toContainText('Unread:')
  await expect(row).toHaveCSS('font-weight', '700')

  await row.getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Message' })).toBeVisible()
  await expect(page.getByText('We have a flat roof.\n\nWhat would it cost?')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0)
  const mail = `mailto:asha.rao@example.com?subject=${encodeURIComponent(`Re: ${subject}`)}`
  await expect(page.getByRole('link', { name: 'asha.rao@example.com' })).toHaveAttribute('href', mail)
  await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute('href', mail)
  await expect(page.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:9876543210')

  await page.getByRole('link', { name: 'Show List' }).click()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Unread:')

  await row.getByRole('link', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Marked as unread.' })).toBeVisible()
  await expect(page).toHaveURL(/\/messagelist$/)
  await expect(row).toContainText('Unread:')
})

test('a message that could not be marked says so', async ({ adminPage: page, site, faults }) => {
  const subject = subjectOf('Not marked')
  await sendMessage(page, site.url, subject)
  await page.route('**/api/messages/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue()
  )
  await page.goto('/messagelist')
  await page.getByRole('row', { name: subject }).getByRole('link', { name: 'Open' }).click()
  await expect(page.getByText('Could not mark the message as read. The server could not be reached.')).toBeVisible()
  faults.length = 0
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the list and the message, ${colorScheme}, nor do they scroll sideways`, async ({
    adminPage: page,
    site
  }) => {
    const subject = subjectOf('Seen by axe')
    await sendMessage(page, site.url, subject)
    await page.emulateMedia({ colorScheme })
    await page.goto('/messagelist')
    await expect(page.getByRole('row', { name: subject })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('row', { name: subject }).getByRole('link', { name: 'Open' }).click()
    await expect(page.getByRole('link', { name: 'Reply by e-mail' })).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await page.goto('/messagelist')
    await expect(page.getByText(subject)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
}

test('what is unread is counted in the menu and the title, and comes by itself, while all else stays', async ({
  adminPage: page,
  site
}) => {
  const [first, second] = [subjectOf('Read now'), subjectOf('Comes by itself')]
  await sendMessage(page, site.url, first)
  await page.goto('/messagelist?unread=1')
  const row = page.getByRole('row', { name: first })
  await row.getByRole('checkbox').check()
  const countOf = async () => {
    const text = await page.getByRole('navigation').getByRole('link', { name: 'Messages' }).innerText()
    return Number(/\d+/.exec(text)?.[0] ?? 0)
  }
  await expect.poll(countOf).toBeGreaterThan(0)
  const before = await countOf()
  await expect(page).toHaveTitle(`(${before}) Messages – Admin Panel`)

  await page.getByRole('searchbox').focus()
  await sendMessage(page, site.url, second)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByRole('row', { name: second })).toBeVisible()
  await expect(row.getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect.poll(countOf).toBe(before + 1)

  await row.getByRole('link', { name: 'Open' }).click()
  await expect.poll(countOf).toBe(before)
  await page.getByRole('link', { name: 'Show List' }).click()
  await expect(page.getByRole('row', { name: second })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Unread only' }).click()
  await expect(row.getByRole('cell').nth(-2)).not.toBeEmpty()
})

test('a printed message is a plain sheet', async ({ adminPage: page, site }) => {
  const subject = subjectOf('On paper')
  await sendMessage(page, site.url, subject)
  await page.goto('/messagelist')
  await page.getByRole('row', { name: subject }).getByRole('link', { name: 'Open' }).click()
  await expect(page.getByText('We have a flat roof.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Show List', 'Reply by e-mail']) await expect(page.getByRole('link', { name })).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeHidden()
  await expect(page.getByText(subject)).toBeVisible()
})

test('the rows per page are remembered for each list', async ({ adminPage: page }) => {
  await page.goto('/messagelist')
  await page.getByLabel('Rows per page').selectOption('50')
  await expect(page).toHaveURL(/pageSize=50/)
  await page.goto('/messagelist')
  await expect(page.getByLabel('Rows per page')).toHaveValue('50')
  await page.goto('/newslist')
  await expect(page.getByLabel('Rows per page')).toHaveValue('10')
})
