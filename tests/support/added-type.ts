import { defineCollection } from '../../collections/define.ts'
import { boolean } from '../../fields/boolean/field.ts'
import { date } from '../../fields/date/field.ts'
import { image, video } from '../../fields/file/field.ts'
import { longText } from '../../fields/long-text/field.ts'
import { number } from '../../fields/number/field.ts'
import { relation } from '../../fields/relation/field.ts'
import { select } from '../../fields/select/field.ts'
import { text } from '../../fields/text/field.ts'

const columns = [
  { label: 'Title', fields: ['title'] },
  { label: 'Capacity', fields: ['capacity'] },
  { label: 'Ended', fields: ['endedOn'] }
] as const

/** A type as CONTRIBUTING.md says it is added, with fields of every kind that a deleted record comes back with. */
export const plant = defineCollection({
  name: 'plant',
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
  onSite: { path: '/plants/{id}', group: { heading: 'Plants', order: 9 }, fields: ['title', 'story'] },
  access: { read: 'public', write: 'staff' },
  api: {
    body: 'multipart',
    list: ['/api/plants'],
    get: [{ path: '/api/plants/{id}', by: 'id' }],
    create: '/api/plants',
    update: { path: '/api/plants/{id}', by: 'id' },
    deleteMultiple: '/api/plants/delete-multiple'
  },
  admin: {
    nav: 'Plants',
    list: { path: '/plantlist', title: 'Plants', newLabel: 'New', searchLabel: 'Search by title', columns },
    exports: {
      excel: { file: 'Plants.xlsx', sheet: 'Plants', columns },
      pdf: { file: 'Plants.pdf', title: 'Plants', layout: 'table', columns }
    },
    form: { path: '/plantdata', createTitle: 'New plant', editTitle: 'Edit plant', loading: 'Loading plant...' },
    messages: {
      created: 'Plant saved.',
      updated: 'Plant updated.',
      saveFailed: 'Failed to save plant.',
      loadFailed: 'Failed to load plant.',
      confirmDelete: 'Delete the selected plants?'
    }
  }
})
