import type { TestProject } from 'vitest/node'
import { connect } from '../../server/database/connect.ts'
import { createDatabase, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of this run's PostgreSQL server. */
    postgresUrl: string
    /** The name of a database on it with all tables and no row, to be copied. */
    migratedDatabase: string
  }
}

/** Vitest's global set-up: one PostgreSQL server for a run. */
export default async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const { url, remove } = await startPostgres()
  const { url: migrated, name } = await createDatabase(url)
  await (await connect({ DATABASE_URL: migrated, DATA_DIR: '.' })).close()
  provide('postgresUrl', url)
  provide('migratedDatabase', name)
  return remove
}
