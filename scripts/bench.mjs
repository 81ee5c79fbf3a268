/* `npm run bench`: takes the measurements of bench/run.ts on a fresh build. */
import path from 'node:path'
import { findChromium } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensurePostgres } from './lib/postgres.mjs'
import { main, root, run } from './lib/run.mjs'
import { ensureInstalled, findNode } from './lib/toolchain.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  await ensurePostgres()
  const env = { CHROMIUM_PATH: await findChromium() }
  return await run(findNode(), [path.join(root, 'bench/run.ts'), ...process.argv.slice(2)], { env })
})
