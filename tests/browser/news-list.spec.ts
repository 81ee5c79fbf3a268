import { expect, test } from './support/test.ts'

/* The one list, tried in depth on the news: 15 of them come with the demo content. */

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
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to delete selected news items?' })).toBeVisible()
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
