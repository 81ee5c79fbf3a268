import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import readExcelFile from 'read-excel-file/node'
import sharp from 'sharp'
import type { Collection } from '../../collections/define.ts'
import { allCollections, allSingletons } from '../../collections/index.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { type Client, signIn } from './lib/client.ts'
import { defineDrill } from './lib/drill.ts'
import { type Honeypot, openTrap } from './lib/injection/browser.ts'
import { htmlOf } from './lib/injection/mail.ts'
import { payloads, storeEverywhere } from './lib/injection/values.ts'
import type { Report } from './lib/report.ts'
import { until } from './lib/until.ts'
import { unzip } from './lib/unzip.ts'

interface Size {
  payloads: readonly string[]
  /** Also what is made of the lists: Excel, PDF and print. */
  exports: boolean
}

export const drill = defineDrill<Size>({
  name: 'script-injection',
  rows: 'I2, I3',
  what: 'Scripts and formulas in every text field, and a real browser in every place that shows them',
  short: { payloads: payloads.slice(0, 1), exports: false },
  long: { payloads, exports: true },

  async run(size, report) {
    const mails = await startSmtpServer()
    report.atEnd(() => mails.close())
    const data = await report.data('sqlite')
    const settings = { SMTP_URL: mails.url, MAIL_TO: 'office@example.com', MAIL_FROM: 'site@example.com' }
    const site = await report.start(data, settings)
    const staff = await signIn(site.url)
    const trap = await openTrap(report, site.url, staff.cookie)
    const picture = new Blob([
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: 'navy' } })
          .png()
          .toBuffer()
      )
    ])

    // Were the trap blind, all that follows would say nothing.
    await assert.rejects(trap.show('<img src="x:" onerror="window.__xss=1"><b data-xss>'), /a mail/)
    await refuseScripts(report, staff)
    for (const payload of size.payloads) {
      const stored = await storeEverywhere(site.url, staff, payload, picture)
      report.count('fields filled', stored.length)
      const seen = [...(await visitPublic(trap, site.url, payload)), ...(await visitBackOffice(trap, staff))]
      for (const { definition, field, text } of stored) {
        const isSeen = seen.some((page) => squeezed(page).includes(squeezed(text)))
        assert.ok(isSeen, `${definition.name}.${field} is nowhere shown as it was written: ${text}`)
      }
      await checkFeeds(trap, site.url, payload)
      await checkBrochures(report, site.url)
      const mail = await until(() => mails.mails.find((text) => text.includes('Website')), 'No mail came.')
      mails.mails.length = 0
      const subject = String(
        stored.find(({ definition, field }) => definition.name === 'contactMessage' && field === 'subject')?.text
      )
      assert.ok(
        squeezed(await trap.show(htmlOf(mail))).includes(squeezed(subject)),
        'The mail does not show the subject as it was written.'
      )
      report.count('mails')
    }
    await visitDeleted(trap, staff)
    if (size.exports) for (const collection of allCollections) await checkExports(report, trap, staff, collection)
    assert.deepEqual(await site.stop(), { code: 0, signal: null })
    assert.equal(site.output().includes('"level":"error"'), false, site.output().slice(0, 2_000))
  }
})

/** Addresses that run are no addresses to the fields that take one. */
async function refuseScripts(report: Report, staff: Client): Promise<void> {
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
        report.count('addresses that run, refused')
      }
    }
  }
}

/** Every page of the site map, and those that show what the address says. */
async function visitPublic(trap: Honeypot, url: string, payload: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&')
  )
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
  const texts: string[] = []
  for (const path of [...pages, ...echoes]) texts.push(await trap.visit(path))
  return texts
}

/** Every list, and the form of every record's newest. */
async function visitBackOffice(trap: Honeypot, staff: Client): Promise<string[]> {
  const texts = [await trap.visit('/admin-panel'), await trap.visit('/account')]
  for (const { admin, api } of allCollections) {
    texts.push(await trap.visit(admin.list.path))
    const { body } = await staff.call<{ id: number }[]>('GET', String(api.list[0]))
    const newest = Math.max(...body.map(({ id }) => id))
    texts.push(await trap.visit(`${admin.form.path}?id=${newest}`))
  }
  for (const { admin } of allSingletons) {
    texts.push(await trap.visit(admin.form.path))
    await trap.page.getByText('History', { exact: true }).click()
    await trap.page.locator('details[open] li').first().waitFor()
    await trap.look(`the history of ${admin.form.path}`)
  }
  return texts
}

/** A record that was deleted is named where it can come back. */
async function visitDeleted(trap: Honeypot, staff: Client): Promise<void> {
  const { body } = await staff.call<{ id: number; title: string }[]>('GET', '/api/news')
  const [first] = body
  assert.ok(first)
  await staff.call('POST', '/api/news/delete-multiple', { json: { ids: [first.id] } })
  assert.ok(squeezed(await trap.visit('/deleted')).includes(squeezed(first.title)), 'The deleted record is not named.')
}

/** The feeds and the site map are what they say they are, whatever the news are called. */
async function checkFeeds(trap: Honeypot, url: string, payload: string): Promise<void> {
  await trap.visit('/')
  for (const path of ['/news/rss.xml', '/sitemap.xml']) {
    const xml = await (await fetch(url + path)).text()
    const fault = await trap.page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror, b, script')?.textContent,
      xml
    )
    assert.equal(fault, undefined, `${path} is no XML, or has more in it than text`)
  }
  const feed = (await (await fetch(`${url}/news/feed.json`)).json()) as { items: { title: string }[] }
  assert.ok(feed.items.some(({ title }) => squeezed(title).includes(squeezed(payload))))
  JSON.parse(await (await fetch(`${url}/site.webmanifest`)).text())
}

/** A PDF that could do something says so with one of these. */
const actions = /\/(JavaScript|JS|Launch|OpenAction|AA|SubmitForm|EmbeddedFile)\b/

async function checkBrochures(report: Report, url: string): Promise<void> {
  for (const path of ['/brochures/company-profile.pdf', '/brochures/services/1.pdf']) {
    const response = await fetch(url + path)
    assert.equal(response.status, 200, path)
    assert.doesNotMatch(response.headers.get('content-disposition') ?? '', /[<>\r\n]/)
    assert.doesNotMatch(Buffer.from(await response.arrayBuffer()).toString('latin1'), actions)
    report.count('PDF files')
  }
}

/** What the browser makes of a list. */
async function checkExports(report: Report, trap: Honeypot, staff: Client, { admin, api }: Collection): Promise<void> {
  await trap.visit(admin.list.path)
  const records = (await staff.call<Record<string, unknown>[]>('GET', String(api.list[0]))).body
  const excel = await download(trap, 'Excel')
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
      report.count('hostile cells that stayed text')
    }
  }
  report.count('Excel files')
  if (!admin.exports.pdf) return
  assert.doesNotMatch((await download(trap, 'PDF')).toString('latin1'), actions)
  report.count('PDF files')
  await trap.page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await trap.page.getByRole('button', { name: 'Print' }).click()
  await trap.page.locator('body[data-printed]').waitFor()
  assert.equal(await trap.page.evaluate('window.__xss'), undefined)
  assert.equal(await trap.page.locator('[data-xss]').count(), 0)
  report.count('prints')
}

async function download(trap: Honeypot, button: string): Promise<Buffer> {
  const [made] = await Promise.all([
    trap.page.waitForEvent('download'),
    trap.page.getByRole('button', { name: button, exact: true }).click()
  ])
  return await readFile(await made.path())
}

/** Without regard to white space, which pages break lines at. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '')
}
