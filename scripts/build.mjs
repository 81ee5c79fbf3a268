/* `npm run build`: builds the program even when nothing changed. */
import { main } from './lib/run.mjs'
import { ensureBuilt, ensureInstalled } from './lib/toolchain.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt({ again: true })
})
