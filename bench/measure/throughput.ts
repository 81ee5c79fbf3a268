import { writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import path from 'node:path'
import { load, type Throughput } from '../lib/load.ts'
import { startNginx } from '../lib/nginx.ts'
import { type Running, startBare, startProgram } from '../lib/program.ts'
import { grouped, type Report, type Row } from '../lib/report.ts'
import { openSeeded } from '../lib/seeded.ts'
import { median } from '../lib/times.ts'

const rounds = 5
const subjects = [
  { what: 'news page, gzip', address: '/news', encoding: 'gzip', type: 'text/html; charset=utf-8' },
  { what: 'JSON of 100 news', address: '/api/news?page=1&pageSize=100', encoding: 'identity', type: 'application/json' }
]

/** Cached page and JSON beside node:http with the same headers, and nginx with the same bytes: in turns, on the same machine. */
export async function measure(): Promise<Report> {
  const data = await openSeeded(100)
  const program = await startProgram(data.folder)
  try {
    await program.idle()
    const budgets: Row[] = []
    const lines: string[][] = []
    for (const subject of subjects) {
      const { row, line } = await compare(program, data.folder, subject)
      budgets.push(...row)
      lines.push(line)
    }
    lines.push(await unchanged(program))
    const memory = program.memory()
    budgets.push({
      what: 'resident memory after these loads',
      budget: 'under 250 MB',
      measured: `${Math.round(memory)} MB`,
      holds: memory < 250
    })
    return {
      title: 'Cached answers',
      budgets,
      text: `Requests a second over 64 connections for 3 s, medians of ${rounds} rounds in turns; server and load have a core each. The ratio is the median of the rounds' ratios.`,
      head: ['what', 'ours', 'node:http', 'nginx', 'of node:http', 'of nginx', 'p99, ms'],
      lines
    }
  } finally {
    await program.stop()
    data.remove()
  }
}

async function compare(program: Running, folder: string, { what, address, encoding, type }: (typeof subjects)[number]) {
  const headers = [`Accept-Encoding: ${encoding}`]
  const url = program.url + address
  const file = path.join(folder, `body-${encoding}`)
  const { body, headers: sent } = await rawAnswer(url, encoding)
  writeFileSync(file, body)
  const bare = await startBare(file, sent)
  const nginx = await startNginx(folder, file, type)
  const taken: { ours: Throughput; bare: Throughput; nginx: Throughput | undefined }[] = []
  try {
    for (let round = 0; round <= rounds; round++) {
      const one = {
        ours: await load(url, headers),
        bare: await load(bare.url),
        nginx: nginx && (await load(nginx.url))
      }
      // The first round warms up.
      if (round > 0) taken.push(one)
    }
  } finally {
    await bare.stop()
    await nginx?.stop()
  }
  const ofBare = median(taken.map(({ ours, bare }) => ours.perSecond / bare.perSecond))
  const ofNginx = median(taken.map(({ ours, nginx }) => ours.perSecond / (nginx?.perSecond ?? Number.NaN)))
  const p99 = (which: 'ours' | 'bare') => median(taken.map((one) => one[which].p99))
  const perSecond = (which: 'ours' | 'bare' | 'nginx') =>
    grouped(median(taken.map((one) => one[which]?.perSecond ?? Number.NaN)))
  const row: Row[] = [
    {
      what: `cached ${what}, of node:http with the same headers`,
      budget: 'at least 0.90',
      measured: `${ofBare.toFixed(2)} (${ofNginx.toFixed(2)} of nginx)`,
      holds: ofBare >= 0.9
    },
    {
      what: `cached ${what}, p99 at 64 connections`,
      budget: 'under 5 ms',
      measured: `${p99('ours').toFixed(1)} ms (node:http ${p99('bare').toFixed(1)})`,
      holds: p99('ours') < 5
    }
  ]
  const line = [
    what,
    perSecond('ours'),
    perSecond('bare'),
    perSecond('nginx'),
    ofBare.toFixed(2),
    ofNginx.toFixed(2),
    p99('ours').toFixed(1)
  ]
  return { row, line }
}

/** Requests with the ETag. */
async function unchanged(program: Running): Promise<string[]> {
  const url = `${program.url}/news`
  const { headers } = await rawAnswer(url, 'gzip')
  const taken: Throughput[] = []
  for (let round = 0; round < 3; round++)
    taken.push(await load(url, ['Accept-Encoding: gzip', `If-None-Match: ${headers.etag}`], 2))
  const perSecond = grouped(median(taken.map((one) => one.perSecond)))
  return ['news page, 304', perSecond, '', '', '', '', median(taken.map(({ p99 }) => p99)).toFixed(1)]
}

/** The encoded bytes, and the headers but those that Node adds by itself. */
async function rawAnswer(url: string, encoding: string): Promise<{ body: Buffer; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      const { date, connection, 'keep-alive': keepAlive, ...headers } = response.headers
      response.on('end', () => resolve({ body: Buffer.concat(chunks), headers }))
    })
    asked.once('error', reject)
    asked.end()
  })
}
