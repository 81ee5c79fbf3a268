import { become, envFile, main } from './run.mjs'
import { ensureBuilt, ensureInstalled, findNode } from './toolchain.mjs'

/** Runs a command of `server/commands/` from the build, with this process's arguments and settings. */
export function runCommand(name) {
  return main(async () => {
    await ensureInstalled()
    await ensureBuilt()
    const env = { NODE_ENV: process.env.NODE_ENV || 'production' }
    return become(findNode(), [...envFile(), `build/server/${name}.js`, ...process.argv.slice(2)], env)
  })
}
