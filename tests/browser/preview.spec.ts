import path from 'node:path'
import { expect, expectAccessible, expectNoSidewaysScroll, test, views } from './support/test.ts'

const photograph = path.join(import.meta.dirname, '..', '..', 'assets', 'site', 'card.jpg')

for (const { width, colorScheme } of views) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('a news item is written with its article, previewed, shown by a link, and published', async ({
      adminPage: page,
      browser,
      site,
      faults
    }) => {
      const title = `Monsoon at ${width}`
      const article = page.getByRole('group', { name: 'Article' })
      const close = page.getByRole('button', { name: 'Close this message' })
      const preview = page.getByRole('button', { name: /^Preview/ })
      /** Where there is no room beside the form, it is folded up. */
      async function unfold() {
        if (width < 1280) await page.getByRole('heading', { name: 'Publishing' }).click()
      }
      await page.goto('/newsdata')
      await unfold()
      await page.getByLabel('Title').fill(title)
      await page.getByLabel('Status').selectOption('draft')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await expect(article.getByRole('toolbar')).toBeVisible()
      await article.getByLabel('Article description').fill('Rain cleans the panels.')

      // The preview's required fields are asked for; nothing is lost.
      await preview.click()
      await expect(page.getByLabel('Image', { exact: true })).toHaveAccessibleDescription(/Image is required\./)
      await expect(article.getByRole('textbox', { name: 'Article description' })).toHaveText('Rain cleans the panels.')
      await expect.poll(() => page.context().pages().length).toBe(1)
      await close.click()
      faults.length = 0

      await page.getByLabel('Image', { exact: true }).setInputFiles(photograph)
      const [shown] = await Promise.all([page.waitForEvent('popup'), preview.click()])
      await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(shown.getByText('Rain cleans the panels.')).toBeVisible()
      await expect(shown.getByRole('complementary', { name: 'Preview' })).toContainText('This is a preview.')
      await expect(shown.locator('article img').first()).toHaveJSProperty('complete', true)
      await expectAccessible(shown)
      await expectNoSidewaysScroll(shown)
      await shown.screenshot({ path: test.info().outputPath('preview.png') })
      await shown.close()

      // The first part is saved, the second is not: nothing typed is lost, and nothing is made twice.
      await page.getByLabel('Category').fill('Solar Panel')
      await page.getByLabel('Description', { exact: true }).fill('What rain does.')
      const refused = { message: 'Too long.', errors: { description: 'Too long.' } }
      await page.route('**/api/newsdetail', (route) => route.fulfill({ status: 422, json: refused }), { times: 1 })
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: 'The news item is saved, the article is not.' })
      ).toBeVisible()
      await expect(article.getByLabel('Article description')).toHaveAccessibleDescription(/Too long\./)
      await expect(article.getByRole('textbox', { name: 'Article description' })).toHaveText('Rain cleans the panels.')
      await expect(page).toHaveURL(/\/newsdata\?id=\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit News')
      await close.last().click()
      faults.length = 0
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page).toHaveURL(/\/newslist/)
      const found = await (await page.request.get(`/api/news?search=${title}&status=all`)).json()
      expect(found).toHaveLength(1)
      const [{ id, version }] = found
      expect(version).toBe(1)

      await page.goto(`/newsdata?id=${id}`)
      await unfold()
      await expect(article.getByRole('textbox', { name: 'Article description' })).toHaveText('Rain cleans the panels.')
      await page.getByRole('button', { name: /^Copy link/ }).click()
      const link = await page.getByLabel('Preview link', { exact: true }).inputValue()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      const context = await browser.newContext({ baseURL: site.url })
      const visitor = await context.newPage()
      expect((await visitor.goto(`/newsdetail/${id}`))?.status()).toBe(404)
      const { pathname, search } = new URL(link)
      expect((await visitor.goto(pathname + search))?.status()).toBe(200)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(visitor.getByText('Rain cleans the panels.')).toBeVisible()

      await page.getByLabel('Status').selectOption('published')
      await article.getByLabel('Article description').fill('Rain cleans the panels for nothing.')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page).toHaveURL(/\/newslist/)
      await visitor.goto(`/newsdetail/${id}`)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(visitor.getByText('Rain cleans the panels for nothing.')).toBeVisible()
      await expect(visitor.getByText('This is a preview.')).toHaveCount(0)
      await context.close()
      // Other tests of lists expect only the demo content.
      await page.request.post('/api/news/delete-multiple', { data: { ids: [id] }, headers: { origin: site.url } })
    })
  })
}
