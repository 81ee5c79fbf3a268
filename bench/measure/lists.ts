import { allCollections } from '../../collections/index.ts'
import { hasStatus } from '../../collections/publishing.ts'
import { query as queryPostgres, startPostgres } from '../../tests/support/postgres.ts'
import { signIn } from '../lib/content.ts'
import { dataFolder, startProgram } from '../lib/program.ts'
import type { Report, Row } from '../lib/report.ts'
import { grow } from '../lib/seeded.ts'
import { median, quantile, timesOf } from '../lib/times.ts'

const rows = 100_000
const reads = {
  'first page': 'page=1&pageSize=100',
  'last page': `page=${rows / 100}&pageSize=100`,
  'search, many': 'search=panel&page=1&pageSize=100',
  'search, one': `search=${rows - 1}&page=1&pageSize=100`,
  'search, none': 'search=zzz&page=1&pageSize=100',
  'last changed': 'sort=-updatedAt&page=1&pageSize=100'
}

/** The tabs of the messages; each is read with the counts of all. */
const tabs = ['', 'stage=New', 'owner=me', 'due=today', 'stage=Won', 'stage=Lost']

/** Lists, searches, counts and ids of 100,000 records of each collection, uncached, by the API, on both databases. */
export async function measure(): Promise<Report> {
  const lines: string[][] = []
  const sqlite = await onDatabase('SQLite', undefined, lines)
  const postgres = await startPostgres()
  try {
    const budgets = [
      ...budgetsOf('SQLite', sqlite, 50),
      ...budgetsOf('PostgreSQL', await onDatabase('PostgreSQL', postgres.url, lines), 60)
    ]
    return {
      title: `Lists of ${rows.toLocaleString('en')} records, uncached`,
      budgets,
      text: 'ms by the API, median / p95 of 40 reads one after the other; each answer carries the total of all pages.',
      head: ['database, list', ...Object.keys(reads), 'all ids'],
      lines
    }
  } finally {
    await postgres.remove()
  }
}

interface Measured {
  /** By list: its slowest search. */
  searches: Map<string, number>
  /** The slowest tab with its counts. */
  tab: number
}

async function onDatabase(engine: string, databaseUrl: string | undefined, lines: string[][]): Promise<Measured> {
  const data = dataFolder()
  try {
    await grow(data.folder, rows, databaseUrl)
    const program = await startProgram(data.folder, databaseUrl ? { databaseUrl, isPinned: false } : {})
    try {
      // PostgreSQL would do this by itself in the minutes after so many writes, for the search's index as well.
      if (databaseUrl) for (const work of ['vacuum analyze', 'checkpoint']) await queryPostgres(databaseUrl, work)
      await program.idle()
      const headers = await signIn(program)
      const searches = new Map<string, number>()
      for (const collection of allCollections.filter(({ name }) => name !== 'user')) {
        const { api, name } = collection
        // As the back office reads it; an address with a search is not cached, an empty one included.
        const [list = ''] = api.list
        const cells: string[] = []
        for (const [kind, query] of Object.entries({ ...reads, 'all ids': '' })) {
          const parameters = new URLSearchParams(query)
          if (hasStatus(collection)) parameters.set('status', 'all')
          else if (!parameters.has('search')) parameters.set('search', '')
          const address = `${program.url}${list}${kind === 'all ids' ? '/ids' : ''}?${parameters}`
          const times = await timesOf(async () => {
            const answer = await fetch(address, { headers })
            if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`)
            await answer.text()
          }, 40)
          const p95 = quantile(times, 0.95)
          cells.push(`${median(times).toFixed(0)} / ${p95.toFixed(0)}`)
          if (kind.startsWith('search')) searches.set(name, Math.max(p95, searches.get(name) ?? 0))
        }
        lines.push([`${engine}, ${name}`, ...cells])
      }
      const read = async (path: string) => await (await fetch(`${program.url}/api/messages${path}`, { headers })).text()
      const tabTimes: number[] = []
      for (const tab of tabs) {
        const times = await timesOf(() => Promise.all([read(`?${tab}&page=1&pageSize=100`), read('/counts')]), 40)
        tabTimes.push(quantile(times, 0.95))
      }
      return { searches, tab: Math.max(...tabTimes) }
    } finally {
      await program.stop()
    }
  } finally {
    data.remove()
  }
}

function budgetsOf(engine: string, { searches, tab }: Measured, budget: number): Row[] {
  const messages = searches.get('contactMessage') ?? Number.NaN
  const [slowest, time] = [...searches]
    .filter(([name]) => name !== 'contactMessage')
    .reduce((one, other) => (other[1] > one[1] ? other : one))
  return [
    {
      what: `uncached list read, 100 of 100,000, searched, p95, ${engine}`,
      budget: `under ${budget} ms`,
      measured: `${time.toFixed(0)} ms in the slowest list (${slowest})`,
      holds: time < budget
    },
    {
      what: `search through the whole text of 100,000 messages, p95, ${engine}`,
      budget: 'under 60 ms',
      measured: `${messages.toFixed(0)} ms`,
      holds: messages < 60
    },
    {
      what: `a tab of 100,000 messages with the counts of all tabs, p95, ${engine}`,
      budget: 'under 60 ms',
      measured: `${tab.toFixed(0)} ms in the slowest`,
      holds: tab < 60
    }
  ]
}
