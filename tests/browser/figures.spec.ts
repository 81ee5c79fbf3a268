import type { Page } from '@playwright/test'
import { publicPages } from './support/public-pages.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })

/** Their figures are of records: what staff have typed. */
const ofRecords = /^\/(?:about|news|newsdetail|ProductServices|ProductDetail|search|contact|privacy|track|Team|no-such)/
const pages = [...Object.values(publicPages), '/SolarServices?bill=60000&customer=society&houses=40', '/projects']

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each block with figures of facts says once from when they are', async ({ page }) => {
    for (const address of pages.filter((one) => !ofRecords.test(one))) {
      await page.goto(address)
      expect(await figuresWithoutDay(page), address).toEqual([])
    }
  })
})

/** The amounts and shares in a page's blocks that have no note, and the blocks that have a second one. */
async function figuresWithoutDay(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const blockOf = (node: Element) => node.closest('section, article, figure, main > *, .band > .shell') ?? main
    const found: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, textContent: text } = texts.currentNode
      // Markdown of records is what staff have typed, as questions are; drawings have their figures in words, too.
      // The samples of documents have what was measured, in per cent.
      const isFigure = element?.closest('.sheet') ? /\u20b9\s?\d/ : /\u20b9\s?\d|\d\s?%/
      if (
        !element ||
        !isFigure.test(text ?? '') ||
        element.closest('svg, script, style, #questions, :not(.sheet) > .prose')
      )
        continue
      let block: Element | null = blockOf(element)
      while (block && block !== main && !block.querySelector('.as-of')) block = block.parentElement
      if (!block || block === main) found.push(text ?? '')
    }
    const notes = [...main.querySelectorAll('.as-of')].map((note) => note.parentElement)
    return [...found, ...notes.filter((block, place) => notes.indexOf(block) !== place).map(() => 'a second note')]
  })
}

test('the note below a block is one small grey line on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const address of ['/Repair', '/wind-turbine-system', '/renewable-energy']) {
    await page.goto(address)
    for (const note of await page.locator('main .as-of:not(.sheet *)').all()) {
      await expect(note).toHaveCSS('font-size', '14px')
      expect((await note.boundingBox())?.height).toBeLessThan(30)
    }
  }
})

test('the bars of charts keep an edge in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const address of ['/', '/SolarServices', '/renewable-energy', '/Global', '/Commercial?id=1']) {
    await page.goto(address)
    const edges = await page
      .locator('main svg rect')
      .evaluateAll((bars) =>
        bars.filter((bar) => !bar.closest('.drawing, defs, symbol')).map((bar) => getComputedStyle(bar).stroke)
      )
    expect(edges.length, address).toBeGreaterThan(0)
    expect(
      edges.filter((edge) => edge === 'none' || edge === 'rgb(255, 255, 255)'),
      address
    ).toEqual([])
  }
  await page.goto('/')
  for (const bar of await page.getByRole('progressbar').all()) await expect(bar).toHaveCSS('border-top-width', '1px')
})

test('the bars of the steps say in words too when each is and what is paid then', async ({ page }) => {
  await page.goto('/SolarServices')
  const steps = page.locator('#steps').getByRole('listitem')
  await expect(steps).toHaveCount(6)
  await expect(steps.nth(3)).toContainText('The application Weeks 3 to 6')
  await expect(steps.nth(3)).toContainText(/30%$/)
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const bars = await steps.evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll('[aria-hidden], [aria-hidden] span')]
          .filter((part) => part.childElementCount === 0 && part.checkVisibility())
          .map(({ textContent }) => textContent)
          .join('')
      )
    )
    expect(bars).toEqual(['Free', 'Free', 'Free', 'Pay 30%', 'Pay 60%', 'Pay 10%'])
    const words = (await steps.nth(5).getByRole('heading').boundingBox()) ?? { x: -1, width: 0 }
    expect(words.x).toBeGreaterThan(0)
    expect(words.x + words.width).toBeLessThanOrEqual(width)
  }
})
