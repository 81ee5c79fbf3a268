import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
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
  what: 'SIGTERM at random instants under writes, a third of them with uploads',
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
        await wait(report.whole(50, 800))
        const began = performance.now()
        assert.deepEqual(await site.stop(), { code: 0, signal: null }, site.output())
        slowest = Math.max(slowest, performance.now() - began)
        await writing
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
