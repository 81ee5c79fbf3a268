import { image } from '../fields/file/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { text } from '../fields/text/field.ts'
import { altField, detailColumns, detailFields, publishing } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'
import { publishingList } from './publishing.ts'

export const product = defineCollection({
  label: { singular: 'product', plural: 'products' },
  fields: {
    productName: text({ label: 'Product Name', required: true, maxLength: 120 }),
    category: text({ label: 'Category', maxLength: 60, suggestsExisting: true }),
    productImage: image({ label: 'Upload Image', required: 'create' }),
    productImageAlt: altField('productImage'),
    ...detailFields,
    facts: longText({
      label: 'Facts',
      maxLength: 10_000,
      hasNamedLines: true,
      hint: 'For example Power and 575 W. The product list shows the first three, and the price. A pasted table becomes lines.'
    }),
    ...publishing
  },
  title: 'productName',
  searchLabel: 'Search by product name',
  columns: ['productName', { label: 'Image', fields: ['productImage'] }, ...detailColumns],
  exported: [
    'productName',
    'description',
    'detailText',
    { label: 'Product Image', fields: ['productImage'] },
    'detailImage1',
    'detailImage2'
  ],
  exportedToo: ['category', 'facts'],
  entries: { text: ['description', 'detailText'], images: ['productImage', 'detailImage1', 'detailImage2'] },
  list: { title: 'Product Master', bulk: [...publishingList.bulk, { label: 'Change category', field: 'category' }] },
  form: {
    path: '/product1',
    createTitle: 'Product Master',
    sections: { 'In lists': 'productName', 'On its page': 'detailText', 'Data sheet': 'facts' }
  },
  onSite: {
    path: '/ProductDetail?id={id}',
    group: { heading: 'site.nav.products', order: 2 },
    fields: ['productName', 'category', 'description', 'detailText', 'facts'],
    offers: 'Download: data sheet (PDF).',
    figures: 'facts'
  }
})
