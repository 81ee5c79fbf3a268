import assert from 'node:assert/strict'
import { stopCleanly } from './lib/context.ts'
import { defineDrill } from './lib/drill.ts'

export const drill = defineDrill({
  rows: 'D7',
  what: 'A second process on the same data folder, then kill -9 of the first',
  sizes: { short: { rounds: 1 }, long: { rounds: 25 } },

  async run({ rounds }, context) {
    const data = await context.data('sqlite')
    let first = await context.start(data)
    for (let round = 1; round <= rounds; round++) {
      const began = performance.now()
      const second = await context.launch(data)
      assert.equal((await second.ended).code, 1, second.output())
      context.noteMost('slowest refusal, ms', Math.round(performance.now() - began))
      assert.match(second.output(), new RegExp(`Another process \\(pid ${first.pid}\\) uses the data folder`))
      assert.equal((await fetch(first.url)).status, 200)

      await first.kill()
      first = await context.start(data)
      context.count('second processes refused')
      context.count('starts after kill -9')
    }
    await stopCleanly(first)
  }
})
