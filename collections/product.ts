import { image } from '../fields/image/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { text } from '../fields/text/field.ts'
import { alternativeText } from './common-fields.ts'
import { defineCollection } from './define.ts'
import { usualCalls, usualMessages } from './usual.ts'

const label = { singular: 'product', plural: 'products' }

/** What the company sells. */
export const product = defineCollection({
  name: 'product',
  label,
  fields: {
    productName: text({ label: 'Product Name', required: true, maxLength: 120 }),
    productImage: image({ label: 'Upload Image', required: 'create' }),
    productImageAlt: alternativeText('productImage'),
    description: longText({ label: 'Description', required: true, maxLength: 2_000 }),
    detailText: longText({ label: 'Detail Text', recommended: true, maxLength: 50_000, rows: 10 }),
    detailImage1: image({ label: 'Detail Image 1', recommended: true }),
    detailImage1Alt: alternativeText('detailImage1', 'detail 1'),
    detailImage2: image({ label: 'Detail Image 2' }),
    detailImage2Alt: alternativeText('detailImage2', 'detail 2')
  },
  title: 'productName',
  search: ['productName'],
  order: ['id'],
  onSite: {
    path: '/ProductDetail?id={id}',
    group: { heading: 'Products', order: 2 },
    fields: ['productName', 'description', 'detailText']
  },
  access: { read: 'public', write: 'staff' },
  api: usualCalls('products', 'multipart'),
  admin: {
    nav: 'Products',
    list: {
      path: '/productlist',
      title: 'Product Master',
      newLabel: 'New',
      searchLabel: 'Search by product name',
      columns: [
        { label: 'Product Name', fields: ['productName'] },
        { label: 'Image', fields: ['productImage'] },
        { label: 'Detail Img1', fields: ['detailImage1'] },
        { label: 'Detail Img2', fields: ['detailImage2'] },
        { label: 'Description', fields: ['description'] },
        { label: 'Detail Text', fields: ['detailText'] }
      ]
    },
    exports: {
      excel: {
        file: 'ProductList.xlsx',
        sheet: 'Products',
        columns: [
          { label: 'Product Name', fields: ['productName'] },
          { label: 'Description', fields: ['description'] },
          { label: 'Detail Text', fields: ['detailText'] },
          { label: 'Product Image', fields: ['productImage'] },
          { label: 'Detail Image 1', fields: ['detailImage1'] },
          { label: 'Detail Image 2', fields: ['detailImage2'] }
        ]
      },
      pdf: {
        file: 'ProductList.pdf',
        title: 'Product List',
        layout: 'entries',
        heading: 'productName',
        text: ['description', 'detailText'],
        images: ['productImage', 'detailImage1', 'detailImage2'],
        pictures: 'below',
        spacing: 30
      }
    },
    form: {
      path: '/product1',
      createTitle: 'Product Master',
      editTitle: 'Edit Product',
      loading: 'Loading product data...'
    },
    messages: usualMessages(label)
  }
})
