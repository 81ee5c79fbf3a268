import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { codeAt, codeStep } from '../support/second-factor.ts'
import { admin, startSite } from '../support/site-process.ts'
import { addPerson } from './support/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test, views } from './support/test.ts'

type Person = Awaited<ReturnType<typeof addPerson>>

/* The second factor, the own sessions and the log of sign-ins, as people use them. */

const wrong = '000000'

for (const { width, colorScheme } of views) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('a person turns the second factor on, signs in with it, and turns it off', async ({
      adminPage,
      browser,
      site
    }) => {
      const person = await addPerson(adminPage, site.url, 'User')
      const context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 900 }, colorScheme })
      const page = await context.newPage()
      await signIn(page, person)
      await page.goto('/account')
      const section = page.getByRole('region', { name: 'Second factor' })
      await section.getByRole('button', { name: 'Set up' }).click()
      const dialog = page.getByRole('dialog', { name: 'Set up the second factor' })
      await dialog.getByLabel('Current password').fill('not the password')
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(dialog.getByText('The current password is not right.')).toBeVisible()
      await expect(dialog.getByLabel('Current password')).toBeFocused()
      await expectAccessible(page)
      await dialog.getByLabel('Current password').fill(person.password)
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await expect(section.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const secret = await keyIn(page)
      await section.getByLabel('Code', { exact: true }).fill(wrong)
      await section.getByRole('button', { name: 'Turn on' }).click()
      await expect(section.getByText('This code is not right. Is the clock of your phone right?')).toBeVisible()
      await expect(section.getByLabel('Code', { exact: true })).toBeFocused()
      await section.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()))
      await section.getByRole('button', { name: 'Turn on' }).click()
      await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
      await expect(section.getByText(/10 recovery codes are left\./)).toBeVisible()
      await expectAccessible(page)
      const [recovery = ''] = await page
        .getByRole('list', { name: 'Recovery codes' })
        .getByRole('listitem')
        .allInnerTexts()
      await section.getByRole('button', { name: 'I have kept them' }).click()
      await expect(page.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0)

      await page
        .getByRole('button', { name: 'Logout' })
        .or(page.getByRole('button', { name: 'Menu', exact: true }))
        .first()
        .click()
      if (width < 768) await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
      await page.waitForURL('**/login')
      await givePassword(page, person)
      await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
      await expectAccessible(page)
      await page.getByLabel('Code', { exact: true }).fill(wrong)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('This code is not right, or has been used already.')).toBeVisible()
      await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date(Date.now() + codeStep)))
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL('**/admin-panel')

      await page.goto('/account')
      await section.getByRole('button', { name: 'Turn off' }).click()
      const off = page.getByRole('dialog', { name: 'Turn the second factor off' })
      await off.getByLabel('Current password').fill(person.password)
      await off.getByLabel('Code', { exact: true }).fill(recovery)
      await off.getByRole('button', { name: 'Turn off' }).click()
      await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible()
      await context.close()
    })
  })
}

test('a sign-in goes on with its second step after a reload, and can be given up', async ({
  adminPage,
  browser,
  site
}) => {
  const person = await addPerson(adminPage, site.url, 'User')
  const { secret } = await turnOn(browser, site.url, person)
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/login?next=%2Fnewslist')
  await givePassword(page, person)
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click()
  await expect(page.getByLabel('Username')).toBeFocused()
  await givePassword(page, person)
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill(wrong)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This code is not right, or has been used already.')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date(Date.now() + codeStep)))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/newslist$/)
  await context.close()
})

test('an ended session is begun again in place with both steps', async ({ adminPage, browser, site }) => {
  const person = await addPerson(adminPage, site.url, 'User')
  const { secret, page } = await turnOn(browser, site.url, person)
  await page.goto('/account')
  await page.getByLabel('New password').fill('another long passphrase')
  await page.getByRole('region', { name: 'Change your password' }).getByLabel('Current password').fill(person.password)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Username').fill(person.username)
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date(Date.now() + codeStep)))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Password changed.' })).toBeVisible()
})

test('a role that needs a second factor sets it up at the sign-in', async ({ browser }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'second-factor-'))
  const site = await startSite(folder, { REQUIRE_TWO_FACTOR: 'admins', SEED_DEMO: 'false' })
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/login')
  await givePassword(page, admin)
  await page.getByRole('button', { name: 'Set up' }).click()
  const secret = await keyIn(page)
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date()))
  await page.getByRole('button', { name: 'Turn on and continue' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page).toHaveURL(/\/admin-panel$/)
  await page.goto('/account')
  await expect(page.getByText(/Your role needs it\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0)
  await context.close()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a person sees where the account is signed in, and signs another device out', async ({
  adminPage,
  browser,
  site
}) => {
  const person = await addPerson(adminPage, site.url, 'User')
  const [here, there] = await Promise.all([
    browser.newContext({ baseURL: site.url }),
    browser.newContext({ baseURL: site.url })
  ])
  const [page, other] = await Promise.all([here.newPage(), there.newPage()])
  await signIn(page, person)
  await signIn(other, person)
  await page.goto('/account')
  const section = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await section.getByRole('listitem').getByRole('button').click()
  await expect(page.getByRole('status').filter({ hasText: 'The device is signed out.' })).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await other.goto('/newslist')
  await expect(other).toHaveURL(/\/login\?next=%2Fnewslist$/)

  await signIn(other, person)
  await page.reload()
  await section.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await other.goto('/newslist')
  await expect(other).toHaveURL(/\/login/)
  await Promise.all([here.close(), there.close()])
})

test('the log tells a person of the own sign-ins, and an Admin of everybody’s', async ({
  adminPage,
  browser,
  site
}) => {
  const person = await addPerson(adminPage, site.url, 'User')
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/login')
  await givePassword(page, { ...person, password: 'not the password' })
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password.')
  await signIn(page, person)
  await page.goto('/account')
  const own = page.getByRole('region', { name: 'Sign-ins' })
  await expect(own.getByRole('listitem')).toHaveText([/^Signed in/, /^Wrong password/, /^Account created · by /])
  await expect(own.getByLabel('Everybody’s')).toHaveCount(0)
  await context.close()

  await adminPage.goto('/account')
  const all = adminPage.getByRole('region', { name: 'Sign-ins' })
  await all.getByLabel('Everybody’s').check()
  await expect(all.getByRole('listitem').filter({ hasText: `Wrong password · ${person.fullName}` })).toBeVisible()
})

test('an Admin takes the second factor of a lost phone away', async ({ adminPage, browser, site }) => {
  const person = await addPerson(adminPage, site.url, 'User')
  await turnOn(browser, site.url, person)
  await adminPage.goto('/userlist')
  await adminPage.getByLabel('Search by user name').fill(person.fullName)
  await adminPage.getByRole('link', { name: `Edit ${person.fullName}` }).click()
  await adminPage.getByRole('button', { name: 'Reset second factor' }).click()
  const question = adminPage.getByRole('dialog', { name: 'Reset the second factor of this user?' })
  await question.getByRole('button', { name: 'Reset second factor' }).click()
  await expect(adminPage.getByRole('status').filter({ hasText: 'The second factor is reset.' })).toBeVisible()
  // There is nothing to reset any more.
  await expect(adminPage.getByRole('button', { name: 'Reset second factor' })).toHaveCount(0)
  const context = await browser.newContext({ baseURL: site.url })
  await signIn(await context.newPage(), person)
  await context.close()
})

async function givePassword(page: Page, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** The key as a person would type it into an app. */
async function keyIn(page: Page): Promise<string> {
  const key = page.getByText('Or type this key:').locator('code')
  await expect(key).toBeVisible()
  return (await key.innerText()).replace(/\s/g, '')
}

/** Turns a person's second factor on by the account page's calls, in another browser context. */
async function turnOn(browser: Browser, url: string, person: Person) {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await signIn(page, person)
  const begun = await page.request.post('/api/auth/second-factor/set-up', {
    headers: { Origin: url },
    data: { currentPassword: person.password }
  })
  const { secret }: { secret: string } = await begun.json()
  const on = await page.request.post('/api/auth/second-factor/confirm', {
    headers: { Origin: url },
    data: { code: codeAt(secret, new Date()) }
  })
  expect(on.status()).toBe(200)
  return { secret, page }
}
