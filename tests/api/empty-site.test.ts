import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAreas } from '../../texts/demo/areas.ts'
import { demoProjects } from '../../texts/demo/projects.ts'
import en from '../../texts/en.json' with { type: 'json' }
import { createTestDatabase } from '../support/database.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let site: SiteProcess

beforeAll(async () => {
  database = await createTestDatabase()
  const { DATA_DIR, DATABASE_URL } = database.options
  site = await startSite(DATA_DIR, { SEED_DEMO: 'false', ...(DATABASE_URL && { DATABASE_URL }) })
})

afterAll(async () => {
  await site.stop()
  await database.remove()
})

/** The claims of the demo company; short ones, such as the name of a week, could stand anywhere. */
const claims = Object.values(en.demo)
  .flatMap((message) => message.split(/\{[^}]*\}/))
  .map((part) => part.trim())
  .filter((part) => part.length > 15)

const places = [...new Set([...demoAreas.map(({ district }) => district), ...demoProjects.map(({ place }) => place)])]

test('a site without the demo content claims nothing, and has all its pages', async () => {
  expect(claims.length).toBeGreaterThan(50)
  const siteMap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const listed = [...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect(listed.length).toBeGreaterThan(12)
  for (const path of [...listed, '/Commercial', '/search', '/search?q=solar']) {
    const response = await fetch(site.url + path)
    expect(response.status, path).toBe(200)
    const html = await response.text()
    const text = textOf(html)
    expect
      .soft(
        [...claims, ...places, '₹'].filter((claim) => text.includes(claim)),
        path
      )
      .toEqual([])
    // A drawing's own labels say how the thing works that it draws.
    const said = text.replace(/<svg\b.*?<\/svg>/gs, '').replace(/<[^>]*>/g, ' ')
    expect.soft(said.match(/.{0,40}\d ?(?:%|per cent)/), `shares on ${path}`).toBeNull()
    expect.soft(html.match(/<(h[1-6]|title)\b[^>]*>\s*<\/\1>/g), `empty headings of ${path}`).toBeNull()
  }
})

/** The texts of the page and of its attributes, without its data for search engines and of pictures: random letters spell a place now and then. */
function textOf(html: string): string {
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/data:image[^"]*/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
}
