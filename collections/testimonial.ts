import { image } from '../fields/file/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { text } from '../fields/text/field.ts'
import { altField, publishing } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'

export const testimonial = defineCollection({
  label: { singular: 'testimonial', plural: 'testimonials' },
  fields: {
    fullName: text({ label: 'Full Name', required: true, maxLength: 120 }),
    comment: longText({ label: 'Comment', required: true, maxLength: 2_000, rows: 4 }),
    image: image({ label: 'Image', required: 'create', isPerson: true }),
    imageAlt: altField('image'),
    ...publishing
  },
  title: 'fullName',
  searchLabel: 'Search by name',
  columns: [{ label: 'Name', fields: ['fullName'] }, 'comment', 'image'],
  entries: { text: ['comment'], images: ['image'] },
  list: { newLabel: 'Add New' },
  form: { path: '/testimonials' },
  messages: {
    created: '✅ Testimonial submitted successfully!',
    updated: '✅ Testimonial updated successfully!',
    saveFailed: '❌ Failed to save testimonial.',
    loadFailed: '❌ Failed to load testimonial.',
    deleted: 'Deleted successfully!',
    deleteFailed: '❌ Failed to delete testimonials.'
  },
  shownOn: '/about',
  api: { list: ['/api/testimoniallist', '/api/testimonials'], deleteMultiple: '/api/testimoniallist/delete-multiple' }
})
