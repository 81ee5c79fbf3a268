import type { Page } from '@playwright/test'
import { admin } from '../support/site-process.ts'
import { addPerson } from './support/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test, views } from './support/test.ts'

/* Two people and one record, and answers that are lost. */

/** Makes a user by the API, whose form has no required file. Gives the id. */
async function openRecord(page: Page, url: string): Promise<{ id: number; name: string }> {
  const { id, fullName } = await addPerson(page, url, 'User')
  await page.goto(`/user?id=${id}`)
  await expect(page.getByLabel('Full Name')).toHaveValue(fullName)
  return { id, name: fullName }
}

/** Saves other values of the record, as somebody else does meanwhile. */
async function saveMeanwhile(page: Page, url: string, id: number, values: object): Promise<void> {
  const record = await (await page.request.get(`/api/auth/users/${id}`)).json()
  const { fullName, address, mobileNo, role } = record
  const data = { fullName, address, mobileNo, role, ...values }
  expect((await page.request.put(`/api/auth/users/${id}`, { data, headers: { origin: url } })).status()).toBe(200)
}

for (const { width, colorScheme } of views) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('what two people changed is put together, and for what both changed one is chosen', async ({
      adminPage: page,
      site,
      faults
    }) => {
      const { id, name } = await openRecord(page, site.url)
      await page.getByLabel('Full Name').fill(`${name} mine`)
      await page.getByLabel('Address').fill('My address')
      await saveMeanwhile(page, site.url, id, { address: 'Their address', role: 'Admin' })
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText(/^admin saved this record after you had opened it, on /)).toBeVisible()
      await expect(page.getByText('Changed there alone, and taken over: Role.')).toBeVisible()
      await expect(page.getByText('Changed by you alone, and kept: Full Name.')).toBeVisible()
      const address = page.getByRole('group', { name: 'Address' })
      await expect(address.getByRole('deletion')).toHaveText('Their')
      await expect(address.getByRole('insertion')).toHaveText('My')
      await expect(page.getByRole('button', { name: 'Keep mine for this field' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await address.getByLabel('admin’s').check()
      await page.getByRole('button', { name: 'Put both together' }).click()
      await expect(page.getByRole('button', { name: 'Update' })).toBeFocused()
      await expect(page.getByLabel('Full Name')).toHaveValue(`${name} mine`)
      await expect(page.getByLabel('Address')).toHaveValue('Their address')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page).toHaveURL(/\/userlist/)
      const saved = await (await page.request.get(`/api/auth/users/${id}`)).json()
      expect(saved).toMatchObject({ fullName: `${name} mine`, address: 'Their address', role: 'Admin' })
      faults.length = 0
    })
  })
}

test('loading what was saved says so where it fails, and nothing is lost', async ({
  adminPage: page,
  site,
  faults
}) => {
  const { id } = await openRecord(page, site.url)
  await page.getByLabel('Address').fill('My address')
  await saveMeanwhile(page, site.url, id, { address: 'Their address' })
  await page.getByRole('button', { name: 'Update' }).click()
  const discard = page.getByRole('button', { name: 'Discard my changes and load what was saved' })
  await expect(discard).toBeVisible()
  await page.route(`**/api/auth/users/${id}`, (route) => route.abort())
  await discard.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not load what was saved.' })).toBeVisible()
  await expect(page.getByLabel('Address')).toHaveValue('My address')
  await page.unroute(`**/api/auth/users/${id}`)
  await discard.click()
  await expect(page.getByLabel('Address')).toHaveValue('Their address')
  faults.length = 0
})

test('what is typed while it is saved stays to be saved', async ({ adminPage: page, site }) => {
  const { id, name } = await openRecord(page, site.url)
  await page.getByLabel('Address').fill('First address')
  const isTyped = Promise.withResolvers<void>()
  await page.route(
    `**/api/auth/users/${id}`,
    async (route) => {
      await isTyped.promise
      await route.continue()
    },
    { times: 1 }
  )
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByLabel('Address').fill('Second address')
  isTyped.resolve()
  await expect(page.getByRole('status').filter({ hasText: 'updated successfully' })).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(page.getByLabel('Address')).toHaveValue('Second address')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(/\/userlist/)
  const saved = await (await page.request.get(`/api/auth/users/${id}`)).json()
  expect(saved).toMatchObject({ fullName: name, address: 'Second address' })
})

test('where the answer is lost, a second press makes no second record', async ({ adminPage: page, faults }) => {
  const name = `Once ${crypto.randomUUID().slice(0, 8)}`
  const keys: (string | undefined)[] = []
  let isLost = true
  await page.route('**/api/auth/users', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (!isLost) return await route.continue()
    isLost = false
    await route.fetch()
    await route.abort('connectionreset')
  })
  async function fill(fullName: string) {
    await page.goto('/user')
    await page.getByLabel('Full Name').fill(fullName)
    await page.getByLabel('Address').fill('Pune')
    await page.getByLabel('Mobile').fill(String(Math.floor(6e9 + Math.random() * 3e9)))
    await page.getByLabel('Role').selectOption('User')
    await page.getByLabel('Password', { exact: true }).fill('a long enough passphrase')
    await page.getByRole('button', { name: 'Submit' }).click()
  }
  await fill(name)
  await expect(page.getByText(/The server could not be reached\./).first()).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/userlist/)
  const users = await (await page.request.get(`/api/auth/userlist?search=${name}`)).json()
  expect(users).toHaveLength(1)
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]])
  await fill(`${name} next`)
  await expect(page).toHaveURL(/\/userlist/)
  expect(keys[2]).not.toBe(keys[0])
  faults.length = 0
})

test('closing the sign-in dialog leaves the form as it was, and says that nothing is saved', async ({
  adminPage: page,
  site,
  faults
}) => {
  const { name } = await openRecord(page, site.url)
  await page.getByLabel('Address').fill('Typed before the session ended')
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Update' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Username')).toHaveValue(admin.username)
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const reason = 'You have not signed in again, so nothing is saved. What you typed is still here.'
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  await expect(page.getByRole('main').getByText(reason)).toBeVisible()
  await expect(page.getByLabel('Address')).toHaveValue('Typed before the session ended')
  await page.context().addCookies(cookies)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page).toHaveURL(/\/userlist/)
  expect(name).toBeTruthy()
  faults.length = 0
})

test('a server that prepares files can be left waiting, and is not waited for without end', async ({
  page,
  faults
}) => {
  await page.clock.install()
  await signIn(page)
  await page.goto('/aboutdata')
  await page.locator('input[type=file]').setInputFiles('assets/site/card.jpg')
  // The call goes to the server, and its answer never comes back.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/admin-panel', requestStage: 'Response' }] })
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('The server is preparing the files…')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel waiting' }).click()
  await expect(
    page.getByRole('main').getByText(/^You did not wait for the answer\. It may have been saved all the same\./)
  ).toBeVisible()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('The server is preparing the files…')).toBeVisible()
  await page.clock.fastForward('05:01')
  await expect(
    page.getByRole('main').getByText(/^The server has not answered\. It may have been saved all the same\./)
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update' })).toBeEnabled()
  // The next test of this worker has the same page, and needs these answers.
  await devTools.detach()
  faults.length = 0
})
