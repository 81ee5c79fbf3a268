import { longText } from '../fields/long-text/field.ts'
import { select } from '../fields/select/field.ts'
import { text } from '../fields/text/field.ts'
import { publishing } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'

export const question = defineCollection({
  label: { singular: 'question', plural: 'questions' },
  group: 'Pages',
  fields: {
    page: select({
      label: 'Page',
      options: ['Solar Services', 'Repair', 'Commercial', 'Lighting', 'Wind'],
      placeholder: 'Select Page'
    }),
    question: text({ label: 'Question', required: true, maxLength: 300 }),
    answer: longText({ label: 'Answer', required: true, isMarkdown: true }),
    ...publishing
  },
  title: 'question',
  searchLabel: 'Search by question or page',
  columns: ['question', 'page', 'answer'],
  exportedToo: ['position'],
  search: ['question', 'page'],
  shownOn: {
    by: 'page',
    paths: {
      'Solar Services': '/SolarServices',
      Repair: '/Repair',
      Commercial: '/Commercial',
      Lighting: '/Global',
      Wind: '/wind-turbine-system'
    }
  }
})
