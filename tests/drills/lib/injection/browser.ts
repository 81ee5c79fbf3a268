import assert from 'node:assert/strict'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { type Report, Skipped } from '../report.ts'

/** A browser that notes whatever runs that should not. */
export interface Honeypot {
  /** Opens an address, and fails where anything in it ran, was held back by the content policy, or became an element. Gives all of its text. */
  visit(path: string): Promise<string>
  /** The same for the page as it is now. */
  look(what: string): Promise<string>
  /** The same for a document that no address has. */
  show(html: string): Promise<string>
  page: Page
}

// For the browser: run before any script of a page, with the page's own globals.
const beforeEverything = `
  window.__held = []
  addEventListener('securitypolicyviolation', (event) => {
    if (event.effectiveDirective.startsWith('script')) window.__held.push(event.effectiveDirective + ' ' + event.blockedURI)
  })
`
const lookAround = `({
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

/** Opens a browser with somebody's session. @throws Skipped where none is known */
export async function openTrap(report: Report, url: string, cookie: string | undefined): Promise<Honeypot> {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) throw new Skipped('CHROMIUM_PATH names no browser.')
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu']
  const browser = await chromium.launch({ executablePath, args })
  report.atEnd(() => browser.close())
  const context = await browser.newContext({ acceptDownloads: true })
  await onlyThisSite(context, url)
  const [name = '', value = ''] = cookie?.split('=') ?? []
  if (cookie) await context.addCookies([{ name, value, url }])
  await context.addInitScript(beforeEverything)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => faults.push(`an error: ${error}`))
  page.on('popup', (popup) => faults.push(`a window: ${popup.url()}`))

  async function look(what: string): Promise<string> {
    const { ran, held, elements, links, data, text } = await page.evaluate<Seen>(lookAround)
    assert.deepEqual(
      { ran, held, elements, links, faults },
      { ran: [], held: [], elements: [], links: [], faults: [] },
      what
    )
    for (const block of data) JSON.parse(block)
    report.count('documents opened in a browser')
    return text
  }

  return {
    page,
    look,
    async visit(path) {
      await page.goto(url + path)
      // The back office reads its records after the page has come.
      if ((await page.locator('script[type=module]').count()) > 0) await page.waitForLoadState('networkidle')
      await page
        .getByText(/^Loading .*\.\.\.$/)
        .first()
        .waitFor({ state: 'hidden' })
      return await look(path)
    },
    async show(html) {
      await page.goto('about:blank')
      await page.setContent(html)
      return await look('a mail')
    }
  }
}

/** Nothing leaves this machine, whatever the texts name. */
async function onlyThisSite(context: BrowserContext, url: string): Promise<void> {
  await context.route(
    (asked) => asked.protocol.startsWith('http') && asked.origin !== url,
    (route) => route.abort()
  )
}
