import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { dataFolder, startProgram } from '../lib/program.ts'
import type { Report } from '../lib/report.ts'
import { publicRoutes } from '../lib/routes.ts'
import { median } from '../lib/times.ts'

/** Not a dependency: with its own it is 176 MB, larger than all that the program needs. It is fetched on demand. */
const version = '13.5.0'
const folder = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'lighthouse')

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Result {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; scoreDisplayMode: string; title: string }>
}

/** One run tells little: whatever else the machine does makes some a fifth slower. Of three the median of each figure counts. */
const runs = 3

/** Lighthouse with its mobile preset on every public page, three runs each. */
export async function measure(): Promise<Report> {
  const command = ensureLighthouse()
  const data = dataFolder()
  const program = await startProgram(data.folder, { seedDemo: true, isPinned: false })
  // Letters of Hindi and Marathi, which every phone in India has: fontconfig reads `fonts` in XDG_DATA_HOME.
  symlinkSync(path.resolve('assets/fonts/pdf'), path.join(data.folder, 'fonts'))
  const lines: string[][] = []
  const short: string[] = []
  let slowest = 0
  let blocking = 0
  let shift = 0
  try {
    for (const route of await publicRoutes(program.url)) {
      // Lighthouse refuses to rate a page that answers 404.
      if (route === '/no-such-page') continue
      const results: Result[] = []
      for (let run = 0; run < runs; run++) results.push(await lighthouse(command, program.url + route, data.folder))
      const medianOf = (name: string) => median(results.map((result) => figure(result, name)))
      // Pages that are not to be indexed say so, which Lighthouse takes for a fault.
      const isHidden = results[0]?.audits['is-crawlable']?.score === 0
      const scores = categories
        .filter((name) => !(isHidden && name === 'seo'))
        .map((name) => Math.round(100 * median(results.map((result) => result.categories[name].score ?? 0))))
      const lcp = medianOf('largest-contentful-paint')
      const tbt = medianOf('total-blocking-time')
      const cls = medianOf('cumulative-layout-shift')
      const failed = Object.entries({ ...results[0]?.audits }).filter(
        ([, { score, scoreDisplayMode }]) => score === 0 && scoreDisplayMode === 'binary'
      )
      slowest = Math.max(slowest, lcp)
      blocking = Math.max(blocking, tbt)
      shift = Math.max(shift, cls)
      if (scores.some((score) => score < 100)) short.push(`${route} ${scores.join('/')}`)
      const cells = [
        ...scores.map(String),
        ...(isHidden ? ['hidden'] : []),
        Math.round(lcp).toString(),
        Math.round(tbt).toString(),
        cls.toFixed(3)
      ]
      lines.push([route, ...cells, failed.map(([name]) => name).join(', ')])
    }
  } finally {
    await program.stop()
    data.remove()
  }
  return {
    title: 'Lighthouse',
    budgets: [
      {
        what: 'Lighthouse, mobile, every public page',
        budget: '100 / 100 / 100 / 100',
        measured: short.length === 0 ? `100 on all ${lines.length}` : short.join('; '),
        holds: short.length === 0
      },
      {
        what: 'LCP, simulated',
        budget: 'at most 1.2 s',
        measured: `${(slowest / 1000).toFixed(2)} s at most`,
        holds: slowest <= 1_200
      },
      { what: 'TBT', budget: '0', measured: `${Math.round(blocking)} ms at most`, holds: blocking < 1 },
      { what: 'CLS', budget: '0', measured: `${shift.toFixed(3)} at most`, holds: shift < 0.001 }
    ],
    text: `Lighthouse ${version}, its mobile preset (simulated slow 4G, a quarter of the processor); medians of ${runs} runs.`,
    head: [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP, ms',
      'TBT, ms',
      'CLS',
      'audits that fail'
    ],
    lines
  }
}

function ensureLighthouse(): string {
  const command = path.join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
  if (!existsSync(command)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${version}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit']
    })
  }
  return command
}

const figure = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN

async function lighthouse(command: string, url: string, scratch: string, tries = 3): Promise<Result> {
  // As all but the first visitor after a change get it: compressed by another thread once it was asked for twice.
  for (let visit = 0; visit < 2; visit++) {
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    await wait(500)
  }
  const output = path.join(scratch, 'lighthouse.json')
  rmSync(output, { force: true })
  const { stderr, status } = spawnSync(
    process.execPath,
    [
      command,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox'
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH, XDG_DATA_HOME: scratch } }
  )
  if (!existsSync(output)) throw new Error(`Lighthouse ended with ${status} on ${url}: ${stderr.slice(-400)}`)
  const result: Result = JSON.parse(readFileSync(output, 'utf8'))
  // Now and then a trace has no paint, and so no figures.
  const hasFigures = !Number.isNaN(figure(result, 'largest-contentful-paint'))
  return hasFigures || tries === 1 ? result : await lighthouse(command, url, scratch, tries - 1)
}
