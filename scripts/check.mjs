/* `npm run check`: format and lint, types, dead code. */
import { check } from './lib/check.mjs'
import { main } from './lib/run.mjs'
import { ensureInstalled } from './lib/toolchain.mjs'

await main(async () => {
  await ensureInstalled()
  return check()
})
