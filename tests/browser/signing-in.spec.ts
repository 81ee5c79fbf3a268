import { guardedPages } from '../../server/auth/page-access.ts'
import { admin } from '../support/site-process.ts'
import { expect, expectFits, expectNoSidewaysScroll, holdScripts, signIn, test } from './support/test.ts'

test.describe('a visitor', () => {
  test('is told of a wrong password, keeps the name, and gets in with the right one', async ({ page, faults }) => {
    await page.goto('/login')
    await page.getByLabel('Username').fill(admin.username)
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('not the password')
    await page.getByRole('button', { name: 'Show what is typed' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide what is typed' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password.')
    await expect(page.getByLabel('Username')).toHaveValue(admin.username)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/admin-panel$/)
    await expect(page.getByText('Welcome to Admin Panel')).toBeVisible()
    await expect(page.getByText("You're logged in successfully!")).toBeVisible()
    expect(faults.splice(0).every((fault) => fault.includes('401'))).toBe(true)
  })

  test('types the password in its field, also where the script comes meanwhile', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    const password = page.getByLabel('Password', { exact: true })
    await password.pressSequentially('half')
    release()
    await page.waitForLoadState('networkidle')
    await page.keyboard.type(' and the rest')
    await expect(password).toHaveValue('half and the rest')
    await expect(page.getByLabel('Username')).toHaveValue('')
  })

  test('reads that the server gave no answer', async ({ page, faults }) => {
    await page.goto('/login')
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 200, body: '<html>' }))
    await page.getByLabel('Username').fill('x')
    await page.getByLabel('Password', { exact: true }).fill('y')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toHaveText('Login failed: Invalid server response.')
    await page.unroute('**/api/auth/login')
    await page.route('**/api/auth/login', (route) => route.abort())
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toHaveText('Login failed: Invalid server response.')
    faults.length = 0
  })

  test('comes to the wanted page after signing in', async ({ page }) => {
    await page.goto('/newslist?search=dust')
    await expect(page).toHaveURL(/\/login\?next=/)
    await page.getByLabel('Username').fill(` ${admin.username.toUpperCase()} `)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/newslist\?search=dust$/)
  })

  test('is never led to another site', async ({ page, site }) => {
    await page.goto('/login?next=//example.com/')
    await page.getByLabel('Username').fill(admin.username)
    await page.getByLabel('Password', { exact: true }).fill(admin.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(`${site.url}/admin-panel`)
  })

  test('signs out, and the back button shows nothing', async ({ page }) => {
    await signIn(page)
    await page.goto('/newslist')
    // The page's pending calls would be answered 401 after the sign-out.
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/newslist')
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the login page says that it needs script, and sends nothing', async ({ page }) => {
    await page.goto('/login?next=%2Fnewslist')
    // By its element: Playwright's search for text passes over <noscript>.
    const words = page.locator('noscript p')
    await expect(words).toHaveText(/^Signing in and the back office need JavaScript\./)
    await expect(words).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()
  })

  test('every page of the back office leads a visitor to the sign-in', async ({ page }) => {
    for (const address of guardedPages.keys()) {
      await page.goto(address)
      await expect(page).toHaveURL(/\/login\?next=/)
    }
  })
})

test('signing in fits the narrowest phone in letters of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoSidewaysScroll(page)
})

test('axe finds nothing on the sign-in and the welcome screen, on a phone and on a desktop', async ({ page }) => {
  await page.goto('/login')
  await expectFits(page)
  await signIn(page)
  await expectFits(page)
})
