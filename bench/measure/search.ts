import { allCollections } from '../../collections/index.ts'
import { synonym } from '../../collections/synonym.ts'
import { insertAll } from '../../server/content/records.ts'
import { type ConnectOptions, connect } from '../../server/database/connect.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { dataFolder, type Running, startProgram } from '../lib/program.ts'
import type { Report, Row } from '../lib/report.ts'
import { spelled } from '../lib/seed.ts'
import { grow } from '../lib/seeded.ts'
import { median, quantile, timeOf, timesOf } from '../lib/times.ts'

/** The searches; titles and texts are of twenty-one frequent words, and of twenty thousand rare ones (bench/lib/seed.ts). */
const queries: Record<string, { q: string; language?: string }> = {
  frequent: { q: 'panel' },
  'several frequent': { q: 'village school subsidy' },
  'as typed': { q: 'inver' },
  'rare, as typed': { q: spelled(5000).slice(0, 3) },
  'in a tenth': { q: spelled(1) },
  rare: { q: spelled(9000) },
  'several rare': { q: `${spelled(20)} ${spelled(300)}` },
  'one record': { q: 'roof 4711' },
  'never together': { q: 'product teammember' },
  'of the last kind': { q: 'teammember' },
  'two in one': { q: 'windturbine' },
  mistyped: { q: 'invertor' },
  'one unknown': { q: 'panel zzz' },
  unknown: { q: 'zzz' },
  synonyms: { q: 'बिजली बचत' },
  untranslated: { q: 'panel', language: 'hi' }
}
/** The first of each is what records have. */
const synonyms = [
  ['turbine', 'bijli', 'बिजली', 'वीज'],
  ['saving', 'bachat', 'बचत'],
  ['subsidy grid', 'anudan', 'अनुदान']
]
/** Of the others a company has few, and pages show all of them. */
const many = allCollections.filter(({ name }) => ['news', 'newsDetail', 'product', 'teamMember'].includes(name))
const [each, budget] = [131_250, 60]

/** The site's search in more than 500,000 records, by the API, on both databases, and a cached page beside it. */
export async function measure(): Promise<Report> {
  const lines: string[][] = []
  const sqlite = await onDatabase('SQLite', undefined, lines)
  const postgres = await startPostgres()
  try {
    return {
      title: 'The site’s search',
      budgets: [sqlite, await onDatabase('PostgreSQL', postgres.url, lines)],
      text: `ms, median / p95 of 40 searches one after the other, with ${each.toLocaleString('en')} news, details, products and team members each; then a cached page while one visitor searches for all of it without a pause, median / p99; then the start that makes the index.`,
      head: ['database', ...Object.keys(queries), 'cached page', 'start'],
      lines
    }
  } finally {
    await postgres.remove()
  }
}

async function onDatabase(engine: string, databaseUrl: string | undefined, lines: string[][]): Promise<Row> {
  const data = dataFolder()
  try {
    await grow(data.folder, each, databaseUrl, many, { status: 'published' })
    await addSynonyms({ DATA_DIR: data.folder, DATABASE_URL: databaseUrl })
    const program = await startProgram(data.folder, databaseUrl ? { databaseUrl, isPinned: false } : {})
    try {
      await program.idle()
      const cells: string[] = []
      const p95s: number[] = []
      for (const query of Object.values(queries)) {
        // The first one reads the pages without records.
        await search(program, query)
        const times = await timesOf(() => search(program, query), 40)
        p95s.push(quantile(times, 0.95))
        cells.push(`${median(times).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)}`)
      }
      const beside = await cachedPageBeside(program)
      const pages = `${median(beside).toFixed(1)} / ${quantile(beside, 0.99).toFixed(0)}`
      lines.push([engine, ...cells, pages, `${(program.startTime / 1000).toFixed(0)} s`])
      const slowest = Math.max(...p95s)
      return {
        what: `the site’s search in ${(each * many.length).toLocaleString('en')} records, p95, ${engine}`,
        budget: `under ${budget} ms`,
        measured: `${slowest.toFixed(0)} ms for the slowest of ${p95s.length} queries`,
        holds: slowest < budget
      }
    } finally {
      await program.stop()
    }
  } finally {
    data.remove()
  }
}

async function addSynonyms(options: ConnectOptions): Promise<void> {
  const { db, close } = await connect(options)
  const rows = synonyms.map((words) => ({ words }))
  await insertAll(db, synonym, rows, '2026-11-01T10:00:00.000Z')
  await close()
}

async function search({ url }: Running, query: { q: string; language?: string }): Promise<void> {
  await (await fetch(`${url}/api/search?${new URLSearchParams(query)}`)).text()
}

/** Times of a cached page while searches follow each other, ms. */
async function cachedPageBeside(program: Running): Promise<number[]> {
  const address = `${program.url}/news`
  await (await fetch(address)).text()
  let isSearching = true
  const searches = (async () => {
    for (const query of Object.values(queries)) for (let run = 0; run < 5; run++) await search(program, query)
    isSearching = false
  })()
  const times: number[] = []
  while (isSearching) times.push(await timeOf(async () => await (await fetch(address)).text()))
  await searches
  return times
}
