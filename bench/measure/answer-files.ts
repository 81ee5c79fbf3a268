import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { writeNginxConfiguration } from '../../tests/support/nginx-configuration.ts'
import { load, type Throughput } from '../lib/load.ts'
import { startNginx } from '../lib/nginx.ts'
import { pinned, started, startProgram, takePort } from '../lib/program.ts'
import { grouped, type Report } from '../lib/report.ts'
import { openSeeded } from '../lib/seeded.ts'
import { median } from '../lib/times.ts'

const rounds = 5
const page = '/news'
const gzip = ['Accept-Encoding: gzip']

/** A page's file through nginx as docs/proxies has it, beside a plain file of nginx and the program by itself: in turns. */
export async function measure(): Promise<Report> {
  if (spawnSync('nginx', ['-v']).status !== 0) throw new Error('nginx is needed.')
  const data = await openSeeded(100)
  const files = path.join(data.folder, 'pages')
  const settings = { ANSWER_FILES: files, PUBLIC_URL: 'https://www.example.com' }
  const program = await startProgram(data.folder, { settings })
  const port = takePort()
  const configuration = writeNginxConfiguration({ folder: data.folder, port, program: program.url, files })
  const proxy = await started(
    pinned(0, 'nginx', ['-c', configuration], process.env),
    `http://127.0.0.1:${port}`,
    '/healthz'
  )
  const file = await fileOf(files, program.url)
  const plain = await startNginx(data.folder, file, 'text/html; charset=utf-8')
  const subjects = [proxy, ...(plain ? [plain] : []), program]
  const taken: Throughput[][] = []
  try {
    for (let round = 0; round <= rounds; round++) {
      const one: Throughput[] = []
      for (const { url } of subjects) one.push(await load(url + page, gzip))
      // The first round warms up.
      if (round > 0) taken.push(one)
    }
  } finally {
    for (const { stop } of subjects) await stop()
    data.remove()
  }
  const names = [
    'page as a file, nginx as in docs/proxies',
    ...(plain ? ['plain file, nginx'] : []),
    'the program alone'
  ]
  const ofPlain = median(taken.map(([ours, other]) => (ours?.perSecond ?? 0) / (other?.perSecond ?? 1)))
  return {
    title: 'Pages as files',
    budgets: [],
    text: `The news page, gzip, over 64 connections for 3 s, medians of ${rounds} rounds in turns; one worker of nginx, and a core each for servers and load. Of a plain file: ${ofPlain.toFixed(2)}.`,
    head: ['what', 'requests/s', 'p99, ms'],
    lines: names.map((name, index) => [
      name,
      grouped(median(taken.map((one) => one[index]?.perSecond ?? 0))),
      median(taken.map((one) => one[index]?.p99 ?? 0)).toFixed(2)
    ])
  }
}

/** The compressed file of the page, once it is there. */
async function fileOf(files: string, url: string): Promise<string> {
  await (await fetch(url + page)).arrayBuffer()
  for (;;) {
    const current = path.join(files, 'current')
    const [headers = ''] = existsSync(current) ? readdirSync(current) : []
    const file = path.join(current, headers, `${page}.html`)
    if (existsSync(file)) return `${file}.gz`
    await wait(10)
  }
}
