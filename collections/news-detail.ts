import { z } from 'zod'
import { image, video } from '../fields/file/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { relation } from '../fields/relation/field.ts'
import { altField } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'

const images = ['image1', 'image2', 'image3'] as const
const title = { label: 'Title', fields: ['title'] } as const

/** The article behind a news item, at most one each; its title is the news item's. */
export const newsDetail = defineCollection({
  label: { singular: 'news detail', plural: 'news details' },
  fields: {
    news_id: relation({
      label: 'News Title',
      to: 'news',
      placeholder: '-- Select News --',
      oneToOne: true,
      parameter: 'newsId',
      recommended: true,
      immutable: true,
      requiredMessage: 'Please select a News Title.'
    }),
    description: longText({ label: 'Description', required: true, maxLength: 50_000, isMarkdown: true }),
    video: video({ label: 'Video' }),
    image1: image({ label: 'Image 1' }),
    image1Alt: altField('image1', '1'),
    image2: image({ label: 'Image 2' }),
    image2Alt: altField('image2', '2'),
    image3: image({ label: 'Image 3' }),
    image3Alt: altField('image3', '3')
  },
  title: 'title',
  searchLabel: 'Search by title',
  columns: [
    title,
    'video',
    { label: 'Images', fields: images },
    { label: 'Description', fields: ['description'], truncate: 80 }
  ],
  exported: [title, 'description', 'video', { label: 'Images', fields: images }],
  entries: { facts: ['video'], text: ['description'], images },
  nav: 'News Detail',
  list: { title: 'News Detail Master' },
  form: {
    createTitle: 'Create News Detail',
    loading: 'Loading news detail...',
    help: 'An article can also be written in the form of its news item.'
  },
  messages: {
    created: 'News Detail created!',
    updated: 'News Detail updated!',
    saveFailed: 'Save failed',
    loadFailed: 'Error loading detail',
    deleteFailed: '❌ Failed to delete selected items.'
  },
  name: 'newsDetail',
  lookups: { title: { via: 'news_id', field: 'title', fallback: 'Untitled' } },
  derived: {
    schema: z.object({ videoUrl: z.string().nullable(), images: z.array(z.string()) }),
    from: ({ video, image1, image2, image3 }) => ({
      videoUrl: video,
      images: [image1, image2, image3].filter((name) => name !== null)
    })
  },
  order: ['-id'],
  onSite: {
    path: '/newsdetail/{news_id}',
    group: { heading: 'site.nav.news', order: 4 },
    fields: ['description'],
    partOf: 'news_id'
  },
  unique: [{ field: 'news_id', message: 'This news already has a detail.' }],
  calls: 'newsdetail',
  api: {
    list: ['/api/newsdetaillist'],
    get: [
      { path: '/api/newsdetail/{id}', by: 'id' },
      { path: '/api/newsdetail/byNews/{id}', by: 'news_id' }
    ],
    update: { path: '/api/newsdetail/byNews/{id}', by: 'news_id' },
    deleteMultiple: '/api/newsdetaillist/delete-multiple'
  }
})
