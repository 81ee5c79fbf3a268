import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/** The loading state of the letters of Marathi and Hindi. */
function stateOfLetters(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].find(({ family }) => family.includes('Anek Devanagari'))?.status
  })
}

test('a page brings letters for Marathi where it has such text, and does not load them elsewhere', async ({ page }) => {
  // On a wide screen the logo has such text on every page.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['/', '/contact', '/search?q=solar']) {
    await page.goto(address)
    expect(await stateOfLetters(page), address).toBe('unloaded')
  }
  await page.goto(`/search?q=${encodeURIComponent('सौर ऊर्जा')}`)
  await expect.poll(() => stateOfLetters(page)).toBe('loaded')
})

test('so does the back office', async ({ adminPage: page }) => {
  await page.goto('/newslist')
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(await stateOfLetters(page)).toBe('unloaded')
  await page.getByRole('searchbox').fill('कार्यालय')
  await expect.poll(() => stateOfLetters(page)).toBe('loaded')
})
