import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type BucketServer, startBucketServer } from '../../support/bucket-server.ts'
import type { SiteProcess } from '../../support/site-process.ts'
import { until } from '../../support/until.ts'
import { Balancer, pin } from './balancer.ts'
import type { Data, DrillContext } from './context.ts'

/** The places of the servers behind the proxy. */
export const places = [0, 1, 2] as const

/** Equal servers on one PostgreSQL database and one bucket behind a proxy; each has a data folder of its own. */
export interface Servers {
  /** Of the proxy. */
  url: string
  balancer: Balancer
  /** By place. */
  processes: SiteProcess[]
  bucket: BucketServer
  /** For queries: the database that they share. */
  data: Data
  /** Starts the server of a place (again), and waits until the proxy has it. */
  start(place: number): Promise<void>
  /** The output of all of them, ended ones as well. */
  output(): string
  /** The names of the scheduled backups, whichever server made them. */
  backups(): string[]
}

/** Starts three servers at the same moment. @param more settings, equal on all */
export async function startServers(context: DrillContext, more: Record<string, string> = {}): Promise<Servers> {
  const { settings } = await context.data('postgres')
  const bucket = await startBucketServer()
  context.atEnd(() => bucket.remove())
  const balancer = await Balancer.open()
  context.atEnd(() => balancer.close())
  const folders = places.map(() => context.folder())
  const equal = { ...settings, ...bucket.settings, PUBLIC_URL: balancer.url, TRUST_PROXY: 'true', LOG_LEVEL: 'info' }
  const processes: SiteProcess[] = []
  const started: SiteProcess[] = []
  const backupsOf = (folder: string) => path.join(folder, 'backups')

  async function start(place: number): Promise<void> {
    const folder = folders[place] ?? ''
    mkdirSync(backupsOf(folder), { recursive: true })
    const process = await context.start({ folder, settings: { ...equal, BACKUP_DIR: backupsOf(folder), ...more } })
    processes[place] = process
    started.push(process)
    balancer.put(place, Number(new URL(process.url).port))
    await until(() => balancer.isReady(place), `Server ${place} does not get ready:\n${process.output()}`)
  }

  await Promise.all(places.map(start))
  return {
    url: balancer.url,
    balancer,
    processes,
    bucket,
    data: { folder: folders[0] ?? '', settings },
    start,
    output: () => started.map((process) => process.output()).join(''),
    backups: () => folders.flatMap((folder) => readdirSync(backupsOf(folder)).filter((name) => name.endsWith('.gz')))
  }
}

/** Reads an address from each server. @returns the answers by place */
export async function askAll(url: string, path: string, cookie?: string): Promise<{ status: number; text: string }[]> {
  return await Promise.all(
    places.map(async (place) => {
      const headers = { [pin]: String(place), ...(cookie ? { cookie } : {}) }
      const response = await fetch(url + path, { headers })
      return { status: response.status, text: await response.text() }
    })
  )
}
