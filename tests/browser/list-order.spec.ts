import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, views } from './support/test.ts'

/* Order and changes of several rows, on the list of questions; each part undoes what it did. */

const rows = (page: Page) => page.locator('tr[data-record]')
const titles = (page: Page) =>
  page.getByRole('button', { name: /^Move / }).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))

for (const { width, colorScheme } of views) {
  test(`rows are moved by keys and by dragging, published and made drafts, and all of it is undone, ${width} px`, async ({
    adminPage: page
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await page.goto('/questionlist')
    await expect(page.getByText(/^Showing 1 to 10 of/)).toBeVisible()
    const showHandles = async () => {
      // On a phone they are one of the tools.
      if (width >= 640) return
      await page.getByRole('button', { name: 'Tools' }).click()
      await page.getByRole('checkbox', { name: 'Move rows' }).check()
      await page.keyboard.press('Escape')
    }
    await showHandles()
    const before = await titles(page)
    const [first = '', second = '', third = ''] = before.map(String)
    const move = page.getByRole('button', { name: first, exact: true })
    const undo = async () => {
      await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
      await expect.poll(() => titles(page)).toEqual(before)
    }

    await move.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect((await titles(page)).slice(0, 3)).toEqual([second, third, first])
    await expect(move).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: `${first.slice(5)}: place 3 of ` })).toHaveCount(1)
    await page.keyboard.press('Escape')
    expect(await titles(page)).toEqual(before)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${first.slice(5)} is at place 2.`)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await showHandles()
    await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual([second, first])
    await move.focus()
    await page.keyboard.press('Home')
    await expect(page.getByText(`${first.slice(5)} is at place 1.`)).toBeVisible()

    // Onto the next page: the list goes along, and so does the focus.
    await page.keyboard.press('PageDown')
    await expect(page.getByText(/^Showing 11 to/)).toBeVisible()
    await expect(move).toBeFocused()
    await expect(rows(page).first()).toContainText('11')
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(move).toHaveCount(0)
    // A message stays for as long as the pointer is over it, and on a phone it lies over these buttons.
    await page.mouse.move(0, 0)
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(() => titles(page)).toEqual(before)

    // Both rows are in the window: at its edge the list would scroll on.
    await rows(page)
      .first()
      .evaluate((row) => row.scrollIntoView({ block: 'start' }))
    const handle = await move.boundingBox()
    const target = await rows(page).nth(1).boundingBox()
    if (!handle || !target) throw new Error('A row without a box')
    await page.mouse.move(handle.x + 8, handle.y + 8)
    await page.mouse.down()
    await page.mouse.move(handle.x + 8, target.y + 2)
    await page.mouse.move(handle.x + 8, target.y + target.height - 4)
    await expect(rows(page).nth(1)).toHaveAttribute('data-drop', 'after')
    await page.mouse.up()
    await expect(page.getByText(`${first.slice(5)} is at place 2.`)).toBeVisible()
    await undo()

    for (const row of [0, 1]) await rows(page).nth(row).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Make draft' }).click()
    await expect(page.getByText('2 questions changed.')).toBeVisible()
    await expect(page.getByText('Draft', { exact: true })).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Drafts' }).click()
    await expect(page.getByText('Showing 1 to 2 of 2 entries')).toBeVisible()
    // Only among all records is there an order to change.
    await expect(move).toHaveCount(0)
    await page.getByRole('checkbox', { name: /select all/i }).check()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('No questions here.')).toBeVisible()
    await page.getByRole('link', { name: /^All \d/ }).click()
    await showHandles()
    await expect.poll(() => titles(page)).toEqual(before)
    await expect(page.getByText('Draft', { exact: true })).toHaveCount(0)
  })
}

test('selected news get another category, which is asked for; what fails keeps the selection', async ({
  adminPage: page,
  faults
}) => {
  await page.goto('/newslist?sort=title')
  const categories = page.locator('td[data-label=Category]')
  await expect(categories.first()).toBeVisible()
  const before = await categories.allInnerTexts()
  for (const row of [0, 1]) await rows(page).nth(row).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change category' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change category' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change category' }).click()
  await expect(dialog.getByText('Category is required.')).toBeVisible()
  await expect(page.getByText('2 selected')).toBeAttached()
  faults.length = 0
  await dialog.getByLabel('Category').fill('Policy')
  await dialog.getByRole('button', { name: 'Change category' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await categories.allInnerTexts()).slice(0, 2)).toEqual(['Policy', 'Policy'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => categories.allInnerTexts()).toEqual(before)
})
