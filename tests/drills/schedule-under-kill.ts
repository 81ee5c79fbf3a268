import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { picture } from '../support/picture.ts'
import type { SiteProcess } from '../support/site-process.ts'
import { until } from '../support/until.ts'
import { type Client, signIn } from './lib/client.ts'
import { type Data, type DrillContext, type Engine, stopCleanly } from './lib/context.ts'
import { ask, checkIntegrity } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'

/** The interval in which the program looks for due records, ms. */
const interval = 2_000

export const drill = defineDrill({
  rows: 'K2',
  what: 'What is scheduled is published once: across a kill -9 on both databases, and by two servers of one PostgreSQL',
  sizes: { short: { rounds: 2 }, long: { rounds: 25 } },

  async run({ rounds }, context) {
    for (const engine of ['sqlite', 'postgres'] as const) await killBeforeItIsDue(context, engine, rounds)
    await twoServers(context, rounds)
  }
})

async function killBeforeItIsDue(context: DrillContext, engine: Engine, rounds: number): Promise<void> {
  const data = await context.data(engine)
  let site = await context.start(data)
  for (let round = 0; round < rounds; round++) {
    const id = await schedule(await signIn(site.url))
    await readPublic(site, id, 404)
    // In turn before it is due, and at any instant around the look that finds it.
    if (round % 2 === 1) await comesDue(data, id)
    await wait(context.whole(0, interval))
    await site.kill()
    await comesDue(data, id)
    site = await context.start(data)
    // The program publishes before it listens.
    await readPublic(site, id, 200)
    await assertOnce(await signIn(site.url), id)
    await checkIntegrity(data)
    context.count(`published after a kill on ${engine}`)
  }
  await stopCleanly(site)
}

async function twoServers(context: DrillContext, rounds: number): Promise<void> {
  const data = await context.data('postgres')
  const servers = [await context.start(data), await context.start(data)]
  const [staff] = await Promise.all(servers.map(({ url }) => signIn(url)))
  assert.ok(staff)
  for (let round = 0; round < rounds; round++) {
    const id = await schedule(staff)
    // Both have it in their caches that there is no such news item.
    for (const site of servers) await readPublic(site, id, 404)
    // Both find it at the same moment: their next look is overdue when they go on.
    for (const site of servers) site.signal('SIGSTOP')
    await comesDue(data, id)
    await wait(interval)
    for (const site of servers) site.signal('SIGCONT')
    for (const site of servers)
      await until(async () => (await fetch(`${site.url}/api/news/${id}`)).ok || undefined, 'It is not published.')
    await assertOnce(staff, id)
    context.count('published with two servers')
  }
  for (const site of servers) await stopCleanly(site)
}

async function schedule(staff: Client): Promise<number> {
  const form = new FormData()
  const values = { title: 'Soon', category: 'Solar', date: '2026-11-20', description: 'Soon', status: 'scheduled' }
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  form.append('publishAt', '2099-01-01T00:00:00.000Z')
  form.append('newsImage', await picture(8, 6), 'picture.png')
  const { status, body } = await staff.call('POST', '/api/news', { form })
  assert.equal(status, 201, JSON.stringify(body))
  return Number(body.id)
}

/** The time to publish at has come; told by the database, so that no machine is too slow for what has to come before. */
async function comesDue(data: Data, id: number): Promise<void> {
  await ask(data, `update news set "publishAt" = '2026-01-01T00:00:00.000Z' where id = ${id} and status = 'scheduled'`)
}

async function readPublic(site: SiteProcess, id: number, expected: number): Promise<void> {
  for (const path of [`/api/news/${id}`, `/newsdetail/${id}`])
    assert.equal((await fetch(site.url + path)).status, expected, path)
}

async function assertOnce(staff: Client, id: number): Promise<void> {
  const { body } = await staff.call<{ action: string }[]>('GET', `/api/history?collection=news&recordId=${id}`)
  assert.deepEqual(
    body.map(({ action }) => action),
    ['update', 'create'],
    'It is published once'
  )
}
