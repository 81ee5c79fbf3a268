import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from './lib/client.ts'
import { ask } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { SlowClients, type Slowness } from './lib/slow-clients.ts'
import { temporaryFiles } from './lib/stored-files.ts'

/** Memory that so many connections may take, MB: 4,000 are the most, and a machine with 1 GB must carry them. */
const mostMemory = 200

export const drill = defineDrill({
  name: 'slow-clients',
  rows: 'H2',
  what: 'Slow clients of four kinds (headers, body, upload, reading) while normal ones go on',
  short: { clients: 80, isWaiting: 0 },
  long: { clients: 1_000, isWaiting: 1 },

  async run({ clients, isWaiting }, report) {
    const data = await report.data('sqlite')
    const site = await report.start(data)
    await addNews(data)
    const staff = await signIn(site.url)
    // What is made once, and then kept for all, is not the slow clients' doing.
    for (let warm = 0; warm < 200; warm++) await timed(site.url)
    for (let warm = 0; warm < 3; warm++) await (await fetch(`${site.url}/api/news`)).arrayBuffer()
    const alone = await median(site.url, 200)
    const before = site.memory()

    const slow = new SlowClients(site.url, staff.cookie ?? '')
    report.atEnd(() => slow.close())
    const kinds: Slowness[] = ['header by header', 'body by byte', 'upload by byte', 'reading nothing']
    for (const kind of kinds) await slow.open(kind, clients / kinds.length)
    await wait(1_000)
    report.note('slow clients at once', slow.count - slow.ended)
    const beside = await median(site.url, 200)
    report.note('a page for a normal client, ms: alone', alone)
    report.note('a page for a normal client, ms: beside them', beside)
    assert.ok(beside < Math.max(20 * alone, 100), 'Normal clients are served')
    assert.equal((await staff.call('GET', '/api/messages')).status, 200)

    const more = Math.max(0, site.memory() - before)
    report.note('memory for them, MB', Math.round(more))
    assert.ok(more < mostMemory, `${more} MB`)
    if (isWaiting === 0) return

    // Headers have 15 s, bodies 10 s (20 where the pace is just beginning), an answer that nobody reads 30 s where it waits
    // at the server, and 65 s where the system has taken it.
    await wait(100_000)
    slow.readOn()
    await slow.untilEnded(20)
    report.note('slow clients that were let go', slow.ended)
    assert.deepEqual(temporaryFiles(data), [])
    assert.equal((await fetch(site.url)).status, 200)
    report.note('memory afterwards, MB', Math.round(site.memory()))
    assert.deepEqual(await site.stop(), { code: 0, signal: null })
  }
})

/** A list that is longer than what the system keeps for a connection: some MB. */
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
