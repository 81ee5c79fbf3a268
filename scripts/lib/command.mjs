import { become, envFile, main } from './run.mjs'
import { ensureInstalled, findNode } from './toolchain.mjs'

/** Runs a command of `server/commands/` with the arguments and the settings that are given here. */
export function runCommand(name) {
  return main(async () => {
    await ensureInstalled()
    const env = { NODE_ENV: process.env.NODE_ENV || 'production' }
    const file = `server/commands/${name}.ts`
    return become(
      findNode(),
      ['--disable-warning=ExperimentalWarning', ...envFile(), file, ...process.argv.slice(2)],
      env
    )
  })
}
