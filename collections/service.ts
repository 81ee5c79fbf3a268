import { image } from '../fields/image/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { text } from '../fields/text/field.ts'
import { alternativeText } from './common-fields.ts'
import { defineCollection } from './define.ts'
import { usualCalls } from './usual.ts'

/** What the company does for its customers. */
export const service = defineCollection({
  name: 'service',
  label: { singular: 'service', plural: 'services' },
  fields: {
    serviceName: text({ label: 'Service Name', required: true, maxLength: 120 }),
    serviceImage: image({ label: 'Service Image', required: 'create' }),
    serviceImageAlt: alternativeText('serviceImage'),
    description: longText({ label: 'Description', required: true, maxLength: 2_000 }),
    detailText: longText({ label: 'Detail Text', recommended: true, maxLength: 50_000, rows: 10 }),
    detailImage1: image({ label: 'Detail Image 1', recommended: true }),
    detailImage1Alt: alternativeText('detailImage1', 'detail 1'),
    detailImage2: image({ label: 'Detail Image 2' }),
    detailImage2Alt: alternativeText('detailImage2', 'detail 2')
  },
  title: 'serviceName',
  search: ['serviceName'],
  order: ['id'],
  onSite: {
    path: '/Commercial?id={id}',
    group: { heading: 'Services', order: 1 },
    fields: ['serviceName', 'description', 'detailText']
  },
  access: { read: 'public', write: 'staff' },
  api: { ...usualCalls('services', 'multipart'), list: ['/api/serviceslist', '/api/services'] },
  admin: {
    nav: 'Services',
    list: {
      path: '/serviceslist',
      title: 'Service Master',
      newLabel: 'New',
      searchLabel: 'Search by service name',
      columns: [
        { label: 'Service Name', fields: ['serviceName'] },
        { label: 'Image', fields: ['serviceImage'] },
        { label: 'Detail Img1', fields: ['detailImage1'] },
        { label: 'Detail Img2', fields: ['detailImage2'] },
        { label: 'Description', fields: ['description'] },
        { label: 'Detail Text', fields: ['detailText'] }
      ]
    },
    exports: {
      excel: {
        file: 'Services.xlsx',
        sheet: 'Services',
        columns: [
          { label: 'Name', fields: ['serviceName'] },
          { label: 'Description', fields: ['description'] },
          { label: 'DetailText', fields: ['detailText'] },
          { label: 'ServiceImage', fields: ['serviceImage'] },
          { label: 'DetailImage1', fields: ['detailImage1'] },
          { label: 'DetailImage2', fields: ['detailImage2'] }
        ]
      },
      pdf: {
        file: 'Services.pdf',
        title: 'Services List',
        layout: 'entries',
        heading: 'serviceName',
        text: ['description', 'detailText'],
        images: ['serviceImage', 'detailImage1', 'detailImage2'],
        pictures: 'below',
        spacing: 30
      }
    },
    form: {
      path: '/servicesdata',
      createTitle: 'Service Master',
      editTitle: 'Edit Service',
      loading: 'Loading service data...'
    },
    messages: {
      created: 'Service saved successfully!',
      updated: 'Service updated successfully!',
      saveFailed: 'Failed to save service.',
      loadFailed: 'Failed to load service.',
      confirmDelete: 'Are you sure you want to delete selected services?'
    }
  }
})
