/* `npm run move-uploads -- --to-bucket`: see server/commands/move-uploads.ts. */
import { runProgram } from './lib/command.mjs'

await runProgram('move-uploads', process.argv.slice(2))
