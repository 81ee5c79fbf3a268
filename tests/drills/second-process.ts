import assert from 'node:assert/strict'
import { defineDrill } from './lib/drill.ts'

/** The design's bound for the end of the second process, ms. */
const bound = 2_000

export const drill = defineDrill({
  name: 'second-process',
  rows: 'D7',
  what: 'A second program on the same data folder, then kill -9 of the first',
  short: { rounds: 1 },
  long: { rounds: 25 },

  async run({ rounds }, report) {
    const data = await report.data('sqlite')
    let first = await report.start(data)
    let slowest = 0
    for (let round = 1; round <= rounds; round++) {
      const began = performance.now()
      const second = await report.launch(data)
      assert.equal((await second.ended).code, 1, second.output())
      const took = performance.now() - began
      slowest = Math.max(slowest, took)
      assert.ok(took < bound, `The second process took ${Math.round(took)} ms.`)
      assert.match(second.output(), new RegExp(`Another process \\(pid ${first.pid}\\) uses the data folder`))
      assert.equal((await fetch(first.url)).status, 200)

      await first.kill()
      first = await report.start(data)
      report.count('second processes refused')
      report.count('starts after kill -9')
    }
    report.note('slowest refusal, ms', Math.round(slowest))
    assert.deepEqual(await first.stop(), { code: 0, signal: null })
  }
})
