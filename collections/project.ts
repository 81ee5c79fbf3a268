import { boolean } from '../fields/boolean/field.ts'
import { date } from '../fields/date/field.ts'
import { image } from '../fields/file/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { number } from '../fields/number/field.ts'
import { text } from '../fields/text/field.ts'
import { altField, publishing } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'

/** The company's works; the home page shows the first four. */
export const project = defineCollection({
  label: { singular: 'project', plural: 'projects' },
  group: 'Pages',
  fields: {
    title: text({ label: 'Title', required: true }),
    category: text({ label: 'Category', required: true, maxLength: 60, suggestsExisting: true }),
    place: text({ label: 'Place', maxLength: 120, suggestsExisting: true }),
    capacity: number({ label: 'Capacity', unit: 'kW', min: 0, max: 10_000_000, decimals: 2 }),
    completed: date({ label: 'Completed', required: false }),
    description: longText({ label: 'Description', maxLength: 50_000, isMarkdown: true }),
    image: image({ label: 'Image', required: 'create' }),
    imageAlt: altField('image'),
    illustration: boolean({ label: 'Illustration', hint: 'The picture does not show the real project.' }),
    ...publishing
  },
  title: 'title',
  searchLabel: 'Search by title, category or place',
  columns: [
    { label: 'Title', fields: ['title'], below: ['description'] },
    'category',
    'place',
    'capacity',
    'completed',
    { label: 'Image', fields: ['image'], isFirst: true },
    { label: 'Illustration', fields: ['illustration'], shownIn: 'paper' }
  ],
  exportedToo: ['position', 'description'],
  entries: { facts: ['category', 'place', 'capacity', 'completed'], text: ['description'], images: ['image'] },
  search: ['title', 'category', 'place'],
  onSite: {
    path: '/projects?id={id}',
    group: { heading: 'projects.title', order: 6 },
    fields: ['title', 'category', 'place', 'description']
  }
})
