import type { Kysely } from 'kysely'
import { addText, createRecordTable } from './columns.ts'

/** What stood in the pages' code: slides, projects, clients, questions, areas; and more about the company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, 'slide', {
    columns: { headline: 'text', tagline: 'text', image: 'text', position: 'number?' },
    isSearched: true
  })
  await createRecordTable(db, 'project', {
    columns: {
      title: 'text',
      category: 'text',
      place: 'text',
      capacity: 'number?',
      completed: 'text',
      description: 'text',
      image: 'text',
      illustration: 'integer',
      position: 'number?'
    },
    isSearched: true,
    isOnSite: true
  })
  await createRecordTable(db, 'client', {
    columns: { name: 'text', logo: 'text', url: 'text', position: 'number?' },
    isSearched: true
  })
  await createRecordTable(db, 'question', {
    columns: { page: 'text', question: 'text', answer: 'text', position: 'number?' },
    isSearched: true
  })
  await createRecordTable(db, 'area', {
    columns: { district: 'text', pincodes: 'text', visitWithinDays: 'number', note: 'text', position: 'number?' },
    isSearched: true
  })

  const texts = ['logoTextLocal', 'openingHours', 'gstin', 'registrationNumber', 'vendorNumber', 'electricalLicence']
  for (const name of texts) await addText(db, 'settings', name)
  await db.schema.alterTable('settings').addColumn('foundedYear', 'integer').execute()
  await db.schema
    .alterTable('settings')
    .addColumn('retentionMonths', 'integer', (column) => column.notNull().defaultTo(24))
    .execute()
}
