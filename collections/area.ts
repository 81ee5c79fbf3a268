import { list } from '../fields/list/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { number } from '../fields/number/field.ts'
import { text } from '../fields/text/field.ts'
import { position } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'

/** The areas where the company works, with the days until a visit. */
export const area = defineCollection({
  label: { singular: 'area', plural: 'areas' },
  group: 'Pages',
  fields: {
    district: text({ label: 'District', required: true, maxLength: 120 }),
    pincodes: list({
      label: 'Pincodes',
      required: true,
      format: 'pincodes',
      hint: 'Codes of 6 digits, prefixes of 2 to 5 digits, and ranges such as 411001-411062, one a line'
    }),
    visitWithinDays: number({ label: 'Visit within', required: true, min: 0, max: 365, unit: 'days' }),
    note: longText({ label: 'Note', maxLength: 500, rows: 2 }),
    position
  },
  title: 'district',
  searchLabel: 'Search by district or pincode',
  columns: ['district', 'visitWithinDays', 'pincodes', { label: 'Note', fields: ['note'], shownIn: 'wide' }],
  exportedToo: ['position'],
  search: ['district', 'pincodes'],
  form: {
    help: 'Who types a pincode on the contact page reads within how many days you visit.',
    sample: { shown: ['district'], below: 'visitWithinDays', words: 'pincodes' }
  },
  onSite: { path: '/contact', group: { heading: 'contact.areas.title', order: 7 }, fields: ['district', 'note'] }
})
