/* `npm run build`: builds the program even when nothing changed. A program that runs goes on with its own build. */
import { ensureBuilt } from './lib/build.mjs'
import { main } from './lib/run.mjs'
import { ensureInstalled } from './lib/toolchain.mjs'

await main(async () => {
  await ensureInstalled()
  const { version } = await ensureBuilt({ again: true })
  console.log(`The next start runs version ${version}.`)
})
