import type { Kysely } from 'kysely'
import { createTable } from './columns.ts'

/** Translations of records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'translation', {
    columns: {
      collection: 'text',
      recordId: 'integer',
      language: 'text',
      field: 'text',
      value: "text = ''",
      text: 'text',
      original: 'text',
      updatedAt: 'text',
      updatedBy: 'text'
    },
    key: ['collection', 'language', 'recordId', 'field', 'value']
  })
}
