import { list } from '../fields/list/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { number } from '../fields/number/field.ts'
import { text } from '../fields/text/field.ts'
import { position } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'

export const area = defineCollection({
  label: { singular: 'area', plural: 'areas' },
  group: 'Pages',
  fields: {
    district: text({ label: 'District', required: true, maxLength: 120 }),
    pincodes: list({
      label: 'Pincodes',
      required: true,
      format: 'pincodes',
      hint: 'A 6-digit code, the first 2 to 5 digits of several codes, or a range such as 411001-411062. Enter or a comma ends each.'
    }),
    visitWithinDays: number({ label: 'Visit within', required: true, min: 0, max: 365, unit: 'days' }),
    note: longText({ label: 'Note', maxLength: 500, rows: 2 }),
    position
  },
  title: 'district',
  searchLabel: 'Search by district or pincode',
  columns: [
    'district',
    { label: 'Pincodes', fields: ['pincodes'], width: 480 },
    'visitWithinDays',
    { label: 'Note', fields: ['note'], shownIn: 'wide' }
  ],
  exportedToo: ['position'],
  search: ['district', 'pincodes'],
  searchBy: 'words',
  form: { help: 'Visitors enter their pincode on the contact page and see how soon you can visit.' },
  onSite: { path: '/contact', group: { heading: 'contact.areas.title', order: 7 }, fields: ['district', 'note'] }
})
