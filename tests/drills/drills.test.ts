import { describe, test } from 'vitest'
import { drillNames, findDrill } from './lib/find.ts'
import { Report, Skipped } from './lib/report.ts'

// The short forms take the same chances in every run; the long ones take new ones (`npm run drill -- NAME`).
const seed = 20_261_121

describe.each(drillNames)('%s', async (name) => {
  const drill = await findDrill(name)
  test(`${drill.rows}: ${drill.what}`, { timeout: 60_000 }, async (context) => {
    const report = new Report(seed, () => undefined)
    try {
      await drill.run('short', report)
    } catch (error) {
      if (!(error instanceof Skipped)) throw error
      console.log(`${name} is skipped: ${error.message}`)
      context.skip(error.message)
    } finally {
      await report.end()
    }
  })
})
