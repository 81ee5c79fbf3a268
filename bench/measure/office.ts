import type { Browser, Page } from '@playwright/test'
import { countWeights, withBrowser, withPage } from '../lib/browser.ts'
import { admin, dataFolder, startProgram } from '../lib/program.ts'
import { kilobytes, type Report } from '../lib/report.ts'
import { grow } from '../lib/seeded.ts'
import { median, timeOf } from '../lib/times.ts'

/** The back office as somebody of the staff has it: first load, from list to list, and the files that are made of lists. */
export async function measure(): Promise<Report> {
  const data = dataFolder()
  try {
    return await withBrowser(async (browser) => {
      await grow(data.folder, 1_000)
      const pdf = await inOffice(browser, data.folder, async (page) => await exportOf(page, '/newslist', 'PDF'))
      await grow(data.folder, 9_000)
      const { excel, first, moves } = await inOffice(browser, data.folder, async (page) => ({
        first: await firstLoad(browser, page),
        moves: await moveAbout(page),
        excel: await exportOf(page, '/newslist', 'Excel')
      }))
      const move = median(moves)
      const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`
      const longest = Math.max(pdf.longest, excel.longest)
      return {
        title: 'Back office',
        budgets: [
          {
            what: 'back office, script of the first load',
            budget: 'at most 220 KB',
            measured: kilobytes(first),
            holds: first <= 220 * 1024
          },
          {
            what: 'back office, list to list',
            budget: 'under 100 ms',
            measured: `${Math.round(move)} ms`,
            holds: move < 100
          },
          {
            what: 'Excel of 10,000 rows',
            budget: 'under 2 s',
            measured: seconds(excel.time),
            holds: excel.time < 2_000
          },
          {
            what: 'PDF of 1,000 rows with images',
            budget: 'under 15 s',
            measured: seconds(pdf.time),
            holds: pdf.time < 15_000
          },
          {
            what: 'page responsive while files are made',
            budget: 'throughout',
            measured: `longest task ${Math.round(longest)} ms`,
            holds: longest < 200
          }
        ],
        text: `List to list: medians of ${moves.length} moves among lists of 10,000 records, from the click to the rows; ${moves.map(Math.round).join(', ')} ms.`
      }
    })
  } finally {
    data.remove()
  }
}

/** A page of the back office, signed in. */
async function inOffice<T>(browser: Browser, folder: string, work: (page: Page) => Promise<T>): Promise<T> {
  const program = await startProgram(folder, { isPinned: false })
  try {
    return await withPage(browser, { viewport: { width: 1440, height: 900 }, baseURL: program.url }, async (page) => {
      await page.goto('/login')
      await page.locator('input[name=username]').fill(admin.username)
      await page.locator('input[name=password]').fill(admin.password)
      await page.locator('form button[type=submit]').click()
      await page.waitForURL('**/admin-panel')
      return await work(page)
    })
  } finally {
    await program.stop()
  }
}

/** The script that a browser without anything cached fetches for a list, gzip as budgeted. */
async function firstLoad(browser: Browser, signedIn: Page): Promise<number> {
  const storageState = await signedIn.context().storageState()
  return await withPage(browser, { storageState, extraHTTPHeaders: { 'accept-encoding': 'gzip' } }, async (page) => {
    const { weights } = await countWeights(page)
    await page.goto(new URL('/newslist', signedIn.url()).href, { waitUntil: 'networkidle' })
    return weights.Script
  })
}

async function moveAbout(page: Page): Promise<number[]> {
  const times: number[] = []
  const lists = ['/newslist', '/productlist', '/teamlist', '/testimonialslist', '/serviceslist']
  const links = await page.locator('nav a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  // The list of texts has no rows of a table.
  const known = links.filter((link) => /list$/.test(link) && link !== '/textlist')
  for (let round = 0; round < 3; round++) {
    for (const link of known.length > 0 ? known : lists) {
      // Measured in the page, where the click is: no browser driver in between.
      times.push(
        await page.evaluate(async (address) => {
          const anchor = document.querySelector<HTMLAnchorElement>(`nav a[href="${address}"]`)
          const title = () =>
            `${document.querySelector('h1')?.textContent} ${document.querySelector('tbody tr')?.textContent}`
          const before = title()
          const began = performance.now()
          anchor?.click()
          while ((title() === before || !document.querySelector('tbody tr')) && performance.now() - began < 3_000)
            await new Promise((resolve) => requestAnimationFrame(resolve))
          return performance.now() - began
        }, link)
      )
      await page.waitForLoadState('networkidle')
    }
    if (round === 0) times.length = 0
  }
  return times
}

/** Makes a file of a list, and watches how long the page cannot answer meanwhile. */
async function exportOf(page: Page, list: string, button: 'Excel' | 'PDF'): Promise<{ time: number; longest: number }> {
  await page.goto(list, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const longest = document.createElement('meta')
    longest.id = 'longest-task'
    document.head.append(longest)
    new PerformanceObserver((found) => {
      for (const { duration } of found.getEntries())
        longest.content = String(Math.max(Number(longest.content), duration))
    }).observe({ entryTypes: ['longtask'] })
  })
  const time = await timeOf(async () => {
    const download = page.waitForEvent('download', { timeout: 120_000 })
    await page.getByRole('button', { name: button, exact: true }).click()
    await download
  })
  const longest = await page.locator('#longest-task').getAttribute('content')
  return { time, longest: Number(longest ?? 0) }
}
