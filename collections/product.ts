import { image } from '../fields/file/field.ts'
import { text } from '../fields/text/field.ts'
import { alternativeText, detailColumns, detailFields, publishing } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'

/** What the company sells. */
export const product = defineCollection({
  label: { singular: 'product', plural: 'products' },
  fields: {
    productName: text({ label: 'Product Name', required: true, maxLength: 120 }),
    productImage: image({ label: 'Upload Image', required: 'create' }),
    productImageAlt: alternativeText('productImage'),
    ...detailFields,
    ...publishing
  },
  title: 'productName',
  searchLabel: 'Search by product name',
  columns: ['productName', { label: 'Image', fields: ['productImage'] }, ...detailColumns],
  exported: [
    ...(['productName', 'description', 'detailText'] as const),
    { label: 'Product Image', fields: ['productImage'] },
    ...(['detailImage1', 'detailImage2'] as const)
  ],
  entries: { text: ['description', 'detailText'], images: ['productImage', 'detailImage1', 'detailImage2'] },
  list: { title: 'Product Master' },
  form: { path: '/product1', createTitle: 'Product Master' },
  onSite: {
    path: '/ProductDetail?id={id}',
    group: { heading: 'Products', order: 2 },
    fields: ['productName', 'description', 'detailText']
  }
})
