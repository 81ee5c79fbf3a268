import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import readExcelFile from 'read-excel-file/node'
import type { Collection } from '../../collections/define.ts'
import { allCollections, allSingletons } from '../../collections/index.ts'
import { markdownFields } from '../../collections/schemas.ts'
import { markdownText, withPlainTexts } from '../../shared/markdown.ts'
import { picture } from '../support/picture.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { until } from '../support/until.ts'
import { type Client, signIn } from './lib/client.ts'
import { type DrillContext, stopCleanly } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'
import { htmlOf } from './lib/injection/html-of-mail.ts'
import { payloads, storeEverywhere } from './lib/injection/values.ts'
import { openWatchedBrowser, type WatchedBrowser } from './lib/injection/watched-browser.ts'
import { unzip } from './lib/unzip.ts'

interface Size {
  payloads: readonly string[]
  /** Also the pages in Hindi and Marathi, which show the same texts. */
  translated: boolean
  /** Also the exports: Excel, PDF and print. */
  exports: boolean
}

export const drill = defineDrill<Size>({
  rows: 'I2, I3',
  what: 'Scripts and formulas in every text field, and a real browser in every place that shows them',
  sizes: {
    short: { payloads: payloads.slice(0, 1), translated: false, exports: false },
    long: { payloads, translated: true, exports: true }
  },

  async run(size, context) {
    const mails = await startSmtpServer()
    context.atEnd(() => mails.close())
    const data = await context.data('sqlite')
    const settings = { SMTP_URL: mails.url, MAIL_TO: 'office@company.test', MAIL_FROM: 'site@example.com' }
    const site = await context.start(data, settings)
    const staff = await signIn(site.url)
    const browser = await openWatchedBrowser(context, site.url, staff.cookie)

    // The watched browser does notice scripts.
    await assert.rejects(browser.show('<img src="x:" onerror="window.__xss=1"><b data-xss>'), /a mail/)
    await refuseScripts(context, staff)
    for (const payload of size.payloads) {
      const stored = await storeEverywhere(site.url, staff, payload, await picture(40, 30))
      context.count('fields filled', stored.length)
      const seen = [
        ...(await visitPublic(browser, site.url, payload, size.translated)),
        ...(await visitBackOffice(browser, staff))
      ]
      for (const { definition, field, text } of stored) {
        // Of Markdown its plain text, or the source where it is shown as it is.
        const spelled = [text, markdownText(text)].map(squeezed)
        const isSeen = seen.some((page) => spelled.some((one) => squeezed(page).includes(one)))
        assert.ok(isSeen, `${definition.name}.${field} is shown nowhere as it was written: ${text}`)
      }
      await checkFeeds(browser, site.url, payload)
      await checkBrochures(context, site.url)
      const mail = await until(() => mails.mails.find((text) => text.includes('Website')), 'No mail came.')
      mails.mails.length = 0
      const subject = String(
        stored.find(({ definition, field }) => definition.name === 'contactMessage' && field === 'subject')?.text
      )
      assert.ok(
        squeezed(await browser.show(htmlOf(mail))).includes(squeezed(subject)),
        'The mail does not show the subject as it was written.'
      )
      context.count('mails')
    }
    await visitDeleted(browser, staff)
    if (size.exports) for (const collection of allCollections) await checkExports(context, browser, staff, collection)
    await stopCleanly(site)
  }
})

/** The fields for addresses refuse those that run a script. */
async function refuseScripts(context: DrillContext, staff: Client): Promise<void> {
  const addresses = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    'blob:https://x/1'
  ]
  const { body: present } = await staff.call('GET', '/api/settings')
  for (const definition of allSingletons) {
    for (const [name, field] of Object.entries(definition.fields)) {
      if (field.kind !== 'text' || !('format' in field) || field.format !== 'url') continue
      for (const address of addresses) {
        const { status } = await staff.call('PUT', String(definition.api.path), {
          json: { ...present, [name]: address }
        })
        assert.equal(status, 422, `${name} takes ${address}`)
        context.count('script addresses refused')
      }
    }
  }
}

/** Every page of the site map, and the pages that repeat a part of the address. */
async function visitPublic(
  browser: WatchedBrowser,
  url: string,
  payload: string,
  isTranslated: boolean
): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .filter((path) => isTranslated || !/^\/(hi|mr)\b/.test(path))
  const query = encodeURIComponent(payload)
  const echoes = [
    `/search?q=${query}`,
    `/news?search=${query}`,
    `/news?category=${query}`,
    `/login?next=${query}`,
    `/${query}`,
    `/newsdetail/${query}`,
    `/ProductDetail?id=${query}`
  ]
  return await browser.visitAll([...pages, ...echoes])
}

/** Every list, and the form of its newest record. */
async function visitBackOffice(browser: WatchedBrowser, staff: Client): Promise<string[]> {
  const paths = ['/admin-panel', '/account']
  for (const { admin, api } of allCollections) {
    const { body } = await staff.call<{ id: number }[]>('GET', String(api.list[0]))
    const newest = Math.max(...body.map(({ id }) => id))
    paths.push(admin.list.path, `${admin.form.path}?id=${newest}`)
  }
  const texts = await browser.visitAll(paths)
  for (const { admin } of allSingletons) {
    texts.push(await browser.visit(admin.form.path))
    await browser.page.getByText('History', { exact: true }).click()
    await browser.page.locator('details[open] li').first().waitFor()
    await browser.look(`the history of ${admin.form.path}`)
  }
  return texts
}

/** The page of deleted records names a deleted one. */
async function visitDeleted(browser: WatchedBrowser, staff: Client): Promise<void> {
  const { body } = await staff.call<{ id: number; title: string }[]>('GET', '/api/news')
  const [first] = body
  assert.ok(first)
  await staff.call('POST', '/api/news/delete-multiple', { json: { ids: [first.id] } })
  assert.ok(
    squeezed(await browser.visit('/deleted')).includes(squeezed(first.title)),
    'The deleted record is not named.'
  )
}

/** Feeds and site map stay well-formed. */
async function checkFeeds(browser: WatchedBrowser, url: string, payload: string): Promise<void> {
  await browser.visit('/')
  for (const path of ['/news/rss.xml', '/sitemap.xml']) {
    const xml = await (await fetch(url + path)).text()
    const { fault, titles } = await browser.page.evaluate((text) => {
      const read = new DOMParser().parseFromString(text, 'application/xml')
      return {
        fault: read.querySelector('parsererror, b, script')?.textContent,
        titles: [...read.querySelectorAll('item > title')].map(({ textContent }) => textContent ?? '')
      }
    }, xml)
    assert.equal(fault, undefined, `${path} is no XML, or has more in it than text`)
    if (path.includes('rss')) assert.ok(titles.some((title) => squeezed(title).includes(squeezed(payload))))
  }
}

/** The keys that make a PDF act when it is opened. */
const actions = /\/(JavaScript|JS|Launch|OpenAction|AA|SubmitForm|EmbeddedFile)\b/

async function checkBrochures(context: DrillContext, url: string): Promise<void> {
  for (const path of ['/brochures/company-profile.pdf', '/brochures/services/1.pdf', '/brochures/products/1.pdf']) {
    const response = await fetch(url + path)
    assert.equal(response.status, 200, path)
    assert.doesNotMatch(response.headers.get('content-disposition') ?? '', /[<>\r\n]/)
    assert.doesNotMatch(Buffer.from(await response.arrayBuffer()).toString('latin1'), actions)
    context.count('PDF files')
  }
}

/** The exports of a list: Excel, PDF, print. */
async function checkExports(
  context: DrillContext,
  browser: WatchedBrowser,
  staff: Client,
  collection: Collection
): Promise<void> {
  const { admin, api } = collection
  await browser.visit(admin.list.path)
  const { body } = await staff.call<Record<string, unknown>[]>('GET', String(api.list[0]))
  const records = body.map((record) => withPlainTexts(record, markdownFields(collection)))
  const excel = await download(browser, 'Excel')
  for (const [name, text] of unzip(excel)) {
    assert.doesNotMatch(
      text,
      /<f[ >]|<hyperlink|externalLink|ddeLink/,
      `${admin.exports.excel.file}: ${name} has a formula or a link`
    )
  }
  const [sheet] = await readExcelFile(excel)
  const cells = (sheet?.data ?? []).flat().map((cell) => squeezed(String(cell)))
  for (const { fields } of admin.exports.excel.columns) {
    const [field = ''] = fields
    for (const record of records) {
      const value = record[field]
      if (fields.length > 1 || typeof value !== 'string' || !/^[=+\-@"]/.test(value)) continue
      assert.ok(cells.includes(squeezed(value)), `${admin.exports.excel.file} does not have ${value} as it was written`)
      context.count('hostile cells that stayed text')
    }
  }
  context.count('Excel files')
  assert.doesNotMatch((await download(browser, 'PDF')).toString('latin1'), actions)
  context.count('PDF files')
  await browser.page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await browser.page.getByRole('button', { name: 'Print' }).click()
  await browser.page.locator('body[data-printed]').waitFor()
  assert.equal(await browser.page.evaluate('window.__xss'), undefined)
  assert.equal(await browser.page.locator('[data-xss]').count(), 0)
  context.count('prints')
}

async function download(browser: WatchedBrowser, button: string): Promise<Buffer> {
  const [made] = await Promise.all([
    browser.page.waitForEvent('download'),
    browser.page.getByRole('button', { name: button, exact: true }).click()
  ])
  return await readFile(await made.path())
}

/** Pages break lines at other places: compared without white space. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '')
}
