import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BackupState } from '../backup/schedule.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Db } from '../database/connect.ts'
import { SettingError } from '../env.ts'
import { version } from '../version.ts'
import type { WriteCounts } from './count-writes.ts'

export interface MetricsOptions {
  port: number
  db: Db
  writes: WriteCounts
  cache: PageCache
  readBackups(): Promise<BackupState>
}

const mailStates = ['pending', 'sending', 'sent', 'dead'] as const

/** Figures for Prometheus at `/metrics` of a port of this machine alone. @throws SettingError where the port is taken */
export async function startMetrics({ port, db, writes, cache, readBackups }: MetricsOptions) {
  const registry = new Registry()
  const registers = [registry]
  // Memory, processor, event loop delay, garbage collection.
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'status', 'kind'],
    registers
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers
  })
  const measured = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read())
      }
    })
  new Gauge({
    name: 'program_info',
    help: 'Always 1; the label is the version',
    labelNames: ['version'],
    registers
  }).set({ version }, 1)
  measured('page_store_bytes', 'Size of the cached answers', () => cache.bytes)
  measured('backup_last_timestamp_seconds', 'When the newest scheduled backup was made; 0 without one', async () => {
    const { lastAt } = await readBackups()
    return lastAt === null ? 0 : Date.parse(lastAt) / 1_000
  })
  new Counter({
    name: 'database_writes_total',
    help: 'Statements that write',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset()
      for (const [kind, count] of Object.entries(writes)) this.inc({ kind }, count)
    }
  })
  new Gauge({
    name: 'outbox_mails',
    help: 'Mails by state',
    labelNames: ['state'],
    registers,
    async collect() {
      const rows = await db
        .selectFrom('outbox')
        .select((row) => ['state', row.fn.countAll<number | string>().as('mails')])
        .groupBy('state')
        .execute()
      for (const state of mailStates) this.set({ state }, Number(rows.find((row) => row.state === state)?.mails ?? 0))
    }
  })

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    } catch {
      response.writeHead(503).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new SettingError(`METRICS_PORT: ${port} cannot be used`, { cause })))
    server.listen(port, '127.0.0.1', resolve)
  })
  server.unref()

  return {
    /** Counts a request when its answer has ended. */
    observe(request: IncomingMessage, response: ServerResponse): void {
      const began = performance.now()
      const kind = kindOf(request.url ?? '/')
      response.once('close', () => {
        const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'broken off'
        requests.inc({ method: knownMethod(request.method), status, kind })
        durations.observe({ kind }, (performance.now() - began) / 1_000)
      })
    },
    close: () => server.close()
  }
}

/** Few kinds, whatever is asked for: each is a series that Prometheus keeps. */
function kindOf(url: string): string {
  const [, first = ''] = url.split(/[/?]/, 2)
  const kinds: Record<string, string> = {
    api: 'api',
    assets: 'asset',
    uploads: 'upload',
    healthz: 'health',
    readyz: 'health'
  }
  return Object.hasOwn(kinds, first) ? (kinds[first] ?? 'page') : 'page'
}

function knownMethod(method = ''): string {
  return ['GET', 'HEAD', 'POST', 'PUT'].includes(method) ? method : 'other'
}
