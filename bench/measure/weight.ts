import { countWeights, scrollThrough, type Weights, withBrowser, withPage } from '../lib/browser.ts'
import { dataFolder, startProgram } from '../lib/program.ts'
import { kilobytes, type Report, type Row } from '../lib/report.ts'
import { publicRoutes } from '../lib/routes.ts'

interface Weighed {
  route: string
  before: Weights
  whole: Weights
}

/** A common phone. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true
} as const
/** Pages with a form that React checks. */
const hydrated = /^\/(contact|login)/i

/** What every public page sends to a phone: before scrolling, and in all. */
export async function measure(): Promise<Report> {
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
            return { route, before, whole: { ...weights } }
          })
        )
      }
      return all
    })
    return {
      title: 'Weight of every public page',
      budgets: budgetsOf(weighed),
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
  const text = weighed.filter(({ route }) => route !== '/' && !hydrated.test(route))
  const forms = weighed.filter(({ route }) => hydrated.test(route))
  const limit = (what: string, kb: number, bytes: number): Row => ({
    what,
    budget: `at most ${kb} KB`,
    measured: kilobytes(bytes),
    holds: bytes <= kb * 1024
  })
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

function sum(weights: Weights): number {
  return Object.values(weights).reduce((total, bytes) => total + bytes, 0)
}
