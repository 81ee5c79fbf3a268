import { spawn } from 'node:child_process'
import path from 'node:path'

const commands = path.join(import.meta.dirname, '..', '..', 'server', 'commands')

/** Runs a command of the program as `npm run` does, from its source and without a terminal. */
export function runCommand(
  name: 'admin' | 'backup' | 'restore' | 'move-uploads',
  args: readonly string[],
  settings: Readonly<Record<string, string | undefined>>
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(commands, `${name}.ts`), ...args], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe']
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk
      })
    }
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}
