import { date } from '../fields/date/field.ts'
import { image } from '../fields/file/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { text } from '../fields/text/field.ts'
import { altField, publishing } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'
import { publishingList } from './publishing.ts'

/** The company's news, a card each; the article's own text is its news detail. */
export const news = defineCollection({
  label: { singular: 'news item', plural: 'news items' },
  stem: 'news',
  fields: {
    title: text({ label: 'Title', required: true }),
    category: text({ label: 'Category', required: true, maxLength: 60, suggestsExisting: true }),
    date: date({ label: 'Date', startsWith: 'today' }),
    description: longText({
      label: 'Description',
      required: true,
      rows: 2,
      excerpt: 120,
      hint: 'On its card, and below the title of the article'
    }),
    newsImage: image({ label: 'Image', required: 'create' }),
    newsImageAlt: altField('newsImage'),
    ...publishing
  },
  title: 'title',
  searchLabel: 'Search by title',
  columns: ['title', 'category', 'description', 'date', 'newsImage'],
  entries: { facts: ['category', 'date'], text: ['description'], images: ['newsImage'] },
  nav: 'News',
  sheet: 'News',
  list: { title: 'News Master', bulk: [...publishingList.bulk, { label: 'Change category', field: 'category' }] },
  form: { createTitle: 'News Master', editTitle: 'Edit News', part: { collection: 'newsDetail', heading: 'Article' } },
  messages: {
    created: '✅ News saved successfully!',
    updated: '✅ News updated successfully!',
    saveFailed: '❌ Failed to save news.',
    loadFailed: '❌ Failed to load news.'
  },
  name: 'news',
  order: ['position', '-date', '-id'],
  onSite: {
    path: '/newsdetail/{id}',
    group: { heading: 'site.nav.news', order: 4 },
    fields: ['title', 'category', 'description']
  },
  calls: 'news'
})
