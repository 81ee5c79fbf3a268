import { image } from '../fields/image/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { text } from '../fields/text/field.ts'
import { alternativeText } from './common-fields.ts'
import { defineCollection } from './define.ts'
import { usualCalls } from './usual.ts'

const columns = [
  { label: 'Name', fields: ['fullName'] },
  { label: 'Comment', fields: ['comment'] },
  { label: 'Image', fields: ['image'] }
] as const

/** What a client says of the company. */
export const testimonial = defineCollection({
  name: 'testimonial',
  label: { singular: 'testimonial', plural: 'testimonials' },
  fields: {
    fullName: text({ label: 'Full Name', required: true, maxLength: 120 }),
    comment: longText({ label: 'Comment', required: true, maxLength: 2_000, rows: 4 }),
    image: image({ label: 'Image', required: 'create' }),
    imageAlt: alternativeText('image')
  },
  title: 'fullName',
  search: ['fullName'],
  order: ['id'],
  access: { read: 'public', write: 'staff' },
  api: {
    ...usualCalls('testimonials', 'multipart'),
    list: ['/api/testimoniallist', '/api/testimonials'],
    deleteMultiple: '/api/testimoniallist/delete-multiple'
  },
  admin: {
    nav: 'Testimonials',
    list: {
      path: '/testimoniallist',
      title: 'Testimonials',
      newLabel: 'Add New',
      searchLabel: 'Search by name',
      columns
    },
    exports: {
      excel: { file: 'TestimonialList.xlsx', sheet: 'Testimonials', columns },
      pdf: {
        file: 'TestimonialList.pdf',
        title: 'Testimonial List',
        layout: 'entries',
        heading: 'fullName',
        text: ['comment'],
        images: ['image'],
        pictures: 'beside',
        spacing: 40
      }
    },
    form: {
      path: '/testimonials',
      createTitle: 'Testimonial Form',
      editTitle: 'Edit Testimonial',
      loading: 'Loading testimonial data...'
    },
    messages: {
      created: '✅ Testimonial submitted successfully!',
      updated: '✅ Testimonial updated successfully!',
      saveFailed: '❌ Failed to save testimonial.',
      loadFailed: '❌ Failed to load testimonial.',
      confirmDelete: 'Are you sure you want to delete selected testimonials?',
      deleted: 'Deleted successfully!',
      deleteFailed: '❌ Failed to delete testimonials.'
    }
  }
})
