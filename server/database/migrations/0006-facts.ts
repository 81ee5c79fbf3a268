import type { Kysely } from 'kysely'
import { createRecordTable } from './columns.ts'

/** The figures that pages show, each with its source. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, 'fact', {
    columns: {
      key: 'text',
      label: 'text',
      value: 'number',
      valueTo: 'number?',
      unit: 'text',
      source: 'text',
      sourceUrl: 'text',
      validFrom: 'text',
      validTo: 'text',
      note: 'text'
    },
    isSearched: true,
    unique: ['key']
  })
}
