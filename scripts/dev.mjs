/* `npm run dev`: runs the program from its sources and reloads them when they change. */
import { become, envFile, main } from './lib/run.mjs'
import { ensureInstalled, findNode } from './lib/toolchain.mjs'

await main(async () => {
  await ensureInstalled()
  const env = { NODE_ENV: process.env.NODE_ENV || 'development' }
  return become(findNode(), [...envFile(), 'server/dev.ts'], env)
})
