import { date } from '../fields/date/field.ts'
import { image } from '../fields/image/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { text } from '../fields/text/field.ts'
import { alternativeText } from './common-fields.ts'
import { defineCollection } from './define.ts'
import { usualCalls } from './usual.ts'

const columns = [
  { label: 'Title', fields: ['title'] },
  { label: 'Category', fields: ['category'] },
  { label: 'Description', fields: ['description'] },
  { label: 'Date', fields: ['date'] },
  { label: 'Image', fields: ['newsImage'] }
] as const

/** What the company tells the public, a card each; the article's own text is its news detail. */
export const news = defineCollection({
  name: 'news',
  label: { singular: 'news item', plural: 'news items' },
  fields: {
    title: text({ label: 'Title', required: true }),
    category: text({ label: 'Category', required: true, maxLength: 60, suggestsExisting: true }),
    date: date({ label: 'Date', startsWith: 'today' }),
    description: longText({ label: 'Description', required: true }),
    newsImage: image({ label: 'Image', required: 'create' }),
    newsImageAlt: alternativeText('newsImage')
  },
  title: 'title',
  search: ['title'],
  order: ['-date', '-id'],
  onSite: {
    path: '/newsdetail/{id}',
    group: { heading: 'News', order: 4 },
    fields: ['title', 'category', 'description']
  },
  access: { read: 'public', write: 'staff' },
  api: usualCalls('news', 'multipart'),
  admin: {
    nav: 'News',
    list: { path: '/newslist', title: 'News Master', newLabel: 'New', searchLabel: 'Search by title', columns },
    exports: {
      excel: { file: 'NewsList.xlsx', sheet: 'News', columns },
      pdf: {
        file: 'NewsList.pdf',
        title: 'News List',
        layout: 'entries',
        heading: 'title',
        facts: ['category', 'date'],
        text: ['description'],
        images: ['newsImage'],
        pictures: 'beside',
        spacing: 40
      }
    },
    form: { path: '/newsdata', createTitle: 'News Master', editTitle: 'Edit News', loading: 'Loading news data...' },
    messages: {
      created: '✅ News saved successfully!',
      updated: '✅ News updated successfully!',
      saveFailed: '❌ Failed to save news.',
      loadFailed: '❌ Failed to load news.',
      confirmDelete: 'Are you sure you want to delete selected news items?'
    }
  }
})
