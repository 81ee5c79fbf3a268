import assert from 'node:assert/strict'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { admin } from '../support/site-process.ts'
import { signIn } from './lib/client.ts'
import { checkIntegrity } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { Writers } from './lib/writers.ts'

/** The design's bound for the end in any case, ms. */
const bound = 40_000

export const drill = defineDrill({
  name: 'end-under-load',
  rows: 'H3',
  what: 'SIGTERM while people write and read, with a request half sent',
  short: { rounds: 1 },
  long: { rounds: 25 },

  async run({ rounds }, report) {
    let slowest = 0
    for (const engine of ['sqlite', 'postgres'] as const) {
      const data = await report.data(engine)
      const writers = new Writers(report, 4)
      for (let round = 1; round <= rounds; round++) {
        const site = await report.start(data)
        const staff = await signIn(site.url)
        const writing = writers.write(staff, new AbortController().signal)
        const reading = Promise.all([1, 2, 3, 4].map(() => readUntilItEnds(`${site.url}/api/news`)))
        await wait(report.whole(50, 600))
        const slow = halfSent(`${site.url}/api/auth/login`, JSON.stringify(admin))
        await slow.isUnderWay
        const began = performance.now()
        site.signal('SIGTERM')
        await wait(300)
        assert.deepEqual(await slow.finish(), { status: 200, connection: 'close' })
        assert.deepEqual(await site.ended, { code: 0, signal: null }, site.output())
        slowest = Math.max(slowest, performance.now() - began)
        await Promise.all([writing, reading])
        await checkIntegrity(data)
        const after = await report.start(data)
        await writers.check(await signIn(after.url))
        assert.deepEqual(await after.stop(), { code: 0, signal: null })
        report.count(`ends under load on ${engine}`)
      }
    }
    assert.ok(slowest < bound)
    report.note('slowest end, ms', Math.round(slowest))
  }
})

/** Asks again and again over connections that stay open, until nobody answers; what is answered is whole. */
async function readUntilItEnds(url: string): Promise<void> {
  for (;;) {
    let response: Response
    try {
      response = await fetch(url)
    } catch {
      return
    }
    assert.equal(response.status, 200)
    await response.json()
  }
}

/** A request of which the second half comes later. */
function halfSent(url: string, body: string) {
  const sending = request(url, {
    method: 'POST',
    headers: { origin: new URL(url).origin, 'content-type': 'application/json', 'content-length': body.length }
  })
  const answer = new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }))
    })
  })
  answer.catch(() => undefined)
  const half = Math.floor(body.length / 2)
  sending.write(body.slice(0, half))
  return {
    // The program has its head once the connection has taken it and a moment has passed.
    isUnderWay: new Promise<void>((resolve) => sending.once('socket', () => setTimeout(resolve, 150))),
    async finish() {
      sending.end(body.slice(half))
      return await answer
    }
  }
}
