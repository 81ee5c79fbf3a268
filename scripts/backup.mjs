/* `npm run backup -- FILE`: see server/commands/backup.ts. */
import { runCommand } from './lib/command.mjs'

await runCommand('backup')
