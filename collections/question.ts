import { longText } from '../fields/long-text/field.ts'
import { select } from '../fields/select/field.ts'
import { text } from '../fields/text/field.ts'
import { position } from './common-fields.ts'
import { defineCollection } from './define.ts'
import { usualAdmin, usualCalls } from './usual.ts'

const label = { singular: 'question', plural: 'questions' }

/** What visitors ask, with its answer, on one of the pages. */
export const question = defineCollection({
  name: 'question',
  label,
  fields: {
    page: select({
      label: 'Page',
      options: ['Solar Services', 'Repair', 'Commercial', 'Lighting', 'Wind'],
      placeholder: 'Select Page'
    }),
    question: text({ label: 'Question', required: true, maxLength: 300 }),
    answer: longText({ label: 'Answer', required: true }),
    position
  },
  title: 'question',
  search: ['question', 'page'],
  order: ['position', 'id'],
  access: { read: 'public', write: 'staff' },
  api: usualCalls('questions', 'json'),
  admin: usualAdmin(label, {
    searchLabel: 'Search by question or page',
    columns: [
      { label: 'Page', fields: ['page'] },
      { label: 'Question', fields: ['question'] },
      { label: 'Answer', fields: ['answer'] },
      { label: 'Position', fields: ['position'] }
    ]
  })
})
