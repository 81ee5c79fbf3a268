/* `npm start`: installs and builds where needed, then runs the program. */
import { become, envFile, main } from './lib/run.mjs'
import { ensureBuilt, ensureInstalled, findNode } from './lib/toolchain.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const env = { NODE_ENV: process.env.NODE_ENV || 'production' }
  return become(findNode(), [...envFile(), 'build/server/index.js'], env)
})
