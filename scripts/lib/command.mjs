import { prepared } from './build.mjs'
import { currentBuild, programOf } from './builds.mjs'
import bounds from './memory.json' with { type: 'json' }
import { become, envFile, Failure, main } from './run.mjs'
import { findNode } from './toolchain.mjs'

/** Installs and builds where needed, then becomes a program of the build: `index`, or a command of `server/commands/`. */
export function runProgram(name, args) {
  return main(async () => becomeProgram(await prepared(), name, args))
}

/** Becomes a program of the current build, and installs and builds nothing: for containers. */
export function runBuiltProgram(name, args) {
  return main(async () => {
    const build = currentBuild()
    if (!build) throw new Failure('There is no build: npm run build.')
    return becomeProgram(build, name, args)
  })
}

function becomeProgram(build, name, args) {
  // What a person sets stays.
  const env = { ...bounds.env, ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' }
  return become(findNode(build.folder), [...bounds.flags, ...envFile(), programOf(build, name), ...args], env)
}
