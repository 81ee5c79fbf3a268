import { startBucketServer } from '../../tests/support/bucket-server.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { load } from '../lib/load.ts'
import { dataFolder, startProgram } from '../lib/program.ts'
import { grouped, type Report } from '../lib/report.ts'
import { median } from '../lib/times.ts'

const rounds = 5

/** Cached pages of a single server, and of each of two that share one PostgreSQL and one bucket while the other one is idle. */
export async function measure(): Promise<Report> {
  const [postgres, bucket] = await Promise.all([startPostgres(), startBucketServer()])
  const folders = [dataFolder(), dataFolder()]
  const start = (index: number) =>
    startProgram(folders[index]?.folder ?? '', {
      databaseUrl: postgres.url,
      seedDemo: index === 0,
      settings: bucket.settings
    })
  try {
    const first = await start(0)
    const rate = async (url: string) => (await load(`${url}/news`, ['Accept-Encoding: gzip'])).perSecond
    // The first round warms up.
    await rate(first.url)
    const alone: number[] = []
    for (let round = 0; round < rounds; round++) alone.push(await rate(first.url))
    const second = await start(1)
    await rate(second.url)
    const each: [number, number][] = []
    for (let round = 0; round < rounds; round++) each.push([await rate(first.url), await rate(second.url)])
    await Promise.all([first.stop(), second.stop()])
    const one = median(alone)
    const ratios = [0, 1].map((index) => median(each.map((rates) => rates[index] ?? 0)) / one)
    return {
      title: 'Two servers',
      budgets: [
        {
          what: 'cached news page of each of two servers on PostgreSQL and a bucket, of one alone',
          budget: 'at least 0.95',
          measured: ratios.map((ratio) => ratio.toFixed(2)).join(' and '),
          holds: Math.min(...ratios) >= 0.95
        }
      ],
      text: `Requests a second over 64 connections for 3 s, medians of ${rounds} rounds: ${grouped(one)} alone. Each server is loaded by itself, on one core; PostgreSQL and the load have the other.`
    }
  } finally {
    await Promise.all([postgres.remove(), bucket.remove()])
    for (const folder of folders) folder.remove()
  }
}
