import { addPerson } from './support/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './support/test.ts'

/* The own account, and what a User may not do. */

test('a person changes the own password, and is told what is wrong by field', async ({
  adminPage: admin,
  browser,
  site,
  faults
}) => {
  const person = await addPerson(admin, site.url, 'User')
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await signIn(page, person)
  await page
    .getByRole('banner')
    .getByRole('link', { name: `${person.fullName}, your account` })
    .click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('main').getByText(person.fullName, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('User', { exact: true })).toBeVisible()

  const current = page.getByLabel('Current password')
  const wanted = page.getByLabel('New password')
  const change = page.getByRole('button', { name: 'Change password' })
  await current.fill('not the password')
  await wanted.fill('another long passphrase')
  await change.click()
  await expect(page.getByText('The current password is not right.', { exact: true }).last()).toBeVisible()
  await expect(current).toBeFocused()
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  await current.fill(person.password)
  await wanted.fill('short')
  await change.click()
  await expect(wanted).toBeFocused()
  await expect(wanted).toHaveAccessibleDescription(/Password must be at least 8 characters long\./)

  await wanted.fill('another long passphrase')
  await change.click()
  await expect(page.getByRole('status').filter({ hasText: 'Password changed.' })).toBeVisible()
  await expect(current).toHaveValue('')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, { ...person, password: 'another long passphrase' })
  await context.close()
  faults.length = 0
})

test('the account fits the narrowest phone, where the menu leads to it', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/admin-panel')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /your account$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})

test('a User sees no link to an Admin’s screens, and is refused there', async ({ adminPage: admin, browser, site }) => {
  const person = await addPerson(admin, site.url, 'User')
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await signIn(page, person)
  const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link')
  await expect(links.filter({ hasText: 'News Detail' })).toBeVisible()
  await expect(links.filter({ hasText: /^(Users|Settings)$/ })).toHaveCount(0)
  for (const address of ['/userlist', '/user?id=1', '/settings']) {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(403)
    await expect(page.getByRole('heading', { name: 'Only an Admin may open this page' })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  }
  await expectAccessible(page)
  await context.close()
})

test('the last Admin stays one, and no two users have one name', async ({ adminPage: page, site, faults }) => {
  const lastAdmin = 'At least one Admin must remain: make somebody else an Admin first.'
  await page.goto('/userlist?search=admin')
  await page
    .getByRole('row', { name: /Select admin/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('status').filter({ hasText: lastAdmin })).toBeVisible()

  await page.goto('/user?id=1')
  await page.getByLabel('Address').fill('Vadodara')
  await page.getByLabel('Mobile No.').fill('9000000001')
  await page.getByLabel('Role').selectOption('User')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('alert').filter({ hasText: lastAdmin })).toBeVisible()
  await expect(page.getByLabel('Role')).toHaveValue('User')

  const person = await addPerson(page, site.url, 'User')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.goto('/user')
  await page.getByLabel('Full Name').fill(person.fullName.toUpperCase())
  await page.getByLabel('Address').fill('Vadodara')
  await page.getByLabel('Mobile No.').fill('9000000002')
  await page.getByLabel('Role').selectOption('User')
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('A user with this name already exists.')
  await expect(page.getByLabel('Full Name')).toBeFocused()
  faults.length = 0
})

test('for a new user a password is suggested, which can be read', async ({ adminPage: page }) => {
  await page.goto('/user')
  const password = page.getByLabel('Password')
  await page.getByRole('button', { name: 'Suggest one' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue(/^\w{4}(-\w{4}){3}$/)
  await expect(password).toBeFocused()
  // What was typed is not replaced.
  await expect(page.getByRole('button', { name: 'Suggest one' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Still to fill in' })).not.toContainText('Password')
  // Nothing of it was saved.
  await password.fill('')
})
