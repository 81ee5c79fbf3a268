import { image } from '../fields/file/field.ts'
import { text } from '../fields/text/field.ts'
import { altField, publishing } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'

export const client = defineCollection({
  label: { singular: 'client', plural: 'clients' },
  group: 'Pages',
  fields: {
    name: text({ label: 'Name', required: true, maxLength: 120 }),
    logo: image({
      label: 'Logo',
      required: 'create',
      isLogo: true,
      hint: 'Best on white or without a background, 400 px wide or more.'
    }),
    logoAlt: altField('logo'),
    url: text({
      label: 'Website',
      maxLength: 500,
      format: 'url',
      hint: 'The logo leads there. Leave it empty if there is none.'
    }),
    ...publishing
  },
  title: 'name',
  searchLabel: 'Search by name',
  columns: [
    { label: 'Name', fields: ['name'], below: ['url'] },
    { label: 'Logo', fields: ['logo'], isFirst: true, width: 96 },
    { label: 'Last changed', fields: ['updatedAt'] }
  ],
  exported: ['name', 'logo', 'url'],
  exportedToo: ['position'],
  entries: { facts: ['url'], images: ['logo'] },
  shownOn: '/'
})
