import { expect, expectAccessible, test } from './support/test.ts'

/* The one list, tried in depth on the news: 15 of them come with the demo content. */
test.use({ untouchedFor: 'news-list' })

test('pages, sizes and sorting live in the address, and the back button knows them', async ({ adminPage: page }) => {
  await page.goto('/newslist')
  await expect(page.getByText('Showing 1 to 10 of 15 entries')).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Previous' }).or(page.getByRole('link', { name: 'Previous' }))
  ).toBeDisabled()
  await page.getByText('Next', { exact: true }).click()
  await expect(page.getByText('Showing 11 to 15 of 15 entries')).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('row').nth(1)).toContainText('11')
  await page.goBack()
  await expect(page.getByText('Showing 1 to 10 of 15 entries')).toBeVisible()
  await page.goForward()
  await page.getByLabel('Rows per page').selectOption('25')
  await expect(page.getByText('Showing 1 to 15 of 15 entries')).toBeVisible()
  await expect(page).not.toHaveURL(/page=2/)
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=title/)
})

test('a page that is not there becomes the last one', async ({ adminPage: page }) => {
  await page.goto('/newslist?page=99')
  await expect(page.getByText('Showing 11 to 15 of 15 entries')).toBeVisible()
})

test('the header checkbox takes all rows that the search finds, not only those that are shown', async ({
  adminPage: page
}) => {
  await page.goto('/newslist')
  const all = page.getByRole('checkbox', { name: /select all/i })
  await expect(all).not.toBeChecked()
  await all.click()
  await expect(page.getByText('15 selected')).toBeVisible()
  await page.getByText('Next', { exact: true }).click()
  await expect(page.getByText('Showing 11 to 15 of 15 entries')).toBeVisible()
  await page.getByRole('row').nth(1).getByRole('checkbox').uncheck()
  await expect(page.getByText('14 selected')).toBeVisible()
  await expect(all).not.toBeChecked()
})

test('Delete asks in the words of the specification, and Escape cancels', async ({ adminPage: page }) => {
  await page.goto('/newslist')
  const deletion = page.getByRole('button', { name: 'Delete', description: 'Select rows first' })
  await expect(deletion).toBeDisabled()
  await deletion.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete selected news items?' })
  await expect(question).toContainText(/1 news item: “.+”/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused()
  await expect(page.getByText('Showing 1 to 10 of 15 entries')).toBeVisible()
})

test('a key leads to the search and another to a new record', async ({ adminPage: page }) => {
  await page.goto('/newslist')
  await expect(page.getByText(/^Showing/)).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search by title')).toBeFocused()
  await page.keyboard.type('n/')
  await expect(page.getByLabel('Search by title')).toHaveValue('n/')
  await expect(page).toHaveURL(/search=n/)
  await page.getByLabel('Search by title').blur()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(/\/newsdata$/)
})

test('arrows go from row to row', async ({ adminPage: page }) => {
  await page.goto('/newslist')
  const box = (row: number) => page.getByRole('row').nth(row).getByRole('checkbox')
  await expect(page.getByText(/^Showing/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\/newslist$/)

  await page.getByRole('checkbox', { name: /select all/i }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(box(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(box(2)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box(2)).toBeChecked()
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('ArrowDown')
  await expect(box(10)).toBeFocused()
})

test('? tells of the keys, and the switch turns all of them off', async ({ adminPage: page }) => {
  await page.goto('/newslist')
  await expect(page.getByText(/^Showing/)).toBeVisible()
  const help = page.getByRole('dialog', { name: 'Keyboard help' })
  await page.keyboard.press('?')
  await expect(help).toContainText('New news item')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  await page.getByRole('switch', { name: /^Keyboard shortcuts/ }).click()
  await page.getByRole('row').nth(1).getByRole('checkbox').focus()
  for (const key of ['?', 'n', '/', 'ArrowDown']) await page.keyboard.press(key)
  await expect(page.getByRole('row').nth(1).getByRole('checkbox')).toBeFocused()
  await expect(help).toHaveCount(0)
  await expect(page).toHaveURL(/\/newslist$/)
  await page.getByRole('button', { name: 'Keyboard help' }).click()
  await expect(help).toContainText('switched off')
  await help.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Keyboard help' })).toBeFocused()
})

test('who types into the search and at once opens a record is not called back by it', async ({ adminPage: page }) => {
  const { promise: searchIsDue, resolve: answer } = Promise.withResolvers<void>()
  await page.clock.install()
  await page.goto('/newslist')
  await page.route(/\/api\/news\/\d+$/, async (route) => {
    await searchIsDue
    await route.fallback()
  })
  await page.getByLabel('Search by title').fill('wind')
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await page.clock.fastForward(1_000)
  answer()
  await expect(page.getByRole('heading', { name: 'Edit News' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible()
  await expect(page).toHaveURL(/\/newsdata\?id=\d+$/)
})

test('who opens a record in the very moment of the search is not called back either', async ({ adminPage: page }) => {
  for (const moment of [150, 170, 180, 190, 195, 198]) {
    await page.goto('/newslist')
    const link = page.getByRole('link', { name: /^Edit / }).first()
    await expect(link).toBeVisible()
    await page.getByLabel('Search by title').evaluate((box, after) => {
      const edit = [...document.querySelectorAll('a')].find((link) => link.textContent?.startsWith('Edit'))
      setTimeout(() => edit?.click(), after)
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      set?.call(box, 'wind')
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }, moment)
    await expect(page.getByRole('heading', { name: 'Edit News' }), `after ${moment} ms`).toBeVisible()
  }
})
