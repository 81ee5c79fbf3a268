import assert from 'node:assert/strict'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { admin } from '../support/site-process.ts'
import { signIn } from './lib/client.ts'
import { checkIntegrity } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { age, checkStoredFiles } from './lib/stored-files.ts'
import { Writers } from './lib/writers.ts'

/** The design's bound after which it is forced, ms. */
const bound = 40_000

export const drill = defineDrill({
  name: 'sigterm-under-load',
  rows: 'H3',
  what: 'SIGTERM at random instants under writes, a third of them with uploads, with a request half sent',
  short: { sqlite: 1, postgres: 0 },
  long: { sqlite: 15, postgres: 5 },

  async run({ sqlite, postgres }, report) {
    let slowest = 0
    for (const [engine, rounds] of [
      ['sqlite', sqlite],
      ['postgres', postgres]
    ] as const) {
      const data = await report.data(engine)
      const writers = new Writers(report, 4)
      let site = await report.start(data)
      for (let round = 1; round <= rounds; round++) {
        const writing = writers.write(await signIn(site.url), new AbortController().signal, [503])
        const reading = Promise.all([1, 2, 3, 4].map(() => readUntilItEnds(`${site.url}/api/news`)))
        await wait(report.whole(50, 800))
        const slow = halfSent(`${site.url}/api/auth/login`, JSON.stringify(admin))
        await slow.isUnderWay
        const began = performance.now()
        site.signal('SIGTERM')
        await wait(300)
        assert.deepEqual(await slow.finish(), { status: 200, connection: 'close' })
        assert.deepEqual(await site.ended, { code: 0, signal: null }, site.output())
        slowest = Math.max(slowest, performance.now() - began)
        await Promise.all([writing, reading])
        age(data, 7_200_000)
        site = await report.start(data)
        await checkIntegrity(data)
        await checkStoredFiles(data)
        await writers.check(await signIn(site.url))
        report.count(`ends on ${engine} with exit code 0`)
      }
      await site.stop()
    }
    report.note('slowest end, ms', Math.round(slowest))
    assert.ok(slowest < bound)
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
