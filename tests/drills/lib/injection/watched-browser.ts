import assert from 'node:assert/strict'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { type DrillContext, Skipped } from '../context.ts'

/** A browser that notices injected scripts and elements. */
export interface WatchedBrowser {
  /** Opens an address. Fails where a text in it ran, was blocked by the content policy, or became an element. Gives all of its text. */
  visit(path: string): Promise<string>
  /** The same for many, in several tabs: most of a visit is waiting for the page to be quiet. */
  visitAll(paths: readonly string[]): Promise<string[]>
  /** The same for the page as it is now. */
  look(what: string): Promise<string>
  /** The same for a document without an address. */
  show(html: string): Promise<string>
  page: Page
}

// Runs in the browser before any script of a page.
const beforeScripts = `
  window.__held = []
  addEventListener('securitypolicyviolation', (event) => {
    if (event.effectiveDirective.startsWith('script')) window.__held.push(event.effectiveDirective + ' ' + event.blockedURI)
  })
`
const inspect = `({
  ran: window.__xss === undefined ? [] : ['window.__xss'],
  held: window.__held ?? [],
  elements: [...document.querySelectorAll('[data-xss], [onerror], [onload], [onmouseover]')].map((element) => element.outerHTML.slice(0, 200)),
  links: [...document.querySelectorAll('[href], [src], [action], [formaction], [data]')]
    .flatMap((element) => ['href', 'src', 'action', 'formaction', 'data'].map((name) => element.getAttribute(name) ?? ''))
    .filter((address) => /^[\\s\\0]*(javascript|vbscript|data:text)/i.test(address)),
  data: [...document.querySelectorAll('script[type$=json]')].map((block) => block.textContent),
  text: [document.title, document.documentElement.textContent, ...[...document.querySelectorAll('input, textarea')].map((input) => input.value),
    ...[...document.querySelectorAll('[title], [alt], [content], [href], [aria-label]')].flatMap((element) =>
      ['title', 'alt', 'content', 'href', 'aria-label'].map((name) => element.getAttribute(name) ?? ''))].join('\\n')
})`

interface Seen {
  ran: string[]
  held: string[]
  elements: string[]
  links: string[]
  data: string[]
  text: string
}

/** Opens a browser with a session. @throws Skipped without CHROMIUM_PATH */
export async function openWatchedBrowser(
  context: DrillContext,
  url: string,
  cookie: string | undefined
): Promise<WatchedBrowser> {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) throw new Skipped('CHROMIUM_PATH names no browser.')
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']
  const browser = await chromium.launch({ executablePath, args })
  context.atEnd(() => browser.close())
  const browserContext = await browser.newContext({ acceptDownloads: true })
  await onlyThisSite(browserContext, url)
  const [name = '', value = ''] = cookie?.split('=') ?? []
  if (cookie) await browserContext.addCookies([{ name, value, url }])
  await browserContext.addInitScript(beforeScripts)
  const faults: string[] = []
  const tabs = await Promise.all(Array.from({ length: 4 }, openTab))
  const [page] = tabs
  assert.ok(page)

  async function openTab(): Promise<Page> {
    const tab = await browserContext.newPage()
    tab.on('dialog', (dialog) => {
      faults.push(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    tab.on('pageerror', (error) => faults.push(`an error: ${error}`))
    tab.on('popup', (popup) => faults.push(`a window: ${popup.url()}`))
    return tab
  }

  async function look(tab: Page, what: string): Promise<string> {
    const { ran, held, elements, links, data, text } = await tab.evaluate<Seen>(inspect)
    assert.deepEqual(
      { ran, held, elements, links, faults },
      { ran: [], held: [], elements: [], links: [], faults: [] },
      what
    )
    for (const block of data) JSON.parse(block)
    context.count('documents opened in a browser')
    return text
  }

  async function visit(tab: Page, path: string): Promise<string> {
    await tab.goto(url + path)
    // The back office loads its records by script.
    if ((await tab.locator('script[type=module]').count()) > 0) await tab.waitForLoadState('networkidle')
    await tab
      .getByText(/^Loading .*\.\.\.$/)
      .first()
      .waitFor({ state: 'hidden' })
    return await look(tab, path)
  }

  return {
    page,
    look: (what) => look(page, what),
    visit: (path) => visit(page, path),
    async visitAll(paths) {
      const left = [...paths]
      const texts: string[] = []
      await Promise.all(
        tabs.map(async (tab) => {
          for (let path = left.pop(); path !== undefined; path = left.pop()) texts.push(await visit(tab, path))
        })
      )
      return texts
    },
    async show(html) {
      await page.goto('about:blank')
      await page.setContent(html)
      return await look(page, 'a mail')
    }
  }
}

/** Blocks requests to other sites that the texts name. */
async function onlyThisSite(browserContext: BrowserContext, url: string): Promise<void> {
  await browserContext.route(
    (asked) => asked.protocol.startsWith('http') && asked.origin !== url,
    (route) => route.abort()
  )
}
