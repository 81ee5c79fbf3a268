import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { countWeights, scrollThrough, type Weights, withBrowser, withPage } from '../lib/browser.ts'
import { builtFolder, dataFolder, startProgram } from '../lib/program.ts'
import { kilobytes, type Report, type Row } from '../lib/report.ts'
import { publicRoutes } from '../lib/routes.ts'

interface Weighed {
  route: string
  before: Weights
  whole: Weights
  hasEstimate: boolean
}

/** A common phone. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true
} as const
/** Pages with a form that React checks. */
const hydrated = /^(?:\/(?:hi|mr))?\/(?:contact|login)/i
const isHome = (route: string) => /^\/(?:hi|mr)?$/.test(route)

/** The bytes that every public page sends to a phone: before scrolling, and in all. */
export async function measure(): Promise<Report> {
  const frames = filesOf(/^\d{4}-.*\.avif$/)
  const data = dataFolder()
  const program = await startProgram(data.folder, { seedDemo: true, isPinned: false })
  try {
    const routes = await publicRoutes(program.url)
    const weighed = await withBrowser(async (browser) => {
      const all: Weighed[] = []
      for (const route of routes) {
        all.push(
          await withPage(browser, phone, async (page) => {
            const { weights } = await countWeights(page)
            await page.goto(program.url + route, { waitUntil: 'networkidle' })
            const before = { ...weights }
            await scrollThrough(page)
            const hasEstimate = (await page.locator('bill-estimate').count()) > 0
            return { route, before, whole: { ...weights }, hasEstimate }
          })
        )
      }
      return all
    })
    return {
      title: 'Weight of every public page',
      budgets: [
        ...budgetsOf(weighed),
        limit(`the ${frames.count} pictures of a day`, 1200, frames.bytes),
        limit('the editor of texts, gzip', 120, filesOf(/^rich-text-.*\.js\.gz$/).bytes)
      ],
      text: 'KB over the wire at 390 px, two pixels a point, as Chromium accepts it (brotli, AVIF): before scrolling, and in all.',
      head: ['page', 'HTML', 'CSS', 'script', 'fonts', 'images before', 'all before', 'images', 'all'],
      lines: weighed.map(({ route, before, whole }) => [
        route,
        ...[
          before.Document,
          before.Stylesheet,
          whole.Script,
          whole.Font,
          before.Image,
          sum(before),
          whole.Image,
          sum(whole)
        ].map((bytes) => (bytes / 1024).toFixed(1))
      ])
    }
  } finally {
    await program.stop()
    data.remove()
  }
}

function budgetsOf(weighed: Weighed[]): Row[] {
  const most = (bytes: (one: Weighed) => number, of = weighed) => Math.max(0, ...of.map(bytes))
  const home = weighed.filter(({ route }) => route === '/')
  const text = weighed.filter(({ route, hasEstimate }) => !isHome(route) && !hydrated.test(route) && !hasEstimate)
  const estimates = weighed.filter(({ route, hasEstimate }) => !isHome(route) && hasEstimate)
  const forms = weighed.filter(({ route }) => hydrated.test(route))
  const scripted = text.filter(({ whole }) => whole.Script > 0)
  return [
    {
      what: 'script of text pages',
      budget: '0',
      measured:
        scripted.length === 0
          ? '0'
          : scripted.map(({ route, whole }) => `${route} ${kilobytes(whole.Script)}`).join(', '),
      holds: scripted.length === 0
    },
    limit(
      'script of Home',
      15,
      most(({ whole }) => whole.Script, home)
    ),
    limit(
      'script of contact and login',
      115,
      most(({ whole }) => whole.Script, forms)
    ),
    limit(
      'script of the estimate',
      6,
      most(({ whole }) => whole.Script, estimates)
    ),
    limit(
      'style sheet',
      14,
      most(({ whole }) => whole.Stylesheet)
    ),
    limit(
      'fonts of a page',
      60,
      most(({ whole }) => whole.Font)
    ),
    limit(
      'Home at 390 px before scrolling',
      180,
      most(({ before }) => sum(before), home)
    ),
    limit(
      'Home at 390 px in all',
      450,
      most(({ whole }) => sum(whole), home)
    )
  ]
}

const limit = (what: string, kb: number, bytes: number): Row => ({
  what,
  budget: `at most ${kb} KB`,
  measured: kilobytes(bytes),
  holds: bytes <= kb * 1024
})

/** Files of the build that browsers get. */
function filesOf(name: RegExp): { count: number; bytes: number } {
  const folder = path.join(builtFolder(), 'client/assets')
  const files = readdirSync(folder).filter((file) => name.test(file))
  if (files.length === 0) throw new Error(`No file of the build is named like ${name}.`)
  return {
    count: files.length,
    bytes: files.reduce((bytes, file) => bytes + statSync(path.join(folder, file)).size, 0)
  }
}

function sum(weights: Weights): number {
  return Object.values(weights).reduce((total, bytes) => total + bytes, 0)
}
