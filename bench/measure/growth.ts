import { load } from '../lib/load.ts'
import { dataFolder, startProgram } from '../lib/program.ts'
import { grouped, type Report } from '../lib/report.ts'
import { seeded } from '../lib/seed.ts'
import { grow } from '../lib/seeded.ts'
import { median, timesOf } from '../lib/times.ts'

const sizes = [100, 10_000, 100_000]
const rounds = 3
/** Facts are figures that texts name, some dozens on any site, and are all kept in memory. */
const growing = seeded.filter(({ name }) => name !== 'fact')

/** Cached pages, first renders and memory while the content grows a thousandfold. */
export async function measure(): Promise<Report> {
  const data = dataFolder()
  const taken: { size: number; perSecond: number; memory: number; start: number; uncached: number }[] = []
  try {
    let present = 0
    for (const size of sizes) {
      await grow(data.folder, size - present, undefined, growing)
      present = size
      // Records written past the program are not in its search index: the start that makes it is no usual one.
      const indexing = await startProgram(data.folder)
      await indexing.idle()
      await indexing.stop()
      const program = await startProgram(data.folder)
      await program.idle()
      // An unknown parameter bypasses the cache.
      const uncached = await timesOf(async () => await (await fetch(`${program.url}/news?uncached=1`)).text(), 20)
      const rates: number[] = []
      for (let round = 0; round <= rounds; round++) {
        const { perSecond } = await load(`${program.url}/news`, ['Accept-Encoding: gzip'])
        if (round > 0) rates.push(perSecond)
      }
      taken.push({
        size,
        perSecond: median(rates),
        memory: program.memory(),
        start: program.startTime,
        uncached: median(uncached)
      })
      await program.stop()
    }
  } finally {
    data.remove()
  }
  const [first, last] = [taken[0], taken.at(-1)]
  const rate = (last?.perSecond ?? 0) / (first?.perSecond ?? 1)
  const memory = (last?.memory ?? 0) / (first?.memory ?? 1)
  return {
    title: 'Growth',
    budgets: [
      {
        what: 'requests/s of cached pages with 100,000 records, of those with 100',
        budget: 'the same',
        measured: rate.toFixed(2),
        holds: rate >= 0.95
      },
      {
        what: 'memory with 100,000 records, of that with 100',
        budget: 'within 1.3',
        measured: memory.toFixed(2),
        holds: memory <= 1.3
      }
    ],
    text: `So many records in each of ${growing.length} collections, on SQLite; memory after the load. Each start checks the whole database.`,
    head: ['records each', 'cached news page, requests/s', 'memory, MB', 'start, ms', 'news page made anew, ms'],
    lines: taken.map(({ size, ...one }) =>
      [size, one.perSecond, one.memory, one.start, one.uncached].map((value) => grouped(value))
    )
  }
}
