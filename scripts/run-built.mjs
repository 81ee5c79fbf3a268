/*
 * `node scripts/run-built.mjs [index|admin|backup|restore|move-uploads] [arguments]`: runs a program of the current build as it is, where
 * nothing shall be installed or built, as in a container.
 */
import { runBuiltProgram } from './lib/command.mjs'

const [name = 'index', ...args] = process.argv.slice(2)
await runBuiltProgram(name, args)
