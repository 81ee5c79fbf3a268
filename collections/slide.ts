import { image } from '../fields/image/field.ts'
import { text } from '../fields/text/field.ts'
import { alternativeText, position } from './common-fields.ts'
import { defineCollection } from './define.ts'
import { usualAdmin, usualCalls } from './usual.ts'

const label = { singular: 'slide', plural: 'slides' }

/** A picture of the home page's slideshow, with its words. */
export const slide = defineCollection({
  name: 'slide',
  label,
  fields: {
    headline: text({ label: 'Headline', required: true }),
    tagline: text({ label: 'Tagline', maxLength: 300 }),
    image: image({ label: 'Image', required: 'create' }),
    imageAlt: alternativeText('Image', 'image'),
    position
  },
  title: 'headline',
  search: ['headline', 'tagline'],
  order: ['position', 'id'],
  access: { read: 'public', write: 'staff' },
  api: usualCalls('slides', 'multipart'),
  admin: usualAdmin(label, {
    searchLabel: 'Search in slides',
    columns: [
      { label: 'Headline', fields: ['headline'] },
      { label: 'Tagline', fields: ['tagline'] },
      { label: 'Image', fields: ['image'] },
      { label: 'Position', fields: ['position'] }
    ],
    entries: { heading: 'headline', text: ['tagline'], images: ['image'] }
  })
})
