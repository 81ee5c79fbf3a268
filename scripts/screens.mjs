/* `npm run screens [-- part of an address ...]`: a screenshot of every page and of every screen of the back office. */
import { findChromium } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { main, run } from './lib/run.mjs'
import { ensureInstalled, findNode } from './lib/toolchain.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const env = { CHROMIUM_PATH: await findChromium() }
  return run(findNode(), ['scripts/screens/take.ts', ...process.argv.slice(2)], { env })
})
