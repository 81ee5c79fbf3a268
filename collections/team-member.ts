import { image } from '../fields/file/field.ts'
import { text } from '../fields/text/field.ts'
import { altField, publishing } from './common-fields.ts'
import { defineCollection } from './define-collection.ts'

/** A person of the company, as the Team page shows them; the first four made are its large cards. */
export const teamMember = defineCollection({
  label: { singular: 'team member', plural: 'team members' },
  stem: 'team',
  fields: {
    fullName: text({ label: 'Full Name', required: true, maxLength: 120 }),
    designation: text({ label: 'Designation', required: true, maxLength: 120 }),
    teamImage: image({ label: 'Image', required: 'create', isPerson: true }),
    teamImageAlt: altField('teamImage'),
    introduction: text({ label: 'Introduction', maxLength: 200, hint: 'One sentence under the name on the Team page' }),
    ...publishing
  },
  title: 'fullName',
  searchLabel: 'Search by full name',
  columns: [
    { label: 'Full Name', fields: ['fullName'], below: ['introduction'] },
    'designation',
    { label: 'Image', fields: ['teamImage'] }
  ],
  entries: { text: ['designation', 'introduction'], images: ['teamImage'] },
  nav: 'Team',
  sheet: 'Team',
  list: { title: 'Team Master' },
  messages: {
    created: '✅ Team member saved successfully!',
    updated: '✅ Team member updated successfully!',
    saveFailed: '❌ Failed to save team member.'
  },
  name: 'teamMember',
  onSite: {
    path: '/Team',
    group: { heading: 'site.nav.team', order: 5 },
    fields: ['fullName', 'designation', 'introduction']
  },
  calls: 'team',
  api: { list: ['/api/teamlist'], deleteMultiple: '/api/teamlist/delete-multiple' }
})
