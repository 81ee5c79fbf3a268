import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** Whether the letters of Marathi and Hindi were asked for: the device's own, or where it has none, those of the site. */
function haveLetters(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const faces = [...document.fonts].filter(({ family }) => /(?:System|Anek) Devanagari/.test(family))
    if (faces.length < 3) throw new Error('The sheet has no such letters.')
    return faces.some(({ status }) => status === 'loaded')
  })
}

test('a page brings letters for Marathi where it has such text, and loads none elsewhere', async ({ page }) => {
  // On a wide screen the logo has such text on every page.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/', '/contact', '/search?q=solar']) {
    await page.goto(address)
    expect(await haveLetters(page), address).toBe(false)
  }
  await page.goto(`/search?q=${encodeURIComponent('सौर ऊर्जा')}`)
  await expect.poll(() => haveLetters(page)).toBe(true)
})

test('so does the back office', async ({ adminPage: page }) => {
  await page.goto('/newslist')
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(await haveLetters(page)).toBe(false)
  await page.getByRole('searchbox').fill('कार्यालय')
  await expect.poll(() => haveLetters(page)).toBe(true)
})

test('the names of the languages are set with joined letters', async ({ page }) => {
  await page.goto('/')
  const [joined = 0, apart = 0] = await page.evaluate(async () => {
    const font = '40px "Language Names"'
    await document.fonts.load(font, 'हिन्दी')
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    context.font = font
    return ['न्द', 'नद'].map((letters) => context.measureText(letters).width)
  })
  // A letter with a virama below it is as wide as the letter alone.
  expect(joined).toBeLessThan(apart - 4)
})
