import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { keyName } from '../auth/vault.ts'
import type { Manifest } from './manifest.ts'

/**
 * The message of a restore about the key of the second factors, which backups do not contain: where it is missing, the command
 * that copies it from a sibling folder, such as the data folder that was moved away.
 * @returns undefined where the key is present or no account needs it
 */
export function secondFactorKeyNote(dataFolder: string, { tables }: Manifest): string | undefined {
  const isNeeded = tables.some(({ name, rows }) => name === 'secondFactor' && rows > 0)
  const own = path.resolve(dataFolder, keyName)
  if (!isNeeded || existsSync(own)) return undefined
  const found = keysBeside(path.dirname(own))
  const what = `The key of the second factors, ${own}, is in no backup`
  if (found.length === 0)
    return `${what}: bring it from where it was kept. Without it, accounts with an authenticator app sign in by a recovery code.`
  const commands = found.map((file) => `  cp -p '${file}' '${own}'`)
  return `${what}. Before the start, copy it from the old data folder${found.length > 1 ? ', the right one of these' : ''}:\n${commands.join('\n')}`
}

/** The key files in sibling folders. */
function keysBeside(folder: string): string[] {
  const parent = path.dirname(folder)
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(parent, entry.name, keyName))
    .filter((file) => existsSync(file))
    .sort()
}
