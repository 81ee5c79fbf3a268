import assert from 'node:assert/strict'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { admin } from '../support/site-process.ts'
import { until } from '../support/until.ts'
import { signIn } from './lib/client.ts'
import { checkIntegrity } from './lib/database.ts'
import { defineDrill } from './lib/drill.ts'
import { age, checkStoredFiles } from './lib/stored-files.ts'
import { Writers } from './lib/writers.ts'

export const drill = defineDrill({
  rows: 'H3',
  what: 'SIGTERM at random instants under writes, a third of them with uploads, with a request half sent',
  sizes: { short: { sqlite: 1, postgres: 0 }, long: { sqlite: 15, postgres: 5 } },

  async run({ sqlite, postgres }, context) {
    for (const [engine, rounds] of [
      ['sqlite', sqlite],
      ['postgres', postgres]
    ] as const) {
      const data = await context.data(engine)
      const writers = new Writers(context, 4)
      // The log's line tells that the signal has arrived.
      const start = () => context.start(data, { LOG_LEVEL: 'info' })
      let site = await start()
      for (let round = 1; round <= rounds; round++) {
        const writing = writers.write(await signIn(site.url), new AbortController().signal, [503])
        const reading = Promise.all([1, 2, 3, 4].map(() => readUntilItEnds(`${site.url}/api/news`)))
        await wait(context.whole(50, 800))
        const slow = halfSent(`${site.url}/api/auth/login`, JSON.stringify(admin))
        await slow.hasBegun
        const began = performance.now()
        site.signal('SIGTERM')
        await until(() => site.output().includes('"shutting down"'), 'The signal had no effect.')
        assert.deepEqual(await slow.finish(), { status: 200, connection: 'close' })
        assert.deepEqual(await site.ended, { code: 0, signal: null }, site.output())
        context.noteMost('slowest end, ms', Math.round(performance.now() - began))
        await Promise.all([writing, reading])
        age(data, 7_200_000)
        site = await start()
        await checkIntegrity(data)
        await checkStoredFiles(data)
        await writers.check(await signIn(site.url))
        context.count(`ends on ${engine} with exit code 0`)
      }
      await site.stop()
    }
  }
})

/** Asks again and again over kept connections until the server is gone; each answer is whole. */
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

/** A request whose body is held back half way. */
function halfSent(url: string, body: string) {
  const sending = request(url, {
    method: 'POST',
    headers: {
      origin: new URL(url).origin,
      'content-type': 'application/json',
      'content-length': body.length,
      // Asks the server to say that it has the headers.
      expect: '100-continue'
    }
  })
  const answer = new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    sending.once('error', reject)
    sending.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }))
    })
  })
  answer.catch(() => undefined)
  const hasBegun = new Promise<void>((resolve) => sending.once('continue', resolve))
  const half = Math.floor(body.length / 2)
  sending.write(body.slice(0, half))
  return {
    hasBegun,
    async finish() {
      sending.end(body.slice(half))
      return await answer
    }
  }
}
