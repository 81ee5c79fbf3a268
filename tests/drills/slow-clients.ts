import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '../support/until.ts'
import { signIn } from './lib/client.ts'
import type { DrillContext } from './lib/context.ts'
import { ask } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { SlowClients, type Slowness } from './lib/slow-clients.ts'
import { temporaryFiles } from './lib/stored-files.ts'

/** The number of connections that the program accepts. */
const maxConnections = 4_000
/** The memory for the connections, MB: at most 4,000 are open, and a machine with 1 GB must carry them. */
const maxMemory = 200

export const drill = defineDrill({
  rows: 'H2',
  what: 'Slow clients of six kinds (headers, body, upload, reading, idle, a body nobody reads) while normal ones go on',
  sizes: {
    short: { clients: 80, idle: 80, isWaiting: 0 },
    long: { clients: 1_000, idle: maxConnections + 100, isWaiting: 1 }
  },

  async run({ clients, idle, isWaiting }, context) {
    const data = await context.data('sqlite')
    const site = await context.start(data)
    await addNews(data)
    const staff = await signIn(site.url)
    // Filled caches are not the slow clients' doing.
    for (let warm = 0; warm < 200; warm++) await timed(site.url)
    for (let warm = 0; warm < 3; warm++) await (await fetch(`${site.url}/api/news`)).arrayBuffer()
    await refuseNobody(site.url, idle, context)
    const alone = await median(site.url, 200)
    const before = site.memory()

    const slow = new SlowClients(site.url, staff.cookie ?? '')
    context.atEnd(() => slow.close())
    const kinds: Slowness[] = ['header by header', 'body by byte', 'upload by byte', 'reading nothing']
    for (const kind of kinds) await slow.open(kind, clients / kinds.length)
    context.note('slow clients at once', slow.count - slow.ended)
    const beside = await median(site.url, 200)
    context.note('a page for a normal client, ms: alone', alone)
    context.note('a page for a normal client, ms: beside them', beside)
    assert.equal((await staff.call('GET', '/api/messages')).status, 200)

    const more = Math.max(0, site.memory() - before)
    context.note('memory for them, MB', Math.round(more))
    assert.ok(more < maxMemory, `${more} MB`)
    if (isWaiting === 0) return

    // Headers have 15 s, bodies 10 s (20 from just after a check), an unread answer 30 s where it waits in the server, and
    // 65 s where it is in the system's buffers.
    await wait(100_000)
    slow.readOn()
    await slow.untilEnded()
    context.note('slow clients that were disconnected', slow.ended)
    assert.deepEqual(temporaryFiles(data), [])
    assert.equal((await fetch(site.url)).status, 200)
    context.note('memory afterwards, MB', Math.round(site.memory()))
    assert.deepEqual(await site.stop(), { code: 0, signal: null })
  }
})

/** Finished clients that keep their connections, and unfinished ones that nobody waits for: all get in, and so do others. */
async function refuseNobody(url: string, count: number, context: DrillContext): Promise<void> {
  const unread = new SlowClients(url, '')
  context.atEnd(() => unread.close())
  await unread.open('a body nobody reads', count / 10)
  await unread.untilEnded()
  const idle = new SlowClients(url, '')
  context.atEnd(() => idle.close())
  await idle.open('idle after an answer', count)
  context.note('idle connections', idle.count)
  // The first one beyond the limit is refused, and makes the program close those that are idle.
  await until(
    () => timed(url).then(Boolean, () => false),
    () => `Nobody gets in beside ${idle.count - idle.ended} idle connections.`
  )
  idle.close()
}

/** Makes the list longer than the system's buffers for a connection: some MB. */
async function addNews(data: Parameters<typeof ask>[0]): Promise<void> {
  await ask(
    data,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 600)
     insert into news (title, category, date, description, "newsImage", "searchText", "createdAt", "updatedAt")
     select 'News ' || i, 'Wind', '2026-11-21', hex(randomblob(5000)), 'x.jpg', '', '2026-01-01', '2026-01-01' from n`
  )
}

async function median(url: string, count: number): Promise<number> {
  const times: number[] = []
  for (let number = 0; number < count; number++) times.push(await timed(url))
  return Math.round((times.sort((one, other) => one - other)[count / 2] ?? 0) * 10) / 10
}

async function timed(url: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${url}/about`)
  await response.arrayBuffer()
  assert.equal(response.status, 200)
  return performance.now() - began
}
