/* `npm start`: installs and builds where that is due, then runs the program. */
import { become, main } from './lib/run.mjs'
import { ensureBuilt, ensureInstalled, findNode } from './lib/toolchain.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const env = { NODE_ENV: process.env.NODE_ENV || 'production' }
  return become(findNode(), ['--env-file-if-exists=.env', 'build/server/index.js'], env)
})
