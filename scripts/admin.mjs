/* `npm run admin -- reset-password NAME`: see server/commands/admin.ts. */
import { runProgram } from './lib/command.mjs'

await runProgram('admin', process.argv.slice(2))
