/* `npm run restore -- FILE`: see server/commands/restore.ts. */
import { runProgram } from './lib/command.mjs'

await runProgram('restore', process.argv.slice(2))
