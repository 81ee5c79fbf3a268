import path from 'node:path'
import type { Page } from '@playwright/test'
import { addPerson } from './support/people.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, lifeOfToasts, test, views } from './support/test.ts'

/* Earlier versions are shown, restored and undone. */

const picture = path.join(import.meta.dirname, '..', '..', 'assets', 'site', 'icon-180.png')

/** Creates a team member through the form. Gives the name. */
async function addMember(page: Page): Promise<string> {
  const name = `Member ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/teamdata')
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Designation').fill('Engineer')
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/teamlist$/)
  return name
}

async function search(page: Page, name: string): Promise<void> {
  await page.goto(`/teamlist?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible()
}

async function deleteFound(page: Page): Promise<void> {
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Showing 0 to 0 of 0 entries')).toBeVisible()
}

for (const { width, colorScheme } of views) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('a version shows what it changed, and is put back', async ({ adminPage: page }) => {
      const name = await addMember(page)
      await search(page, name)
      await page.getByRole('link', { name: `Edit ${name}` }).click()
      await page.getByLabel('Designation').fill('Chief engineer')
      await page.getByRole('button', { name: 'Update' }).click()
      await page.getByRole('link', { name: `Edit ${name}` }).click()

      await page.getByText('History', { exact: true }).click()
      const present = page.getByRole('listitem').filter({ hasText: 'Present version' })
      await expect(present).toContainText('Designation changed by admin')
      await present.getByRole('button', { name: /^Show changes/ }).click()
      await expect(present.getByRole('deletion')).toHaveText('Engineer')
      await expect(present.getByRole('insertion')).toHaveText('Chief engineer')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      const first = page.getByRole('listitem').filter({ hasText: 'Created by admin' })
      await first.getByRole('button', { name: /^Restore this version/ }).click()
      await expect(page.getByRole('dialog')).toContainText('This puts back: Designation.')
      await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'The version is restored.' })).toBeVisible()
      await expect(page.getByLabel('Designation')).toHaveValue('Engineer')
      await expect(page.getByRole('button', { name: /^Restore this version/ })).toHaveCount(2)
    })

    test('a deletion is undone from its message, by the keyboard', async ({ adminPage: page }) => {
      const name = await addMember(page)
      await search(page, name)
      const picture = await page.getByRole('row').nth(1).getByRole('img').getAttribute('src')
      await deleteFound(page)
      const undo = page.getByRole('button', { name: 'Undo' })
      await expect(undo).toBeVisible()
      expect((await lifeOfToasts(page)).map(({ duration }) => duration)).toContain(15_000)
      await undo.focus()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'The deletion is undone.' })).toBeVisible()
      expect((await page.request.get(picture ?? '')).status()).toBe(200)
    })

    test('a deleted record is found and restored', async ({ adminPage: page }) => {
      const name = await addMember(page)
      await search(page, name)
      await deleteFound(page)
      if (width < 500) await page.getByRole('button', { name: 'Tools' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Deleted', exact: true }).click()
      const item = page.getByRole('listitem').filter({ hasText: name })
      await expect(item).toContainText(/deleted .* by admin/i)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await item.getByRole('button', { name: `Restore ${name}` }).click()
      await expect(page.getByRole('status').filter({ hasText: `‘${name}’ is restored.` })).toBeVisible()
      await expect(item).toHaveCount(0)
      await search(page, name)
    })
  })
}

test('a restoration that fails says so, and nothing changes', async ({ adminPage: page, faults }) => {
  await page.goto('/aboutdata')
  const title = await page.getByLabel('Title', { exact: false }).first().inputValue()
  await page.getByLabel('Title').first().fill(`${title}, changed`)
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('button', { name: 'Close this message' }).click()
  await page.getByText('History', { exact: true }).click()
  await page.route('**/api/history/*/restore', (route) => route.abort())
  await page
    .getByRole('button', { name: /^Restore this version/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Could not restore the version.' })).toBeVisible()
  await expect(page.getByLabel('Title').first()).toHaveValue(`${title}, changed`)
  faults.length = 0
})

test('a deleted account has no Undo, which is said before, and its list no Deleted', async ({
  adminPage: page,
  site
}) => {
  const { fullName } = await addPerson(page, site.url, 'User')
  await page.goto(`/userlist?search=${encodeURIComponent(fullName)}`)
  await page.getByRole('checkbox', { name: new RegExp(fullName) }).check()
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete selected users?' })
  await expect(question).toContainText('This cannot be undone.')
  await question.getByRole('button', { name: 'Delete' }).click()
  const done = page.getByRole('status').filter({ hasText: '1 user deleted.' })
  await expect(done).toBeVisible()
  await expect(done.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.goto('/userlist')
  await expect(page.getByText(/^Showing [1-9]/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Deleted', exact: true })).toHaveCount(0)
})
