import { readdirSync } from 'node:fs'
import path from 'node:path'
import { columnNames } from '../../collections/columns.ts'
import { allDefinitions } from '../../collections/index.ts'
import type { Connection } from './db.ts'
import { listTables } from './raw-tables.ts'
import { DatabaseError } from './sqlite.ts'

/** Refuses a database without a table or column that a definition asks for: a migration is missing. @throws DatabaseError that names it */
export async function refuseMissingColumns({ db, engine }: Pick<Connection, 'db' | 'engine'>): Promise<void> {
  const tables = await listTables(db, engine)
  for (const definition of allDefinitions) {
    const present = tables.get(definition.name)
    if (!present)
      throw new DatabaseError(
        `There is no table '${definition.name}', which the definition of that name needs: add a migration.`
      )
    const missing = columnNames(definition).find((column) => !present.includes(column))
    if (missing)
      throw new DatabaseError(
        `The table '${definition.name}' has no column '${missing}', which its definition needs: add a migration.`
      )
  }
}

/** An empty database beside uploads is refused: the sweep at the start would delete them all. @throws DatabaseError */
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
