import type { Page } from '@playwright/test'
import en from '../../texts/en.json' with { type: 'json' }
import { expect, test } from './support/test.ts'

test('the news are filtered by category and text, ten on a page', async ({ page }) => {
  const news = await allNews(page)
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'Recent News' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Latest Articles Updated Weekly' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.goto('/news?page=2')
  await expect(page.getByRole('article')).toHaveCount(Math.min(news.length - 10, 10))
  await page.goto('/news?category=Wind+Mill')
  await expect(page.getByRole('article')).toHaveCount(news.filter(({ category }) => category === 'Wind Mill').length)
  // What finds nothing says so, and leads on to the latest.
  await page.goto('/news?search=%25')
  const others = page.locator('section').filter({ has: page.getByRole('heading', { name: 'More news' }) })
  await expect(others.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('article')).toHaveCount(3)
})

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
})

test('an article ends with the service that its category suggests', async ({ page }) => {
  await page.goto('/newsdetail/3')
  const end = page.locator('section', { has: page.getByRole('heading', { name: en.texts['news.ask'] }) })
  await expect(end.getByRole('link', { name: 'Ask an engineer' })).toHaveAttribute('href', '/contact?about=news:3')
  await end.getByRole('link', { name: /^Read More/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repair & Maintenance')
})

test('the article shows the categories with their counts', async ({ page }) => {
  const counts = Object.entries(Object.groupBy(await allNews(page), ({ category }) => category))
  expect(counts.length).toBeGreaterThanOrEqual(5)
  await page.goto('/newsdetail/1')
  for (const [category, records] of counts) {
    await expect(page.getByRole('complementary').getByRole('link', { name: category })).toHaveText(
      `${category}${records?.length}`
    )
  }
})

test('an article is shared by its own address', async ({ page }) => {
  await page.goto('/newsdetail/3?from=a+letter')
  const address = await page.locator('link[rel=canonical]').getAttribute('href')
  await expect(page.getByRole('link', { name: 'Share by WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(address ?? 'none').replaceAll('.', '\\.'))
  )
  expect(address).toContain('/newsdetail/3')
})

test('the tags of an article lead to what the whole site has on them', async ({ page }) => {
  await page.goto('/newsdetail/1')
  await page.getByRole('complementary').getByRole('link', { name: 'Infectious', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?q=Infectious$/)
  await expect(page.locator('mark').first()).toHaveText(/infectious/i)
})

/** All present news: other tests may have added some. */
async function allNews(page: Page): Promise<{ category: string }[]> {
  return await (await page.request.get('/api/news')).json()
}
