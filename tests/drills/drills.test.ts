import { describe, test } from 'vitest'
import { DrillContext, Skipped } from './lib/context.ts'
import { drillNames, findDrill } from './lib/find-drill.ts'

// The same random values in every run; `npm run drill -- NAME` takes a new seed each time.
const seed = 20_261_121

describe.each(drillNames)('%s', async (name) => {
  const drill = await findDrill(name)
  test(`${drill.rows}: ${drill.what}`, async (vitest) => {
    const context = new DrillContext(seed)
    try {
      await drill.run('short', context)
    } catch (error) {
      if (!(error instanceof Skipped)) throw error
      console.log(`${name} is skipped: ${error.message}`)
      vitest.skip(error.message)
    } finally {
      await context.end()
    }
  })
})
