import { image } from '../fields/file/field.ts'
import { text } from '../fields/text/field.ts'
import { altField, detailColumns, detailFields, publishing } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'

export const service = defineCollection({
  label: { singular: 'service', plural: 'services' },
  stem: 'services',
  fields: {
    serviceName: text({ label: 'Service Name', required: true, maxLength: 120 }),
    serviceImage: image({ label: 'Service Image', required: 'create' }),
    serviceImageAlt: altField('serviceImage'),
    ...detailFields,
    ...publishing
  },
  title: 'serviceName',
  searchLabel: 'Search by service name',
  columns: ['serviceName', { label: 'Image', fields: ['serviceImage'] }, ...detailColumns],
  exported: [
    { label: 'Name', fields: ['serviceName'] },
    { label: 'Description', fields: ['description'] },
    { label: 'DetailText', fields: ['detailText'] },
    { label: 'ServiceImage', fields: ['serviceImage'] },
    { label: 'DetailImage1', fields: ['detailImage1'] },
    { label: 'DetailImage2', fields: ['detailImage2'] }
  ],
  entries: { text: ['description', 'detailText'], images: ['serviceImage', 'detailImage1', 'detailImage2'] },
  file: 'Services',
  list: { title: 'Service Master' },
  form: {
    createTitle: 'Service Master',
    loading: 'Loading service data...',
    sections: { 'In lists': 'serviceName', 'On its page': 'detailText' }
  },
  onSite: {
    path: '/Commercial?id={id}',
    group: { heading: 'site.nav.services', order: 1 },
    fields: ['serviceName', 'description', 'detailText'],
    offers: 'Download: brochure (PDF).'
  },
  api: { list: ['/api/serviceslist', '/api/services'] }
})
