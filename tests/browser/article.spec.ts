import { expect, test } from './support/test.ts'

test('an article with headings has its contents and figures beside it, and they lead there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/newsdetail/14')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const headings = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents())
  await expect(page.getByRole('article').getByRole('term').last()).toHaveText('Pays for itself in')
  await contents.getByRole('link', { name: 'Our advice' }).click()
  await expect(page.getByRole('heading', { name: 'Our advice' })).toBeInViewport()
  await expect(contents).toBeInViewport()
  // One without headings needs none.
  await page.goto('/newsdetail/1')
  await expect(contents).toHaveCount(0)
})
