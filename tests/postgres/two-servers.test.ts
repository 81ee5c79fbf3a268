import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { picture } from '../support/site.ts'
import { admin, type SiteProcess, startSite } from '../support/site-process.ts'
import { type StallingProxy, startStallingProxy } from '../support/stalling-proxy.ts'

let database: TestDatabase
let writing: SiteProcess
let reading: SiteProcess
let cookie: string
let control: pg.Client
/** Between the reading server and the database. */
let proxy: StallingProxy
let id: number
beforeAll(async () => {
  database = await createTestDatabase()
  const { DATABASE_URL = '' } = database.options
  writing = await startSite(database.folder, { DATABASE_URL })
  proxy = await startStallingProxy(DATABASE_URL)
  reading = await startSite(database.folder, { DATABASE_URL: proxy.url })
  control = new pg.Client({ connectionString: DATABASE_URL })
  await control.connect()
  cookie = await signIn()
  const created = await send('POST', '/api/testimonials', 'at first')
  id = Number((await created.json()).id)
}, 60_000)
afterAll(async () => {
  await control.end()
  await Promise.all([writing.stop(), reading.stop()])
  proxy.close()
  await database.remove()
}, 60_000)

async function signIn(): Promise<string> {
  const response = await fetch(`${writing.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: writing.url },
    body: JSON.stringify(admin)
  })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function send(method: string, address: string, comment: string): Promise<Response> {
  const body = new FormData()
  body.append('fullName', 'Writer')
  body.append('comment', comment)
  if (method === 'POST') body.append('image', await picture(8, 6), 'picture.jpg')
  const response = await fetch(writing.url + address, { method, body, headers: { cookie, origin: writing.url } })
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${await response.text()}`)
  return response
}

const write = async (comment: string) => await send('PUT', `/api/testimonials/${id}`, comment)

/** What the other server says now, and whether its store said it: what is not kept has no tag. */
async function read(): Promise<{ comment: string; isKept: boolean }> {
  const response = await fetch(`${reading.url}/api/testimonials/${id}`)
  const { comment } = (await response.json()) as { comment: string }
  return { comment, isKept: response.headers.has('etag') }
}

/** Cuts connections of the reading server: all of them, or the one that listens. */
async function cut(which: 'all' | 'listening'): Promise<void> {
  await control.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()
     ${which === 'listening' ? `and pid in (select pid from pg_locks where locktype = 'advisory')` : ''}`
  )
}

const untilKept = () => expect.poll(async () => (await read()).isKept, { timeout: 10_000 }).toBe(true)

test('a write through one is seen by the next request to the other, whose store is in use', async () => {
  await untilKept()
  for (let round = 0; round < 100; round++) {
    await write(`round ${round}`)
    expect(await read()).toEqual({ comment: `round ${round}`, isKept: true })
  }
})

test('writes at once are all seen', async () => {
  await untilKept()
  const made = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const created = await send('POST', '/api/testimonials', `at once ${index}`)
      const { id: own } = (await created.json()) as { id: number }
      return [
        (await fetch(`${reading.url}/api/testimonials/${own}`)).status,
        await (await fetch(`${reading.url}/api/testimonials`)).text()
      ]
    })
  )
  made.forEach(([status, list], index) => {
    expect(status).toBe(200)
    expect(list).toContain(`at once ${index}`)
  })
})

test.each(['all', 'listening'] as const)(
  'with %s connections cut no old answer is given',
  async (which) => {
    await untilKept()
    for (let round = 0; round < 5; round++) {
      await read()
      await cut(which)
      await writeAgain(`${which} ${round}`)
      expect((await read()).comment).toBe(`${which} ${round}`)
    }
    await untilKept()
    await write(`${which} again`)
    expect(await read()).toEqual({ comment: `${which} again`, isKept: true })
  },
  60_000
)

test('a server that hangs gives no old answer when it goes on', async () => {
  await untilKept()
  reading.signal('SIGSTOP')
  await write('written meanwhile')
  reading.signal('SIGCONT')
  expect((await read()).comment).toBe('written meanwhile')
  // The one that hung was dismissed: nobody waits for it twice, and it comes back by itself.
  await untilKept()
  await write('afterwards')
  expect(await read()).toEqual({ comment: 'afterwards', isKept: true })
}, 60_000)

test('where the network swallows everything, no old answer is given', async () => {
  await untilKept()
  const { comment: old } = await read()
  proxy.stall()
  // What it sends now, it sends to nobody: its store must not outlive the writer's patience.
  await write('through the silence')
  const answer = await fetch(`${reading.url}/api/testimonials/${id}`, { signal: AbortSignal.timeout(1_000) })
    .then((response) => response.text())
    .catch(() => 'none')
  expect(answer).not.toContain(old)
  proxy.resume()
  await untilKept()
  expect((await read()).comment).toBe('through the silence')
}, 60_000)

/** A write whose connection was cut fails, and its client tries again. */
async function writeAgain(comment: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await write(comment)
      return
    } catch (error) {
      if (tries === 20) throw error
      await wait(100)
    }
  }
}
