import { readdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseError } from './sqlite.ts'

/**
 * Refuses an empty database where uploads tell that there was another one: on a fresh start the program takes away
 * every upload that no record names, and that would be all of them.
 * @throws DatabaseError that says what to do
 */
export function refuseOrphans(folder: string): void {
  const uploads = path.join(folder, 'uploads')
  if (isEmptyOrMissing(uploads)) return
  throw new DatabaseError(
    `The database is empty or gone, but there are uploads in ${path.resolve(uploads)}. Nothing was changed: bring the database back, or move the uploads away to start anew.`
  )
}

function isEmptyOrMissing(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0
  } catch {
    return true
  }
}
