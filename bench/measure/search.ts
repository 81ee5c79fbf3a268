import { allCollections } from '../../collections/index.ts'
import { isOnSite } from '../../collections/on-site.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { dataFolder, startProgram } from '../lib/program.ts'
import type { Report, Row } from '../lib/report.ts'
import { grow } from '../lib/seeded.ts'
import { median, quantile, timesOf } from '../lib/times.ts'

/** What is looked for; the content has twenty-one words, so that each is in most of the records (bench/lib/seed.ts). */
const queries = [
  'panel',
  'panels and inverters',
  'inver',
  'village school subsidy',
  '99999',
  'roof 4711',
  'windturbine',
  'invertor',
  'zzz',
  'panel zzz',
  'बिजली'
]
const [each, budget] = [75_000, 60]

/** The site's search in more than 500,000 records, by the API, on both databases. */
export async function measure(): Promise<Report> {
  const lines: string[][] = []
  const sqlite = await onDatabase('SQLite', undefined, lines)
  const postgres = await startPostgres()
  try {
    return {
      title: 'The site’s search',
      budgets: [sqlite, await onDatabase('PostgreSQL', postgres.url, lines)],
      text: `ms, median / p95 of 20 searches one after the other, with ${each.toLocaleString('en')} records in each collection that visitors see; then the start that makes the index.`,
      head: ['database', ...queries, 'start'],
      lines
    }
  } finally {
    await postgres.remove()
  }
}

async function onDatabase(engine: string, databaseUrl: string | undefined, lines: string[][]): Promise<Row> {
  const data = dataFolder()
  const onSite = allCollections.filter(isOnSite)
  try {
    await grow(data.folder, each, databaseUrl, onSite)
    const program = await startProgram(data.folder, databaseUrl ? { databaseUrl, isPinned: false } : {})
    try {
      const cells: string[] = []
      const p95s: number[] = []
      for (const q of queries) {
        const address = `${program.url}/api/search?${new URLSearchParams({ q })}`
        // The first one reads the pages without records.
        await (await fetch(address)).text()
        const times = await timesOf(async () => await (await fetch(address)).text(), 20)
        p95s.push(quantile(times, 0.95))
        cells.push(`${median(times).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)}`)
      }
      lines.push([engine, ...cells, `${(program.startTime / 1000).toFixed(0)} s`])
      const slowest = Math.max(...p95s)
      return {
        what: `the site’s search in ${(each * onSite.length).toLocaleString('en')} records, p95, ${engine}`,
        budget: `under ${budget} ms`,
        measured: `${slowest.toFixed(0)} ms for the slowest of ${queries.length} queries`,
        holds: slowest < budget
      }
    } finally {
      await program.stop()
    }
  } finally {
    data.remove()
  }
}
