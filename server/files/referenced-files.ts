import { allDefinitions } from '../../collections/index.ts'
import { selectVersionFiles } from '../content/history.ts'
import { selectFileNames } from '../content/records.ts'
import type { Db } from '../database/connect.ts'

/** The names of all files that records and their kept versions refer to, without their variants. */
export async function referencedFiles(db: Db): Promise<Set<string>> {
  const names = new Set(await selectVersionFiles(db))
  for (const definition of allDefinitions) for (const name of await selectFileNames(db, definition)) names.add(name)
  return names
}
