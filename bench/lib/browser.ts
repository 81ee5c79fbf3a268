import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test'

/** Runs work with a Chromium. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Runs work with a page in a new context, with nothing cached. */
export async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>
): Promise<T> {
  const context = await browser.newContext(options)
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'] as const
export type Kind = (typeof kinds)[number] | 'Other'
export type Weights = Record<Kind, number>

/** Counts the bytes that a page transfers, with headers, by kind. */
export async function countWeights(page: Page): Promise<{ weights: Weights; session: CDPSession }> {
  const weights: Weights = { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, Other: 0 }
  const kindOf = new Map<string, Kind>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kindOf.set(requestId, kinds.find((kind) => kind === type) ?? 'Other')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weights[kindOf.get(requestId) ?? 'Other'] += encodedDataLength
  })
  return { weights, session }
}

/** Scrolls down in steps, so that lazy content is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
  // No event tells that no further picture will load; each takes a few milliseconds.
  await page.waitForTimeout(600)
}
