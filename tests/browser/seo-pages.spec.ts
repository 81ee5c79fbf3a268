import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { guardedPages } from '../../server/auth/page-access.ts'
import { languages } from '../../shared/languages.ts'
import { addressesIn, danglingReferences, faultsOf, structuredData } from '../support/structured-data.ts'
import { expect, test } from './support/test.ts'

// All pages are counted.
test.use({ untouchedFor: 'seo' })

/** The shown part of a page's title; the company's name at its end may be cut. */
const titleLength = 70
/** More of a description is cut, less says little. */
const descriptionLength = { min: 50, max: 160 }
/** WhatsApp shows no larger picture, in bytes. */
const pictureBytes = 300_000

/** The head of a page. */
interface Head {
  url: string
  html: string
  title: string
  canonical: string
  /** Of `<meta>`, by their name or property. */
  meta: ReadonlyMap<string, string>
  /** The addresses in the languages, by `hreflang`. */
  alternates: Readonly<Record<string, string>>
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", apos: "'" }

function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => signs[name] ?? whole)
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)])
  )
}

function headOf(url: string, html: string): Head {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))
  const links = tags('link')
  const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
  return {
    ...{ url, html, title: unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '') },
    canonical: links
      .filter(({ rel }) => rel === 'canonical')
      .map(({ href }) => href)
      .join(' '),
    meta: new Map(tags('meta').map(({ name, property, content }) => [String(name ?? property), String(content)])),
    alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [String(hreflang), String(href)]))
  }
}

/** Each page's head, by its address: all of the site map, and lists that are in none. */
async function readHeads(siteUrl: string): Promise<Map<string, Head>> {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => unescaped(address))
  const further = ['/news?page=2', '/news?category=Wind+Mill'].flatMap((path) =>
    languages.map(({ code }, place) => siteUrl + (place === 0 ? '' : `/${code}`) + path)
  )
  const heads = new Map<string, Head>()
  for (const url of [...listed, ...further]) {
    const response = await fetch(url, { redirect: 'manual' })
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`)
    heads.set(url, headOf(url, await response.text()))
  }
  return heads
}

test.describe('every page of the site map', () => {
  let heads: Map<string, Head>
  test.beforeAll(async ({ site }) => {
    heads = await readHeads(site.url)
  })

  /** Runs a check of one page for all, and fails with all that it finds. */
  function expectNone(faultsOfPage: (head: Head) => string[]): void {
    expect(heads.size).toBeGreaterThan(100)
    const faults = [...heads.values()].flatMap((head) => faultsOfPage(head).map((fault) => `${head.url} ${fault}`))
    expect(faults).toEqual([])
  }

  const languageOf = (head: Head) => /<html lang="(.*?)"/.exec(head.html)?.[1] ?? ''

  test('has a title and a description of its own in its language, of a length that is shown', () => {
    const seen = new Map<string, string>()
    expectNone((head) => {
      const { title, meta, url } = head
      const description = meta.get('description') ?? ''
      const named = meta.get('og:title') ?? ''
      const length = Array.from(description).length
      const twins = [title, description].map((text) => seen.get(`${languageOf(head)} ${text}`))
      for (const text of [title, description]) seen.set(`${languageOf(head)} ${text}`, url)
      return [
        ...twins.flatMap((twin) => (twin ? `says what ${twin} says` : [])),
        ...(title.startsWith(`${named} – `) ? [] : [`title: ${title}`]),
        ...(Array.from(named).length <= titleLength ? [] : [`title of ${named.length}: ${named}`]),
        ...(length >= descriptionLength.min && length <= descriptionLength.max
          ? []
          : [`description of ${length}: ${description}`]),
        ...(/[.!?।…][”")]?$/u.test(description) ? [] : [`description does not end: ${description}`])
      ]
    })
  })

  test('has one heading, its own address, and those of its translations, which say the same', () => {
    expectNone(({ url, html, canonical, alternates, meta }) => {
      const others = Object.values(alternates).map((address) => heads.get(address)?.alternates)
      const tags = [...languages.map(({ tag }) => tag), 'x-default']
      return [
        ...(html.match(/<h1[ >]/g)?.length === 1 ? [] : ['has not one h1']),
        ...(canonical === url ? [] : [`canonical: ${canonical}`]),
        ...(Object.keys(alternates).join() === tags.join() ? [] : [`hreflang: ${Object.keys(alternates)}`]),
        ...(Object.values(alternates).includes(url) ? [] : ['is none of its own translations']),
        ...(alternates['x-default'] === alternates['en-IN'] ? [] : ['x-default']),
        ...(others.every((other) => JSON.stringify(other) === JSON.stringify(alternates)) ? [] : ['not reciprocal']),
        ...(meta.has('robots') ? [`robots: ${meta.get('robots')}`] : [])
      ]
    })
  })

  test('says what is shown of it where it is shared', () => {
    expectNone(({ url, meta }) => {
      const wanted = {
        'og:url': url,
        'og:image:type': 'image/jpeg',
        'og:image:width': '1200',
        'og:image:height': '630'
      }
      const filled = ['og:title', 'og:description', 'og:site_name', 'og:locale', 'og:image', 'og:image:alt']
      const type = /\/newsdetail\//.test(url) ? 'article' : 'website'
      const exact = { ...wanted, 'og:type': type, 'twitter:card': 'summary_large_image' }
      return [
        ...Object.entries(exact).flatMap(([name, value]) =>
          meta.get(name) === value ? [] : [`${name}: ${meta.get(name)}`]
        ),
        ...filled.filter((name) => !meta.get(name)?.trim())
      ]
    })
    const pictures = [...heads.values()].map(({ meta }) => meta.get('og:image'))
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  test('has a picture of its own for messengers: one page of each kind in each language', async () => {
    const kinds = new Map([...heads.values()].map((head) => [head.url.replace(/[?/]\w*=?\d+$/, ''), head]))
    const seen = new Map<string, string>()
    const faults: string[] = []
    for (const { url, meta } of kinds.values()) {
      const answer = await fetch(meta.get('og:image') ?? '', { redirect: 'manual' })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      if (answer.status !== 200) faults.push(`${url}: ${answer.status} ${meta.get('og:image')}`)
      if (answer.status !== 200) continue
      const { format, width, height } = await sharp(bytes).metadata()
      const found = [format, width, height, bytes.length < pictureBytes, answer.headers.get('content-type')].join(' ')
      if (found !== 'jpeg 1200 630 true image/jpeg') faults.push(`${url}: ${found}, ${bytes.length}`)
      // A title may be the same word in two languages.
      const digest = meta.get('og:locale') + createHash('sha256').update(bytes).digest('hex')
      if (seen.has(digest)) faults.push(`${url} has the picture of ${seen.get(digest)}`)
      seen.set(digest, url)
    }
    expect(faults).toEqual([])
  })

  test('tells search engines what Google documents of each type', async ({ site }) => {
    const named = new Set<string>()
    const types = new Set<unknown>()
    expectNone(({ url, html, canonical }) => {
      const things = structuredData(html)
      for (const property of ['image', 'logo', 'item', 'url', 'mainEntityOfPage'])
        for (const address of addressesIn(things, property)) named.add(address)
      for (const thing of things) types.add(thing['@type'])
      const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as
        | { item?: string }[]
        | undefined
      const isHome = /^\/(?:hi|mr)?$/.test(new URL(url).pathname)
      return [
        ...things.flatMap((thing) => faultsOf(thing)),
        ...(isHome || trail?.at(-1)?.item === canonical ? [] : [`trail ends at ${trail?.at(-1)?.item}`]),
        ...danglingReferences(things).map((id) => `${id} is on another page`)
      ]
    })
    const wanted = ['Article', 'BreadcrumbList', 'FAQPage', 'LocalBusiness', 'Product', 'Service', 'WebSite']
    expect([...types].sort()).toEqual(wanted)
    const faults: string[] = []
    for (const address of named) {
      if (!address.startsWith(`${site.url}/`)) faults.push(`${address} is elsewhere`)
      else if (!heads.has(address)) {
        const { status } = await fetch(address, { method: 'HEAD', redirect: 'manual' })
        if (status !== 200) faults.push(`${status} ${address}`)
      }
    }
    expect(faults).toEqual([])
  })
})

test('the site map names the translations of each page, and when its record was written', async ({ request, site }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    loc: unescaped(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)].map(
      ([, tag, address = '']) => `${tag} ${unescaped(address)}`
    )
  }))
  const known = new Map(entries.map(({ loc, alternates }) => [loc, alternates.join()]))
  expect(known.size).toBe(entries.length)
  for (const { loc, alternates } of entries) {
    expect(alternates).toHaveLength(languages.length + 1)
    expect(alternates.some((one) => one.endsWith(` ${loc}`))).toBe(true)
    for (const one of alternates) expect(known.get(one.split(' ')[1] ?? '')).toBe(alternates.join())
  }
  const products: { id: number; updatedAt: string }[] = await (await request.get('/api/products')).json()
  for (const { id, updatedAt } of products)
    for (const prefix of ['', '/hi', '/mr']) {
      const loc = `${site.url}${prefix}/ProductDetail?id=${id}`
      expect(entries.find((entry) => entry.loc === loc)).toMatchObject({ lastmod: updatedAt })
    }
})

test('robots leave the back office alone, and nothing of the site map', async ({ request, adminPage }) => {
  const rules = (await (await request.get('/robots.txt')).text()).matchAll(/^Disallow: (.+)$/gm)
  const disallowed = [...rules].map(([, path = '']) => path)
  const isDisallowed = (path: string) => disallowed.some((start) => path.startsWith(start))
  for (const path of guardedPages.keys()) expect([path, isDisallowed(path)]).toEqual([path, true])
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = '']) => path)
  expect(listed.filter(isDisallowed)).toEqual([])
  for (const path of ['/admin-panel', '/newslist'])
    expect((await adminPage.request.get(path)).headers()['x-robots-tag']).toBe('noindex')
  for (const path of ['/login', '/search?q=solar', '/track', '/no-such-page', '/news?search=solar'])
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"/>')
})

for (const { code, tag } of languages) {
  const prefix = code === 'en' ? '' : `/${code}`

  test(`the RSS feed keeps to its specification, ${tag}`, async ({ page, request, site }) => {
    const self = `${site.url}${prefix}/news/rss.xml`
    const xml = await (await request.get(self)).text()
    await page.goto(`${prefix}/privacy`)
    const feed = await page.evaluate(readRss, xml)
    expect(feed).toMatchObject({
      ...{ version: '2.0', faults: [], language: tag, link: `${site.url}${prefix}/news`, self },
      ...{ title: expect.stringMatching(/./), description: expect.stringMatching(/./) }
    })
    expect(feed.items).toHaveLength(15)
    for (const item of feed.items) {
      expect(item).toMatchObject({ isPermaLink: 'true', guid: item.link, title: expect.stringMatching(/./) })
      expect(item.link).toMatch(new RegExp(`^${site.url}${prefix}/newsdetail/\\d+$`))
      expect(item.pubDate).toMatch(rfc822)
      expect(item.pubDate).toBe(
        `${new Date(`${item.pubDate.slice(5, 16)} UTC`).toUTCString().slice(0, 16)} 00:00:00 +0530`
      )
      expect(item.content.length).toBeGreaterThan(item.description.length)
      expectWholeAddresses(item.content)
    }
  })
}

const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} [\d:]{8} \+0530$/

function expectWholeAddresses(html: string): void {
  for (const [, address = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g))
    expect(address).toMatch(/^(?:https?:|mailto:|tel:)/)
  expect(html).not.toContain('srcset=')
}

/** Runs in the page: what an RSS feed says. */
function readRss(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml')
  const faults = [...document.querySelectorAll('parsererror')].map(({ textContent }) => textContent)
  const textOf = (of: Element | null, name: string) =>
    [...(of?.children ?? [])].find(({ tagName }) => tagName === name)?.textContent ?? ''
  const channel = document.querySelector('rss > channel')
  const self = channel?.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]
  return {
    faults,
    version: document.documentElement.getAttribute('version'),
    title: textOf(channel, 'title'),
    link: textOf(channel, 'link'),
    description: textOf(channel, 'description'),
    language: textOf(channel, 'language'),
    self: self?.getAttribute('rel') === 'self' ? self.getAttribute('href') : null,
    items: [...(channel?.querySelectorAll('item') ?? [])].map((item) => ({
      title: textOf(item, 'title'),
      link: textOf(item, 'link'),
      guid: textOf(item, 'guid'),
      isPermaLink: item.querySelector('guid')?.getAttribute('isPermaLink'),
      pubDate: textOf(item, 'pubDate'),
      description: textOf(item, 'description'),
      content: textOf(item, 'content:encoded')
    }))
  }
}
