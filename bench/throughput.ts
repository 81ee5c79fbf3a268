import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { addNews } from './lib/content.ts'
import { load, median, type Throughput } from './lib/load.ts'
import { dataFolder, startBare, startProgram } from './lib/program.ts'

/*
 * Requests a second of the news page and of 100 news as JSON, beside a bare node:http server that sends the same
 * bytes; time from start to first answer; memory. Needs Linux, two cores, `wrk`, and a build (npm run build).
 */

const port = 3190
const data = dataFolder()

try {
  const first = await startProgram(data.folder, port)
  await addNews(first, 100)
  await first.stop()

  const starts: number[] = []
  for (let run = 0; run < 5; run++) {
    const started = await startProgram(data.folder, port)
    starts.push(started.startTime)
    await started.stop()
  }

  const program = await startProgram(data.folder, port)
  const memoryAfterStart = program.memory()
  const rows: { what: string; ours: Throughput; bare: Throughput }[] = []
  for (const { what, address, encoding } of [
    { what: 'GET /api/news, 100 rows', address: '/api/news', encoding: 'identity' },
    { what: 'GET /news, gzip', address: '/news', encoding: 'gzip' }
  ]) {
    const headers = [`Accept-Encoding: ${encoding}`]
    const ours = await load(program.url + address, headers)
    rows.push({ what, ours, bare: await loadBare(await bytesOf(program.url + address, encoding)) })
  }
  const memoryAfterLoad = program.memory()
  await program.stop()

  console.log('| what | requests/s | bare node:http | ratio | p99, ms |\n|---|---|---|---|---|')
  for (const { what, ours, bare } of rows) {
    const ratio = (ours.perSecond / bare.perSecond).toFixed(2)
    console.log(
      `| ${what} | ${Math.round(ours.perSecond)} | ${Math.round(bare.perSecond)} | ${ratio} | ${ours.p99.toFixed(1)} |`
    )
  }
  console.log(`\nStart to first answer: ${Math.round(median(starts))} ms (median of ${starts.length})`)
  console.log(
    `Resident memory: ${Math.round(memoryAfterStart)} MB after start, ${Math.round(memoryAfterLoad)} MB after the load`
  )
} finally {
  data.remove()
}

async function loadBare(body: Buffer): Promise<Throughput> {
  const file = path.join(data.folder, 'body')
  writeFileSync(file, body)
  const bare = await startBare(file, 'application/json', port + 1)
  try {
    return await load(bare.url)
  } finally {
    await bare.stop()
  }
}

/** The bytes as they go over the wire. */
async function bytesOf(url: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    })
    asked.once('error', reject)
    asked.end()
  })
}
