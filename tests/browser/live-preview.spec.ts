import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/test.ts'

const shownIn = (page: Page) => page.frameLocator('iframe[title="The page of the site"]')

test.describe('beside a form', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the page of the site shows what is typed, at its place, and nothing of it is saved', async ({
    adminPage: page
  }) => {
    await page.goto('/testimonials?id=2')
    const shown = shownIn(page)
    await expect(shown.getByText('Vijay Kadam')).toBeInViewport()
    // Only the frame is scrolled.
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByLabel('Comment').fill('The chiller runs on the sun.')
    await expect(shown.getByText('The chiller runs on the sun.')).toBeInViewport()
    await expect(shown.getByText('Vijay Kadam')).toBeInViewport()
    const stored = await (await page.request.get('/api/testimonials/2')).json()
    expect(stored.comment).not.toBe('The chiller runs on the sun.')
    await expectAccessible(page)

    // The first of the row stays its first.
    page.on('dialog', (dialog) => dialog.accept())
    await page.goto('/testimonials?id=1')
    await expect(shown.getByText('Sunanda Patil')).toBeInViewport()
    await expect(shown.getByText('Vijay Kadam')).not.toBeInViewport({ ratio: 0.5 })
  })

  test('the page follows the caret to the paragraph that is being edited', async ({ adminPage: page }) => {
    await page.goto('/newsdetaildata?id=1')
    const last = page.locator('[contenteditable] > p').last()
    const { length, opening } = await last.evaluate(({ textContent }) => ({
      length: textContent.length,
      opening: textContent.slice(0, 30)
    }))
    expect(length).toBeGreaterThan(30)
    const shown = shownIn(page).getByText(opening)
    await expect(shown).not.toBeInViewport()
    await last.click()
    await expect(shown).toBeInViewport()
    // And back to the first paragraph, by the keyboard.
    await page.keyboard.press('Control+Home')
    await expect(shown).not.toBeInViewport()
  })

  test('in the tab of another language it is the page in that language, with the translation that is typed', async ({
    adminPage: page
  }) => {
    const shown = shownIn(page)
    const heading = page.getByRole('heading', { name: 'As visitors see it' })
    await page.goto('/questiondata?id=1')
    await expect(shown.getByText('My system has stopped.')).toBeInViewport()
    await page.getByRole('tab', { name: 'हिन्दी' }).click()
    await expect(heading).toHaveText('As visitors see it: हिन्दी')
    await expect(shown.locator('html')).toHaveAttribute('lang', 'hi-IN')
    const hindi = page.getByRole('tabpanel', { name: 'हिन्दी' })
    const stored = await hindi.getByLabel('Question').inputValue()
    await hindi.getByLabel('Question').fill('मेरा सिस्टम बंद है।')
    await expect(shown.getByText('मेरा सिस्टम बंद है।')).toBeInViewport()
    // It is the English that visitors see where there is no translation.
    await hindi.getByLabel('Question').fill('')
    await expect(shown.getByText('My system has stopped.')).toBeInViewport()
    await hindi.getByLabel('Question').fill('मेरा सिस्टम बंद है।')
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'मराठी' }).click()
    await expect(shown.locator('html')).toHaveAttribute('lang', 'mr-IN')
    await expect(shown.getByText('मेरा सिस्टम बंद है।')).toHaveCount(0)
    await page.getByRole('tab', { name: 'English' }).click()
    await expect(heading).toHaveText('As visitors see it')
    await expect(shown.getByText('My system has stopped.')).toBeInViewport()
    await expect(shown.locator('html')).toHaveAttribute('lang', 'en-IN')
    // What was typed is there still, and not saved.
    await page.getByRole('tab', { name: 'हिन्दी' }).click()
    await expect(shown.getByText('मेरा सिस्टम बंद है।')).toBeInViewport()
    const read = await page.request.get('/api/translations/question/1?language=hi&whole=1')
    expect((await read.json()).question).toBe(stored)
    page.on('dialog', (dialog) => dialog.accept())
  })

  test('the translation of a news item shows with that of its article', async ({ adminPage: page }) => {
    const { 0: detail } = await (await page.request.get('/api/newsdetaillist')).json()
    await page.goto(`/newsdata?id=${detail.news_id}`)
    await page.getByRole('tab', { name: 'हिन्दी' }).click()
    const hindi = page.getByRole('tabpanel', { name: 'हिन्दी' })
    await hindi.getByLabel('Title').fill('छत पर पंप')
    await expect(shownIn(page).getByRole('heading', { name: 'छत पर पंप', includeHidden: true })).toBeInViewport()
    const article = hindi.getByRole('form', { name: /^Article/ })
    await article.getByRole('button', { name: 'Plain text' }).click()
    await article.getByRole('textbox', { name: 'Description' }).fill('यह एक लेख है।')
    await expect(shownIn(page).getByText('यह एक लेख है।')).toBeVisible()
    await expect(shownIn(page).getByText('छत पर पंप').first()).toBeVisible()
    page.on('dialog', (dialog) => dialog.accept())
  })

  test('a value that the server would refuse leaves the page as it was, and says so', async ({ adminPage: page }) => {
    await page.goto('/questiondata?id=1')
    const note = page.getByText('What you typed last is not in it.')
    await expect(shownIn(page).getByText('My system has stopped.')).toBeInViewport()
    await page.getByLabel('Position').fill('0')
    await expect(note).toBeVisible()
    await page.getByLabel('Position').fill('1')
    await expect(note).toBeHidden()
  })

  test('a new record has a finished one in its place, until something is typed', async ({ adminPage: page }) => {
    await page.goto('/questiondata')
    await expect(page.getByRole('heading', { name: 'A finished example' })).toBeVisible()
    await expect(shownIn(page).getByText('My system has stopped.')).toBeInViewport()
    await page.getByLabel('Page', { exact: true }).selectOption('Wind')
    await expect(page.getByRole('heading', { name: 'As visitors see it' })).toBeVisible()
    await page.getByLabel('Question', { exact: true }).fill('How long does a panel last?')
    await expect(shownIn(page).getByText('How long does a panel last?')).toBeInViewport()
  })

  test('the box is as high as a page that is lower, also when that grows, and no higher than its place', async ({
    adminPage: page
  }) => {
    await page.goto('/clientdata?id=1')
    await expect(shownIn(page).getByText('Aamrai Foods')).toBeInViewport()
    const frame = page.locator('iframe')
    const heights = () =>
      frame.evaluate((element: HTMLIFrameElement) => {
        const main = element.contentDocument?.querySelector('main')?.getBoundingClientRect().height ?? 0
        return { box: element.parentElement?.clientHeight ?? 0, page: main * 0.8667 }
      })
    const isFitted = async () => {
      const { box, page } = await heights()
      return Math.abs(box - page) < 3
    }
    await expect.poll(isFitted).toBe(true)
    const { box: before } = await heights()
    const grow = (height: number) =>
      shownIn(page)
        .locator('main')
        .evaluate((main, height) => {
          const more = document.createElement('div')
          more.style.height = `${height}px`
          main.append(more)
        }, height)
    await grow(60)
    await expect.poll(async () => (await heights()).box).toBeGreaterThan(before + 40)
    expect(await isFitted()).toBe(true)
    await grow(2000)
    await expect.poll(async () => Math.abs((await heights()).box - 480)).toBeLessThan(3)
  })

  test('a new slide is brought to the front of its row', async ({ adminPage: page }) => {
    await page.goto('/slidedata')
    await expect(page.getByRole('heading', { name: 'A finished example' })).toBeVisible()
    await page.getByLabel('Headline').fill('Sun after sun')
    await expect(shownIn(page).getByText('Sun after sun')).toBeInViewport()
  })

  test('no press of the page leads anywhere, no Tab goes through it, and no script is in it', async ({
    adminPage: page
  }) => {
    await page.goto('/clientdata?id=1')
    await expect(shownIn(page).getByText('Aamrai Foods')).toBeInViewport()
    await expect(shownIn(page).locator('script')).toHaveCount(0)
    const links = shownIn(page).getByRole('link', { includeHidden: true })
    expect(await links.count()).toBeGreaterThan(20)
    await page.getByRole('heading', { name: 'As visitors see it' }).focus()
    const visited = new Set<string>()
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab')
      visited.add(await page.evaluate(() => document.activeElement?.tagName ?? ''))
    }
    expect(visited).not.toContain('IFRAME')
    // Its bar of calls lies at the bottom of the frame.
    const box = await page.locator('iframe').boundingBox()
    if (box) await page.mouse.click(box.x + 50, box.y + 530)
    await expect(page).toHaveURL(/clientdata/)
    await expect(shownIn(page).getByText('Aamrai Foods')).toBeInViewport()
  })
})

test('on a phone the page is read only where somebody opens it', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const read: string[] = []
  page.on('request', (request) => read.push(new URL(request.url()).pathname))
  await page.goto('/testimonials?id=2')
  const title = page.getByRole('heading', { name: 'As visitors see it' })
  await expect(title).toBeVisible()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  // Longer than the pause after which an open one is read.
  await expectAccessible(page)
  await title.click()
  await expect(shownIn(page).getByText('Vijay Kadam')).toBeVisible()
  expect(read.filter((path) => path === '/preview/testimonial')).toHaveLength(1)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'मराठी' }).click()
  await page.getByRole('tabpanel', { name: 'मराठी' }).getByLabel('Comment').fill('चिलर सूर्यावर चालते.')
  await expect(shownIn(page).getByText('चिलर सूर्यावर चालते.')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
})

test('a record is marked in its list, not in a drawing that names it; a page of its own is shown from the top', async ({
  adminPage: page
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const shown = shownIn(page)
  await page.goto('/areadata?id=1')
  await expect(shown.locator('dl > div').filter({ hasText: /^Pune/ })).not.toHaveCSS('box-shadow', 'none')
  await page.goto('/product1?id=1')
  await expect(shown.locator('main img').first()).toBeInViewport({ ratio: 0.9 })
})

test('what a new product lacks is listed beside its form', async ({ adminPage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/product1')
  const missing = page.getByRole('navigation', { name: 'Still to fill in' })
  await missing.getByRole('button', { name: /^Product Name/ }).click()
  await expect(page.getByLabel('Product Name')).toBeFocused()
})
