import assert from 'node:assert/strict'
import { Client, signIn } from './lib/client.ts'
import { type DrillContext, stopCleanly } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'
import { wrongForm, wrongJson, wrongUrlencoded } from './lib/malformed/bodies.ts'
import { flipped, smuggled, wrongChunks, wrongLength } from './lib/malformed/framing.ts'
import { oddHeaders, oddPath, oddQuery, wrongFirstLine, wrongMethod } from './lib/malformed/heads.ts'
import type { Target } from './lib/malformed/request.ts'
import { watchClients } from './lib/normal-clients.ts'
import { publishedCalls } from './lib/published-calls.ts'
import { type RawAnswer, sendRaw } from './lib/raw-http.ts'

const kinds = {
  'first lines': wrongFirstLine,
  methods: wrongMethod,
  paths: oddPath,
  queries: oddQuery,
  headers: oddHeaders,
  chunks: wrongChunks,
  lengths: wrongLength,
  'hidden requests': smuggled,
  'flipped bytes': flipped,
  JSON: wrongJson,
  forms: wrongForm,
  'page forms': wrongUrlencoded
}
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

const pages = [
  '/',
  '/news',
  '/newsdetail/1',
  '/ProductDetail',
  '/Commercial',
  '/contact',
  '/search',
  '/login',
  '/userlist',
  '/sitemap.xml',
  '/news/rss.xml'
]
/** These would end the session or change the account that the requests are made with. */
const spared = ['/api/auth/logout', '/api/auth/password', '/api/auth/sessions/1/end']
/** Concurrent requests. */
const atATime = 16
/** The share of requests before memory is first measured. */
const warmUp = 0.2
/** The limit of growth, MB: the cache alone may take 64. */
const maxGrowth = 128

export const drill = defineDrill({
  rows: 'H1',
  what: 'Malformed requests over raw TCP, while normal clients go on',
  sizes: { short: { requests: 1_000, demo: 'false' }, long: { requests: 100_000, demo: 'true' } },

  async run({ requests, demo }, context) {
    const data = await context.data('sqlite')
    const site = await context.start(data, { SEED_DEMO: demo, TRUST_PROXY: 'true' })
    const admin = await signIn(site.url)
    const calls = await publishedCalls(site.url)
    const targets = [
      ...calls.map(({ method, path }) => ({ method, path: path.replace('{id}', '1') })),
      ...pages.map((path) => ({ method: 'GET', path }))
    ].filter(({ path }) => !spared.includes(path))
    const usersBefore = (await admin.call('GET', '/api/auth/userlist')).body

    const stopWatching = watchClients(site.url, ['/', '/news', '/api/services', '/login'])
    context.atEnd(() => stopWatching().catch(() => undefined))
    let death: string | undefined
    void site.ended.then(({ code, signal }) => {
      death = `The program ended with ${code ?? signal}:\n${site.output()}`
    })
    let warm = 0
    let sent = 0
    // The requests follow from the seed alone: each is generated when it is its turn.
    const takeTurns = async () => {
      while (sent < requests) {
        assert.equal(death, undefined)
        if (sent === Math.ceil(requests * warmUp)) warm = site.memory()
        if (sent % 10_000 === 0) context.say(`${sent} sent, ${Math.round(site.memory())} MB`)
        sent++
        await sendOne(context, site.url, context.oneOf(targets), admin.cookie)
      }
    }
    await Promise.all(Array.from({ length: atATime }, takeTurns))
    const { asked, slowest } = await stopWatching()
    context.note('normal requests meanwhile, all 200', asked)
    context.note('slowest of them, ms', slowest)
    context.note('memory after a fifth, MB', Math.round(warm))
    context.note('memory at the end, MB', Math.round(site.memory()))
    assert.ok(site.memory() - warm < maxGrowth, `The program grew from ${warm} to ${site.memory()} MB.`)

    assert.deepEqual((await admin.call('GET', '/api/auth/userlist')).body, usersBefore)
    assert.equal((await new Client(site.url).call('GET', '/api/auth/userlist')).status, 401)
    await stopCleanly(site)
    // The start checks the database file.
    await stopCleanly(await context.start(data))
  }
})

async function sendOne(
  context: DrillContext,
  url: string,
  target: Pick<Target, 'method' | 'path'>,
  session: string | undefined
) {
  const kind = context.oneOf(kindNames)
  // No session around a hidden request, which must not be answered as if it had one.
  const cookie = kind !== 'hidden requests' && context.random() < 0.5 ? session : undefined
  const bytes = kinds[kind](context, { ...target, host: new URL(url).host, cookie })
  // These may wait for bytes that never come, until the server's timeout (see the drill slow-clients).
  const isBrokenOff = ['chunks', 'lengths', 'hidden requests', 'flipped bytes', 'first lines'].includes(kind)
  const answer = await sendRaw(url, bytes, { abortAfter: isBrokenOff ? 20 : undefined, quietFor: 8 })
  context.count(kind)
  context.count('requests')
  check(answer, kind, bytes, target)
}

function check(
  { statuses, text, end }: RawAnswer,
  kind: Kind,
  bytes: string | Uint8Array,
  { path }: { path: string }
): void {
  const sent = JSON.stringify(
    Buffer.from(bytes as string, 'latin1')
      .toString('latin1')
      .slice(0, 600)
  )
  const failure = statuses.find((status) => status >= 500)
  assert.equal(failure, undefined, `${kind}: ${failure} was the answer to ${sent}`)
  assert.ok(end !== 'nothing', `${kind}: ${path} gave no answer to ${sent}`)
  if (kind === 'hidden requests') assert.ok(!/"mobileNo":/.test(text), `${path} gave the list of users away: ${sent}`)
}
