import { defineCollection } from '../../collections/define-collection.ts'
import { boolean } from '../../fields/boolean/field.ts'
import { date } from '../../fields/date/field.ts'
import { image, video } from '../../fields/file/field.ts'
import { longText } from '../../fields/long-text/field.ts'
import { number } from '../../fields/number/field.ts'
import { relation } from '../../fields/relation/field.ts'
import { select } from '../../fields/select/field.ts'
import { text } from '../../fields/text/field.ts'

/** A type as CONTRIBUTING.md says it is added, with fields of every kind that a deleted record comes back with. */
export const plant = defineCollection({
  label: { singular: 'plant', plural: 'plants' },
  fields: {
    title: text({ label: 'Title', required: true }),
    email: text({ label: 'Email', format: 'email' }),
    story: longText({ label: 'Story' }),
    panels: number({ label: 'Panels', required: true, min: 1 }),
    capacity: number({ label: 'Capacity', decimals: 2, min: 0, max: 5_000, unit: 'kW' }),
    begunOn: date({ label: 'Begun' }),
    endedOn: date({ label: 'Ended', required: false }),
    state: select({ label: 'State', options: ['Planned', 'Built'], placeholder: '-' }),
    grade: select({ label: 'Grade', required: false, options: ['First', 'Second'], placeholder: '-' }),
    isShared: boolean({ label: 'Shared' }),
    news_id: relation({ label: 'News', to: 'news', placeholder: '-' }),
    service_id: relation({ label: 'Service', required: false, to: 'service', placeholder: '-' }),
    cover: image({ label: 'Cover', required: 'create' }),
    photo: image({ label: 'Photo' }),
    film: video({ label: 'Film' })
  },
  lookups: { newsTitle: { via: 'news_id', field: 'title', fallback: 'Untitled' } },
  title: 'title',
  search: ['title', 'story'],
  order: ['-begunOn', '-id'],
  onSite: { path: '/plants/{id}', group: { heading: 'renewable.title', order: 9 }, fields: ['title', 'story'] },
  searchLabel: 'Search by title',
  columns: ['title', 'capacity', { label: 'Ended', fields: ['endedOn'] }],
  messages: { created: 'Plant saved.', updated: 'Plant updated.' }
})
