/* `npm run drill -- NAME`: one drill in its long form, see tests/drills/README.md. */
import { findChromium } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensurePostgres } from './lib/postgres.mjs'
import { main, run } from './lib/run.mjs'
import { ensureInstalled, findNode } from './lib/toolchain.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  await ensurePostgres()
  if (process.argv.includes('script-injection')) process.env.CHROMIUM_PATH = await findChromium()
  return run(findNode(), ['tests/drills/lib/main.ts', ...process.argv.slice(2)], { env: { NODE_ENV: 'test' } })
})
