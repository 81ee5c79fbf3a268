import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type PostgresServer, query, startPostgres } from '../support/postgres.ts'
import { picture } from '../support/site.ts'
import { admin, type SiteProcess, startSite } from '../support/site-process.ts'
import { until } from '../support/until.ts'

/** A server of its own: one test ends it. */
let server: PostgresServer
let url: string
let folder: string
let writing: SiteProcess
let reading: SiteProcess
let cookie: string
let id: number
beforeAll(async () => {
  server = await startPostgres()
  ;({ url } = await createDatabase(server.url))
  folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const settings = { DATABASE_URL: url, SEED_DEMO: 'false' }
  writing = await startSite(folder, settings)
  reading = await startSite(folder, settings)
  cookie = await signIn()
  const created = await send('POST', '/api/testimonials', 'at first')
  id = Number((await created.json()).id)
})
afterAll(async () => {
  await Promise.all([writing.stop(), reading.stop()])
  await server.remove()
  rmSync(folder, { recursive: true, force: true })
})

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

/** The other server's answer, and whether its cache took part: other answers have no ETag. */
async function read(): Promise<{ comment: string; isCached: boolean }> {
  const response = await fetch(`${reading.url}/api/testimonials/${id}`)
  const { comment } = (await response.json()) as { comment: string }
  return { comment, isCached: response.headers.has('etag') }
}

test('a write through one is seen by the next request to the other, whose cache is in use', async () => {
  for (let round = 0; round < 100; round++) {
    await write(`round ${round}`)
    expect(await read()).toEqual({ comment: `round ${round}`, isCached: true })
    expect(await read()).toEqual({ comment: `round ${round}`, isCached: true })
  }
})

test('an acknowledged write is seen by every request that begins after it, however many are under way', async () => {
  let acknowledged = -1
  let isOver = false
  async function readOn(): Promise<void> {
    while (!isOver) {
      const least = acknowledged
      const { comment } = await read()
      const seen = Number(comment.replace('busy ', ''))
      if (seen < least) throw new Error(`'${comment}' came after write ${least} was acknowledged.`)
    }
  }
  await write('busy -1')
  const readers = Array.from({ length: 12 }, readOn)
  for (let round = 0; round < 50; round++) {
    await write(`busy ${round}`)
    acknowledged = round
  }
  isOver = true
  await Promise.all(readers)
})

test('writes at once are all seen', async () => {
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

test('with all connections to the database cut no old answer is given', async () => {
  for (let round = 0; round < 5; round++) {
    await read()
    await query(
      url,
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()'
    )
    await writeAgain(`cut ${round}`)
    const response = await fetch(`${reading.url}/api/testimonials/${id}`)
    // The first request over a cut connection may fail; it never gets the old answer.
    if (response.ok) expect(await response.json()).toMatchObject({ comment: `cut ${round}` })
    else expect(response.status).toBe(503)
    expect((await read()).comment).toBe(`cut ${round}`)
  }
})

test('a server that hangs gives no old answer when it goes on', async () => {
  await read()
  reading.signal('SIGSTOP')
  await write('written meanwhile')
  reading.signal('SIGCONT')
  expect(await read()).toEqual({ comment: 'written meanwhile', isCached: true })
})

test('where the database is away, the answer is 503 and nothing of the cache', async () => {
  await read()
  await server.kill()
  // Processes that the killed one has started end a moment later: until then the database is not away.
  const isAway = async () => (await fetch(`${reading.url}/api/testimonials/${id}`)).status === 503
  await until(isAway, 'The answers go on without the database.')
  await server.restart()
  await writeAgain('afterwards')
  expect(await read()).toEqual({ comment: 'afterwards', isCached: true })
})

/** A write whose connection was cut fails, and its client tries again. */
async function writeAgain(comment: string): Promise<void> {
  await until(
    () =>
      write(comment).then(
        () => true,
        () => false
      ),
    'The write keeps failing.'
  )
}
