import { z } from 'zod'
import { image } from '../fields/file/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { text } from '../fields/text/field.ts'
import { altField } from './common-fields.ts'
import { defineSingleton } from './define.ts'

export const about = defineSingleton({
  name: 'about',
  label: { singular: 'About content', plural: 'About content' },
  group: 'Pages',
  fields: {
    title: text({ label: 'Title', required: true }),
    subtitle: text({ label: 'Subtitle', maxLength: 300 }),
    content: longText({ label: 'Content', required: true, maxLength: 20_000, isMarkdown: true }),
    point1: text({ label: 'Point 1', maxLength: 300, hint: 'The points stand below the content, with a tick each' }),
    point2: text({ label: 'Point 2', maxLength: 300 }),
    point3: text({ label: 'Point 3', maxLength: 300 }),
    image: image({ label: 'Image' }),
    imageAlt: altField('image')
  },
  derived: {
    schema: z.object({ image_url: z.string().nullable() }),
    from: ({ image }) => ({ image_url: image && `/uploads/${image}` })
  },
  shownOn: '/about',
  access: { read: 'public', write: 'staff' },
  api: { body: 'multipart', path: '/api/admin-panel' },
  admin: {
    nav: 'About',
    form: { path: '/aboutdata', title: 'About content', loading: 'Loading About content...' },
    messages: {
      updated: 'About content updated successfully!',
      saveFailed: 'Failed to save the About content.',
      loadFailed: 'Failed to load the About content.'
    }
  }
})
