import { columnNames } from '../../collections/columns.ts'
import { allDefinitions } from '../../collections/index.ts'
import type { Connection } from './db.ts'
import { listTables } from './raw-tables.ts'
import { DatabaseError } from './sqlite.ts'

/**
 * Refuses a database without a table or a column that a definition asks for: a migration is missing. Other columns may be there.
 * @throws DatabaseError that names table and column
 */
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
