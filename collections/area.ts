import { list } from '../fields/list/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { number } from '../fields/number/field.ts'
import { text } from '../fields/text/field.ts'
import { position } from './common-fields.ts'
import { defineCollection } from './define.ts'
import { usualAdmin, usualCalls } from './usual.ts'

const label = { singular: 'area', plural: 'areas' }

/** Where the company works, and how soon it comes. */
export const area = defineCollection({
  name: 'area',
  label,
  fields: {
    district: text({ label: 'District', required: true, maxLength: 120 }),
    pincodes: list({
      label: 'Pincodes',
      required: true,
      format: 'pincodes',
      hint: 'Codes of 6 digits, prefixes of 2 to 5 digits, and ranges such as 411001-411062, one a line'
    }),
    visitWithinDays: number({ label: 'Visit within', required: true, min: 0, max: 365, unit: 'days' }),
    note: longText({ label: 'Note', maxLength: 500, rows: 3 }),
    position
  },
  title: 'district',
  search: ['district', 'pincodes'],
  order: ['position', 'id'],
  access: { read: 'public', write: 'staff' },
  api: usualCalls('areas', 'json'),
  admin: usualAdmin(label, {
    searchLabel: 'Search by district or pincode',
    columns: [
      { label: 'District', fields: ['district'] },
      { label: 'Pincodes', fields: ['pincodes'] },
      { label: 'Visit within', fields: ['visitWithinDays'] },
      { label: 'Note', fields: ['note'] },
      { label: 'Position', fields: ['position'] }
    ]
  })
})
