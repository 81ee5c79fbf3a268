/* `npm run backup -- FILE`: see server/commands/backup.ts. */
import { runProgram } from './lib/command.mjs'

await runProgram('backup', process.argv.slice(2))
