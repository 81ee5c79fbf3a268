/* `npm run admin -- reset-password NAME`: see server/commands/admin.ts. */
import { runCommand } from './lib/command.mjs'

await runCommand('admin')
