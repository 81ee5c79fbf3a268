import { image } from '../fields/file/field.ts'
import { text } from '../fields/text/field.ts'
import { altField, publishing } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'

export const slide = defineCollection({
  label: { singular: 'slide', plural: 'slides' },
  group: 'Pages',
  fields: {
    headline: text({ label: 'Headline', required: true }),
    tagline: text({ label: 'Tagline', maxLength: 300 }),
    image: image({ label: 'Image', required: 'create', least: { width: 1600, height: 900 } }),
    imageAlt: altField('image'),
    ...publishing
  },
  title: 'headline',
  searchLabel: 'Search in slides',
  columns: ['headline', 'tagline', { label: 'Image', fields: ['image'], isFirst: true, width: 176 }],
  exportedToo: ['position'],
  entries: { text: ['tagline'], images: ['image'] },
  search: ['headline', 'tagline'],
  shownOn: '/'
})
