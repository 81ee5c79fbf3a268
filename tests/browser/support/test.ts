import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { admin, type SiteProcess, seededFolder, startSite } from '../../support/site-process.ts'

interface Fixtures {
  /** A page with an Admin's session, at no address yet. */
  adminPage: Page
  /** The console's errors and uncaught exceptions; a test that expects some empties it. */
  faults: string[]
}

/**
 * Each worker has its own program and data; an error in the browser's console fails the test.
 * A file that counts what the demo content has names itself by `test.use({ untouchedFor: 'file' })`: its program is
 * then shared with no other file.
 */
export const test = base.extend<Fixtures, { site: SiteProcess; untouchedFor: string }>({
  untouchedFor: ['', { option: true, scope: 'worker' }],

  site: [
    async ({ untouchedFor: _ }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'browser-'))
      cpSync(seededFolder, folder, { recursive: true })
      const site = await startSite(folder)
      await use(site)
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 }
  ],

  baseURL: async ({ site }, use) => await use(site.url),

  page: async ({ page }, use) => {
    await page.addInitScript(slowToasts)
    await use(page)
  },

  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('console', (message: ConsoleMessage) => {
        // What a test adds to a page (`slowToasts`, a clock) tries to run in every frame, and that of a preview admits no script.
        const isOwn = /^Blocked script execution in 'about:(srcdoc|blank)'/.test(message.text())
        if (message.type() === 'error' && !isOwn) faults.push(message.text())
      })
      page.on('pageerror', (error) => faults.push(String(error)))
      await use(faults)
      expect(faults, 'errors in the browser').toEqual([])
    },
    { auto: true }
  ],

  adminPage: async ({ page, site }, use) => {
    // By the call: the form has tests of its own, and takes seconds that every other test would wait for.
    const response = await page.request.post('/api/auth/login', { data: admin, headers: { origin: site.url } })
    expect(response.ok(), 'signed in').toBe(true)
    await use(page)
  }
})

export { expect }

/** Runs in the page: a message stays five times as long, so that a busy machine does not miss it. */
function slowToasts(): void {
  document.addEventListener('animationstart', ({ animationName, target }) => {
    if (animationName !== 'toast-life' || !(target instanceof Element)) return
    for (const animation of target.getAnimations()) animation.updatePlaybackRate(0.2)
  })
}

/** The time that shown messages stay, ms, and whether it runs. */
export function lifeOfToasts(page: Page): Promise<{ duration: unknown; state: string }[]> {
  return page
    .locator('.toast')
    .evaluateAll((cards) =>
      cards
        .flatMap((card) => card.getAnimations())
        .map(({ effect, playState }) => ({ duration: effect?.getTiming().duration, state: playState }))
    )
}

/** A phone in the dark scheme, a desktop in the light one. The contrast test has every pair of colours in both. */
export const views = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' }
] as const

/** Keeps all scripts of the next page back. @returns a function that lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Signs in by the form, and waits for the page after it. */
export async function signIn(page: Page, { username, password } = admin): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin-panel')
}

/** Fails on what axe finds on the page as it is now, by the rules of WCAG 2.2 AA and best practice. */
export async function expectAccessible(page: Page): Promise<void> {
  // A change of the colour scheme or of the window's size is painted first, with the transitions it starts: axe would measure half of it.
  const isThere = await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(done))
    await painted()
    await painted()
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    return 'axe' in window
  })
  // No page has frames of its own to be looked into: the other mode opens a second page for each call to join them.
  // Passed rules are not described, and no rule in use reads style sheets: that took half of the time.
  const { violations } = await new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found).toEqual([])
}

/** Fails where the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess, 'pixels beyond the window').toBe(0)
}

/** Fails on what axe finds in each view, and where the page is wider than its window there. The last one stays. */
export async function expectFits(page: Page): Promise<void> {
  for (const { colorScheme, width } of views) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}
