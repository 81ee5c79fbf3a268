import type { Migration } from 'kysely/migration'
import * as tables from './0001-tables.ts'

/** In order. A migration that was released is frozen: a change is a new one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': tables
}
