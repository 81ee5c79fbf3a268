/* `npm run restore -- FILE`: see server/commands/restore.ts. */
import { runCommand } from './lib/command.mjs'

await runCommand('restore')
