import { expect, test } from './support/test.ts'

// They only read.
test.describe.configure({ mode: 'parallel' })

test.describe('the slideshow', () => {
  // High enough for the slides' words, which stand below their picture.
  test.use({ viewport: { width: 1280, height: 900 } })

  const headlines = [
    'Biggest Producer of Wind and Solar Energy',
    'Manageable, Reliable and Affordable Energy!',
    'Evergreen Producer of Wind Energy'
  ]

  test('turns by its buttons and by the arrow keys, round and round', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const shows = async (slide: number) => {
      await expect(page.getByRole('heading', { name: headlines[slide] ?? '' })).toBeInViewport()
      const reachable = page.locator('slide-show li:not([inert])')
      await expect(reachable).toHaveCount(1)
      await expect(reachable).toContainText(headlines[slide] ?? '')
    }
    await expect(page.locator('slide-show')).toHaveAttribute('paused')
    await shows(0)
    await page.keyboard.press('ArrowRight')
    await shows(1)
    await page.getByRole('button', { name: 'Next: What we do' }).click()
    await shows(2)
    await page.getByRole('button', { name: 'Next: What we do' }).click()
    await shows(0)
    await page.getByRole('button', { name: 'Previous: What we do' }).click()
    await shows(2)
  })

  test('takes the focus along from slide to slide', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.locator('slide-show')).toHaveAttribute('paused')
    const slides = page.locator('slide-show li')
    await slides.nth(0).getByRole('link', { name: 'Get Started' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(slides.nth(1).getByRole('link').first()).toBeFocused()
    await expect(page.getByRole('heading', { name: headlines[1] ?? '' })).toBeInViewport()
  })

  test('stands still for those who want less motion, and can be played', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.locator('slide-show')).toHaveAttribute('paused')
    await page.getByRole('button', { name: 'Play the slides' }).click()
    await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeVisible()
  })

  test('turns by itself until it is paused', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('slide-show .slides')).toHaveAttribute('aria-live', 'off')
    await expect(page.getByRole('heading', { name: headlines[1] ?? '' })).toBeInViewport()
    await page.getByRole('button', { name: 'Pause the slides' }).click()
    await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible()
    await expect(page.locator('slide-show .slides')).toHaveAttribute('aria-live', 'polite')
  })

  test('is a row to be scrolled without script, its first slide whole', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Next: What we do' })).toBeHidden()
    await page.getByRole('heading', { name: headlines[2] ?? '' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: headlines[2] ?? '' })).toBeInViewport({ ratio: 0.9 })
    await context.close()
  })
})
