import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { keyName } from '../auth/vault.ts'
import type { Manifest } from './manifest.ts'

/**
 * What a restore has to say about the key of the second factors, which is in no backup: where the restored accounts need it and
 * the data folder has none, the command that copies it from a folder beside, such as the data folder that was moved away.
 * @returns undefined where nothing is to be done
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

/** Files of that name in the folders beside. */
function keysBeside(folder: string): string[] {
  const parent = path.dirname(folder)
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(parent, entry.name, keyName))
    .filter((file) => existsSync(file))
    .sort()
}
