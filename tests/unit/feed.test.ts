import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader } from '../../app/public/seo/rss.ts'
import { type PageContext, pageContext } from '../../server/pages/context.ts'

const text = `"'><img src=x onerror=alert(1)> 3 < 4 && 5 > 4, &amp; it's said`
// Signs that an older program accepted, and XML cannot have.
const noText = '\u0001\ufffe\uffff\ud800'
const news = {
  id: 1,
  title: `A & B 🔆${noText}`,
  category: 'C',
  date: '2026-11-01',
  description: text,
  newsImage: null
}

/** A text as a reader of XML or HTML reads it. */
function unescaped(source: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return source.replace(/&(\w+);/g, (_, name: string) => signs[name] ?? `&${name};`)
}

test('a reader that takes a description for HTML, as RSS has it, shows the text as it was written', async () => {
  const context = new RouterContextProvider()
  const content = {
    one: async () => ({ companyName: 'Suryavayu' }),
    list: async () => ({ records: [news], total: 1 }),
    find: async () => undefined
  }
  const texts = (key: string) => key
  context.set(pageContext, { publicUrl: 'https://example.test', content, texts } as unknown as PageContext)
  const response = await loader({ context } as unknown as Parameters<typeof loader>[0])
  const feed = await response.text()
  expect(feed).toContain('<title>A &amp; B 🔆</title>')
  const [, item = ''] = feed.split('<item>')
  const [, description = ''] = /<description>(.*?)<\/description>/s.exec(item) ?? []
  expect(description).not.toMatch(/[<>]/)
  const html = unescaped(description)
  expect(html).not.toMatch(/[<>]/)
  expect(unescaped(html)).toBe(text)
})
