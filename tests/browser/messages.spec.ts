import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { indianDay } from '../../shared/indian-format.ts'
import catalogue from '../../texts/en.json' with { type: 'json' }
import { sendMessage } from './support/people.ts'
import { expect, expectAccessible, expectFits, expectNoSidewaysScroll, test } from './support/test.ts'

/* Visitors' messages: read by staff, and worked from new to won. */

const subjectOf = (what: string) => `${what} & more ${crypto.randomUUID().slice(0, 8)}`

/** Sends messages whose subjects have a word in common, and gives their ids, newest first, and that word. */
async function sendMessages(page: Page, url: string, ...subjects: string[]) {
  const word = crypto.randomUUID().slice(0, 8)
  for (const subject of subjects) await sendMessage(page, url, `${subject} ${word}`)
  const found = await (await page.request.get(`/api/messages?search=${word}`)).json()
  return { word, ids: found.map(({ id }: { id: number }) => id) as number[] }
}

async function setLead(page: Page, url: string, id: number, data: object) {
  const answer = await page.request.put(`/api/messages/${id}`, { data, headers: { origin: url } })
  expect(answer.ok()).toBe(true)
}

/** Goes there by Tab, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let count = 0; count < 80; count++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there.')
}

const stageButton = (page: Page, stage: string) => page.getByRole('button', { name: stage, exact: true })

test('an unread message stands out, opens by a click anywhere in its row, and can be marked as unread again', async ({
  adminPage: page,
  site
}) => {
  const subject = subjectOf('A roof in Surat')
  await sendMessage(page, site.url, subject)
  await page.goto('/messagelist')
  const row = page.getByRole('row', { name: subject })
  await expect(row).toContainText('Unread:')
  await expect(row).toHaveCSS('font-weight', '700')

  await row.getByText('Asha Rao').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Message' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
  await expect(page.getByText('We have a flat roof.\n\nWhat would it cost?')).toBeVisible()
  const mail = `mailto:asha.rao@example.com?subject=${encodeURIComponent(`Re: ${subject}`)}`
  await expect(page.getByRole('link', { name: 'asha.rao@example.com' })).toHaveAttribute('href', mail)
  await expect(page.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', mail)
  await expect(page.getByRole('link', { name: 'Call Asha Rao' })).toHaveAttribute('href', 'tel:9876543210')
  const chat = page.getByRole('link', { name: /^WhatsApp/ })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919876543210\?text=Hello%20Asha%20Rao/)

  await page.getByRole('link', { name: 'Show List' }).click()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Unread:')

  await row.getByRole('link', { name: subject }).click()
  await page.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Marked as unread.' })).toBeVisible()
  await expect(page).toHaveURL(/\/messagelist$/)
  await expect(row).toContainText('Unread:')
})

test('a lead goes from New to Won by keyboard alone', async ({ adminPage: page, site }) => {
  const { word, ids } = await sendMessages(page, site.url, 'Older', 'Newer')
  await page.goto(`/messagelist?search=${word}&stage=New`)
  await tabTo(page, page.getByRole('link', { name: `Newer ${word}` }))
  await page.keyboard.press('Enter')
  const subject = page.getByRole('heading', { level: 2, name: word })
  await expect(subject).toHaveText(`Newer ${word}`)
  await expect(page.getByText('1 of 2')).toBeVisible()
  await page.keyboard.press('j')
  await expect(subject).toHaveText(`Older ${word}`)
  await page.keyboard.press('k')
  await expect(subject).toHaveText(`Newer ${word}`)

  await tabTo(page, stageButton(page, 'Called'))
  await page.keyboard.press('Enter')
  await expect(stageButton(page, 'Called')).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, page.getByRole('button', { name: 'Take it' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Owner')).toHaveValue(/^\d+$/)
  await tabTo(page, page.getByRole('button', { name: 'Tomorrow', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Value in rupees'))
  await page.keyboard.type('185000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('₹1,85,000', { exact: true })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('n')
  await page.keyboard.type('Wants j and k, both.')
  await page.keyboard.press('Control+Enter')
  const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')
  await expect(timeline.filter({ hasText: 'Wants j and k, both.' })).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('')
  await tabTo(page, stageButton(page, 'Won'))
  await page.keyboard.press('Enter')
  for (const text of [
    'Received',
    'New → Called',
    'Owner: none → admin',
    'Follow up: none',
    'none → ₹1,85,000',
    'Called → Won'
  ])
    await expect(timeline.filter({ hasText: text })).toHaveCount(1)

  // The lead has left the tab, and its neighbours are those of the list as it was opened.
  await page.keyboard.press('j')
  await expect(subject).toHaveText(`Older ${word}`)
  const won = await (await page.request.get(`/api/messages/${ids[0]}`)).json()
  expect(won).toMatchObject({ stage: 'Won', owner: 'admin', value: 185000, read: true })
  await page.goBack()
  await expect(page.getByRole('row', { name: `Older ${word}` })).toBeVisible()
  await expect(page.getByRole('row', { name: `Newer ${word}` })).toHaveCount(0)
})

test('the outcome of a call is noted in one click, with what was typed, and the next message opens; Undo leads back', async ({
  adminPage: page,
  site
}) => {
  const { word, ids } = await sendMessages(page, site.url, 'Second in line', 'First in line')
  await page.goto(`/messagelist?search=${word}`)
  await page.getByRole('row', { name: `First in line ${word}` }).click()
  await page.getByLabel('Note', { exact: true }).fill('Wants 3 kW.')
  await page.getByRole('button', { name: 'Visit agreed' }).click()

  await expect(page.getByRole('heading', { level: 2, name: `Second in line ${word}` })).toBeVisible()
  const stageOf = async (id: number | undefined) => (await (await page.request.get(`/api/messages/${id}`)).json()).stage
  expect(await stageOf(ids[0])).toBe('Visit')
  const timeline = await (await page.request.get(`/api/messages/${ids[0]}/timeline`)).json()
  expect(timeline.at(-1)).toMatchObject({ kind: 'note', text: 'Visit agreed. Wants 3 kW.' })

  // What good may come of a call goes by the stage.
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page.getByRole('button', { name: 'Quotation sent' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Visit agreed' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: `First in line ${word}` })).toBeVisible()
  await expect(stageButton(page, 'New')).toHaveAttribute('aria-pressed', 'true')
  expect(await stageOf(ids[0])).toBe('New')

  // The last of the list stays on the screen.
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Not interested' }).click()
  await expect(page.getByText('Not interested.', { exact: true })).toBeVisible()
  await expect(stageButton(page, 'Lost')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'No answer' })).toBeHidden()
})

test('what the visitor sent along is shown: place, product, bill, estimate and a picture', async ({
  adminPage: page,
  site
}) => {
  const picture = path.join(import.meta.dirname, '..', '..', 'assets', 'site', 'icon-180.png')
  const subject = subjectOf('All that is known')
  await sendMessage(page, site.url, subject, {
    topic: 'visit',
    pincode: '411038',
    bill: '3200',
    about: 'product:1',
    estimate: 'bill=3200&customer=home',
    callAt: 'After six',
    attachment: { name: 'roof.png', mimeType: 'image/png', buffer: readFileSync(picture) }
  })
  const [{ id }] = await (await page.request.get('/api/messages?pageSize=1')).json()
  const { productName } = await (await page.request.get('/api/products/1')).json()
  await page.goto(`/messagedata?id=${id}`)
  await expect(page.getByText('411038, Pune')).toBeVisible()
  for (const text of ['Visit', 'After six', /^R-\w{6}$/])
    await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: productName })).toHaveAttribute('href', '/ProductDetail?id=1')
  const estimate = page.getByRole('region', { name: 'Estimate' })
  for (const name of ['saving', 'size', 'pay', 'payback'] as const)
    await expect(estimate.getByText(catalogue.texts[`estimate.row.${name}`], { exact: true })).toBeVisible()
  await expect(estimate).toContainText('With the figures of today')
  await expect(estimate.getByRole('link')).toHaveAttribute('href', '/SolarServices?bill=3200&customer=home#estimate')
  await estimate.getByText(catalogue.texts['estimate.row.pay'], { exact: true }).click()
  await expect(estimate.getByText(catalogue.texts['estimate.row.emi'], { exact: true })).toBeVisible()
  await expect(estimate.getByText(/As of/).filter({ visible: true }).first()).toBeVisible()
  const shown = page.getByRole('img', { name: /^Sent with the message/ })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByRole('region', { name: 'Earlier messages' }).getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
})

test('that an estimate cannot be worked out now is said', async ({ adminPage: page, site, faults }) => {
  await sendMessage(page, site.url, subjectOf('With an estimate'), { estimate: 'bill=3200&customer=home' })
  const [{ id }] = await (await page.request.get('/api/messages?pageSize=1')).json()
  const json = { message: 'There is no estimate at present.' }
  await page.route('**/estimate?*', (route) => route.fulfill({ status: 404, json }))
  await page.goto(`/messagedata?id=${id}`)
  await expect(page.getByRole('alert')).toHaveText(`Could not load the estimate. ${json.message}`)
  await page.unroute('**/estimate?*')
  await page.getByRole('region', { name: 'Estimate' }).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText('With the figures of today')
  faults.length = 0
})

test('what cannot be saved is said and stays; a newer version of somebody else is taken over', async ({
  adminPage: page,
  site,
  faults
}) => {
  const { ids } = await sendMessages(page, site.url, 'Out of reach')
  await setLead(page, site.url, ids[0] ?? 0, { read: true })
  await page.goto(`/messagedata?id=${ids[0]}`)
  // The timeline and the owners are read after the message.
  await expect(page.getByRole('listitem').filter({ hasText: 'Received' })).toBeVisible()
  await expect(page.getByLabel('Owner').locator('option')).not.toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await stageButton(page, 'Visit').click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Not saved yet: Stage. The server could not be reached.')
  await expect(stageButton(page, 'Visit')).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Note').fill('Not lost')
  await page.keyboard.press('Control+Enter')
  await expect(alert.filter({ hasText: /^The server could not be reached\.$/ })).toBeVisible()
  await expect(page.getByLabel('Note')).toHaveValue('Not lost')
  await page.getByRole('link', { name: 'Show List' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Not lost' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'New → Visit' })).toHaveCount(1)
  await expect(alert).toHaveCount(0)

  await setLead(page, site.url, ids[0] ?? 0, { value: 700 })
  await stageButton(page, 'Quoted').click()
  await expect(alert).toContainText('Not saved yet: Stage.')
  await expect(page.getByLabel('Value in rupees')).toHaveValue('700')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Visit → Quoted' })).toHaveCount(1)
  const day = page.getByLabel('Follow up on')
  await day.fill('3/4/2027')
  await day.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: indianDay('2027-04-03') })).toHaveCount(1)
  await day.fill('soon')
  await day.blur()
  await expect(day).toHaveAccessibleDescription('Write it as day/month/year, such as 31/01/2026.')
  await page.getByLabel('Value in rupees').fill('-1')
  await page.getByLabel('Value in rupees').press('Enter')
  await expect(page.getByLabel('Value in rupees')).toHaveAttribute('aria-invalid', 'true')
  await stageButton(page, 'Lost').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Quoted → Lost' })).toHaveCount(1)
  await expect(alert).toHaveText('Not saved yet: Value. Value must be at least 0.')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Value in rupees')).toHaveValue('700')
  faults.length = 0
})

test('tabs count and filter, with the search; on a phone a row is five lines at most, two of them of the message', async ({
  adminPage: page,
  site
}) => {
  const { word, ids } = await sendMessages(page, site.url, 'First', 'Second', 'Third')
  const [newest, second] = ids
  const countOf = async (tab: string) =>
    Number(/\d[\d,]*/.exec(await page.getByRole('link', { name: new RegExp(`^${tab} \\d`) }).innerText())?.[0])
  await page.goto('/messagelist')
  const before = { fresh: await countOf('New'), due: await countOf('Due'), won: await countOf('Won') }
  const owner = (await (await page.request.get('/api/messages/owners')).json())[0].id
  await setLead(page, site.url, newest ?? 0, { stage: 'Won', followUpOn: '2026-01-31' })
  await setLead(page, site.url, second ?? 0, { stage: 'Visit', followUpOn: '2026-01-31', ownerId: owner })
  await page.goto(`/messagelist?search=${word}&pageSize=25`)
  await expect(page.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'true')
  expect(await countOf('New')).toBe(before.fresh - 2)
  expect(await countOf('Due')).toBe(before.due + 1)
  expect(await countOf('Won')).toBe(before.won + 1)
  await page.getByRole('link', { name: /^Due/ }).click()
  await expect(page).toHaveURL(new RegExp(`search=${word}.*due=today`))
  await expect(page.getByRole('link', { name: /^Due/ })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible()
  await expect(page.getByRole('row', { name: `Second ${word}` })).toContainText('days late')
  await page.getByRole('link', { name: /^Won/ }).click()
  await expect(page.getByRole('row', { name: `Third ${word}` })).not.toContainText('late')
  await page.getByRole('link', { name: /^Lost/ }).click()
  await page.getByRole('button', { name: 'Show all messages' }).click()
  await expect(page).toHaveURL(/messagelist\?pageSize=25$/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/messagelist?search=${word}`)
  await expect(page.getByText(`Second ${word}`)).toBeVisible()
  for (const row of await page.locator('tr[data-record]').all())
    expect((await row.boundingBox())?.height).toBeLessThan(110)
  await expectNoSidewaysScroll(page)
})

test('a message that could not be marked says so', async ({ adminPage: page, site, faults }) => {
  const subject = subjectOf('Not marked')
  await sendMessage(page, site.url, subject)
  await page.route('**/api/messages/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue()
  )
  await page.goto('/messagelist')
  await page.getByRole('row', { name: subject }).getByRole('link', { name: subject }).click()
  await expect(page.getByText('Could not mark the message as read. The server could not be reached.')).toBeVisible()
  faults.length = 0
})

test('axe finds nothing on the list and the message, nor do they scroll sideways', async ({
  adminPage: page,
  site
}) => {
  const subject = subjectOf('Seen by axe')
  await sendMessage(page, site.url, subject)
  await page.goto('/messagelist')
  await expect(page.getByRole('row', { name: subject })).toBeVisible()
  await expectFits(page)
  await page.getByRole('row', { name: subject }).getByRole('link', { name: subject }).click()
  await expect(page.getByRole('link', { name: 'E-mail' })).toBeVisible()
  await expectFits(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.goto('/messagelist')
  await expect(page.getByText(subject)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

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

  await row.getByRole('link', { name: first }).click()
  await expect.poll(countOf).toBe(before)
  await page.getByRole('link', { name: 'Show List' }).click()
  await expect(page.getByRole('row', { name: second })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Unread only' }).click()
})

test('a printed message is a plain sheet', async ({ adminPage: page, site }) => {
  const subject = subjectOf('On paper')
  await sendMessage(page, site.url, subject)
  await page.goto('/messagelist')
  await page.getByRole('row', { name: subject }).getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const text of ['We have a flat roof.', '98765 43210, asha.rao@example.com'])
    await expect(page.getByText(text)).toBeVisible()
  for (const name of ['Show List', 'E-mail']) await expect(page.getByRole('link', { name })).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeHidden()
  await expect(page.getByText(subject)).toBeVisible()
})

test('the rows per page are remembered for each list', async ({ adminPage: page }) => {
  await page.goto('/newslist')
  await page.getByLabel('Rows per page').selectOption('50')
  await expect(page).toHaveURL(/pageSize=50/)
  await page.goto('/newslist')
  await expect(page.getByLabel('Rows per page')).toHaveValue('50')
  await page.goto('/factlist')
  await expect(page.getByLabel('Rows per page')).toHaveValue('10')
})
