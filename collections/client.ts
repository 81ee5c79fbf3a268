import { image } from '../fields/image/field.ts'
import { text } from '../fields/text/field.ts'
import { alternativeText, position } from './common-fields.ts'
import { defineCollection } from './define.ts'
import { usualAdmin, usualCalls } from './usual.ts'

const label = { singular: 'client', plural: 'clients' }

/** Somebody for whom the company works, with the logo that the home page shows. */
export const client = defineCollection({
  name: 'client',
  label,
  fields: {
    name: text({ label: 'Name', required: true, maxLength: 120 }),
    logo: image({ label: 'Logo', required: 'create' }),
    logoAlt: alternativeText('Logo', 'logo'),
    url: text({ label: 'Website', maxLength: 500, format: 'url' }),
    position
  },
  title: 'name',
  search: ['name'],
  order: ['position', 'id'],
  access: { read: 'public', write: 'staff' },
  api: usualCalls('clients', 'multipart'),
  admin: usualAdmin(label, {
    searchLabel: 'Search by name',
    columns: [
      { label: 'Name', fields: ['name'] },
      { label: 'Logo', fields: ['logo'] },
      { label: 'Website', fields: ['url'] },
      { label: 'Position', fields: ['position'] }
    ],
    entries: { heading: 'name', facts: ['url'], images: ['logo'] }
  })
})
