import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The maintenance database of this run's PostgreSQL server. */
    postgresUrl: string
  }
}

/** Vitest's global set-up: one PostgreSQL server for a run. */
export default async function setup({
  provide
}: {
  provide(key: 'postgresUrl', value: string): void
}): Promise<() => Promise<void>> {
  const { url, remove } = await startPostgres()
  provide('postgresUrl', url)
  return remove
}
