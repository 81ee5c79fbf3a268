import { list } from '../fields/list/field.ts'
import { defineCollection } from './define-collection.ts'

/** Words that mean the same to the site's search, in every language and script in which visitors type them. */
export const synonym = defineCollection({
  label: { singular: 'synonym', plural: 'synonyms' },
  group: 'Pages',
  fields: {
    words: list({
      label: 'Words',
      required: true,
      maxItems: 60,
      hint: 'Words or short phrases with the same meaning, such as “subsidy”, “anudan” and “अनुदान”. Enter or a comma ends each.'
    })
  },
  title: 'words',
  searchLabel: 'Search by word',
  columns: ['words'],
  list: { title: 'Synonyms' },
  form: {
    help: 'A search for one of these words also finds pages with the others, in every language.',
    sample: { shown: ['words'] },
    missesField: 'words',
    showsOthers: true
  },
  access: { read: 'staff', write: 'staff' }
})
