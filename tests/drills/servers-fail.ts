import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { withVariants } from '../../shared/image-variants.ts'
import { until } from '../support/until.ts'
import { Client, signIn } from './lib/client.ts'
import type { DrillContext } from './lib/context.ts'
import { checkIntegrity } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { watchClients } from './lib/normal-clients.ts'
import { askAll, places, type Servers, startServers } from './lib/servers.ts'
import { namesInDatabase } from './lib/stored-files.ts'
import { Writers } from './lib/writers.ts'

const pages = ['/', '/news', '/contact', '/api/news', '/api/settings', '/search?q=drill']

export const drill = defineDrill({
  rows: 'S4, S5',
  what: 'Three servers behind a proxy: one killed, updated or cut off, PostgreSQL or the bucket away, all under writes and reads',
  sizes: { short: { kills: 1, outages: 1, updates: 1 }, long: { kills: 9, outages: 4, updates: 4 } },

  async run({ kills, outages, updates }, context) {
    const servers = await startServers(context)
    const writers = new Writers(context, 4)
    const { cookie } = await signIn(servers.url)
    const place = { context, servers, writers, staff: new Client(servers.url, cookie) }
    for (let round = 0; round < kills; round++) await killOne(place, round % places.length)
    for (let round = 0; round < kills; round++) await cutOne(place, round % places.length)
    for (let round = 0; round < outages; round++) await killDatabase(place)
    for (let round = 0; round < outages; round++) await killBucket(place)
    for (let round = 0; round < updates; round++) await updateAll(place)
    for (const process of servers.processes) assert.deepEqual(await process.stop(), { code: 0, signal: null })
  }
})

interface Place {
  context: DrillContext
  servers: Servers
  writers: Writers
  /** Through the proxy, with one session from the beginning to the end. */
  staff: Client
}

/** A write under way on the server that ends is not sent to another one: its client is told 502, and asks what became of it. */
const broken = [502]
const away = [502, 503]

/** Writes from before a fault until after it. @param mayRefuse what writes may be answered */
async function underWrites(
  { context, servers, writers, staff }: Place,
  mayRefuse: number[],
  fault: () => Promise<void>
) {
  const end = new AbortController()
  const failing = async () => {
    await wait(context.whole(100, 700))
    await fault()
    await wait(context.whole(100, 700))
  }
  await Promise.all([writers.write(staff, end.signal, mayRefuse), failing().finally(() => end.abort())])
  await writers.check(staff)
  await checkIntegrity(servers.data)
  // A sweep removes the remains of a write that was cut off.
  const stored = servers.bucket.names()
  const dangling = (await namesInDatabase(servers.data)).flatMap(withVariants).filter((name) => !stored.includes(name))
  assert.deepEqual(dangling, [], 'Names without a file')
}

/** S4. */
async function killOne(place: Place, killed: number): Promise<void> {
  const { context, servers } = place
  const endReading = watchClients(servers.url, pages)
  await underWrites(place, broken, async () => {
    await servers.processes[killed]?.kill()
    await wait(context.whole(100, 700))
    await servers.start(killed)
  })
  context.count('reads meanwhile, none failed', (await endReading()).asked)
  context.count('kills of one of three servers')
}

/** S4. The server lives, and is out of the proxy's reach. */
async function cutOne(place: Place, cut: number): Promise<void> {
  const { context, servers } = place
  const { balancer } = servers
  const endReading = watchClients(servers.url, pages)
  await underWrites(place, broken, async () => {
    balancer.cut(cut)
    await wait(context.whole(300, 900))
    balancer.cut(cut, false)
    await until(() => balancer.isReady(cut), 'The server is not taken back.')
  })
  context.count('reads meanwhile, none failed', (await endReading()).asked)
  context.count('cuts between the proxy and a server')
}

/** S4. */
async function killDatabase(place: Place): Promise<void> {
  const { context, servers } = place
  const postgres = await context.postgres()
  await underWrites(place, away, async () => {
    await postgres.kill()
    for (const path of pages)
      for (const { status, text } of await askAll(servers.url, path)) assert.equal(status, 503, `${path}: ${text}`)
    await postgres.restart()
    await untilAllAnswer(servers, pages)
  })
  context.count('outages of PostgreSQL')
}

/** S4. */
async function killBucket(place: Place): Promise<void> {
  const { context, servers, staff } = place
  const [name] = (await namesInDatabase(servers.data)).flatMap(withVariants)
  const file = `/uploads/${name}`
  await underWrites(place, away, async () => {
    await servers.bucket.kill()
    for (const { status } of await askAll(servers.url, file)) assert.equal(status, 503)
    const endReading = watchClients(servers.url, pages)
    const settings = { companyName: 'Without a bucket', logoText: 'Logo' }
    assert.equal(
      (await staff.call('PUT', '/api/settings', { json: settings })).status,
      200,
      'Writes without a file go on'
    )
    context.count('reads meanwhile, none failed', (await endReading()).asked)
    await servers.bucket.restart()
    await untilAllAnswer(servers, [file])
  })
  context.count('outages of the bucket')
}

/** By itself: nothing is started again. */
async function untilAllAnswer({ url, balancer }: Servers, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await until(
      async () => (await askAll(url, path)).every(({ status }) => status === 200),
      `${path} does not come back.`
    )
  for (const place of places) await until(() => balancer.isReady(place), 'It does not get ready again.')
}

/** S5. One after the other ends in order and starts again: no request fails, neither a read nor a write. */
async function updateAll(place: Place): Promise<void> {
  const { context, servers } = place
  const endReading = watchClients(servers.url, pages)
  await underWrites(place, [], async () => {
    for (const each of places) {
      assert.deepEqual(await servers.processes[each]?.stop(), { code: 0, signal: null })
      await servers.start(each)
    }
  })
  context.count('reads meanwhile, none failed', (await endReading()).asked)
  context.count('updates of three servers, one after the other, without a failed request')
}
