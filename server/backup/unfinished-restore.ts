import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseError } from '../database/sqlite.ts'

/** Exists while a restore is running, and after one that was interrupted. */
export const incomingFolder = (dataFolder: string) => path.join(dataFolder, 'restore-incoming')

/** @throws DatabaseError after an interrupted restore, whose data is incomplete */
export function refuseUnfinishedRestore(dataFolder: string): void {
  const folder = incomingFolder(dataFolder)
  if (existsSync(folder))
    throw new DatabaseError(
      `A restore was not finished: run it again, or remove ${path.resolve(folder)} to begin with what is there.`
    )
}
