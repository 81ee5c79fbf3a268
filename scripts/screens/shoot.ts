import type { BrowserContext, Page } from '@playwright/test'
import type { Screen } from './list.ts'

/** Takes a screenshot of the whole page when everything in it is loaded. */
export async function shoot(context: BrowserContext, { address, isGuarded }: Screen, file: string): Promise<void> {
  const page = await context.newPage()
  try {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await everyFragment(page)
    await everyPicture(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    if (isGuarded) await growToContent(page)
    await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 80 })
  } finally {
    await page.close()
  }
}

/** Makes the window as high as the page: a bar that stays at its lower edge would stand in the middle of a form. */
async function growToContent(page: Page): Promise<void> {
  const size = page.viewportSize()
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  if (!size || whole <= size.height) return
  await page.setViewportSize({ width: size.width, height: whole })
  await everyPicture(page)
}

/** Loads the parts that are fetched when they come near. */
async function everyFragment(page: Page): Promise<void> {
  for (const part of await page.locator('lazy-fragment').all()) {
    await part.scrollIntoViewIfNeeded()
    const address = await part.evaluate((element) => new URL(element.getAttribute('src') ?? '', location.href).href)
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, address)
  }
  // Its script puts it there, with a style sheet of its own.
  await page.waitForTimeout(500)
}

/** Loads lazy pictures. */
async function everyPicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}
