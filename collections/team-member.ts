import { image } from '../fields/image/field.ts'
import { text } from '../fields/text/field.ts'
import { alternativeText } from './common-fields.ts'
import { defineCollection } from './define.ts'
import { usualCalls } from './usual.ts'

const columns = [
  { label: 'Full Name', fields: ['fullName'] },
  { label: 'Designation', fields: ['designation'] },
  { label: 'Image', fields: ['teamImage'], width: 100 }
] as const

/** A person of the company, as the Team page shows them; the first four made are its large cards. */
export const teamMember = defineCollection({
  name: 'teamMember',
  label: { singular: 'team member', plural: 'team members' },
  fields: {
    fullName: text({ label: 'Full Name', required: true, maxLength: 120 }),
    designation: text({ label: 'Designation', required: true, maxLength: 120 }),
    teamImage: image({ label: 'Image', required: 'create' }),
    teamImageAlt: alternativeText('teamImage')
  },
  title: 'fullName',
  search: ['fullName'],
  order: ['id'],
  onSite: { path: '/Team', group: { heading: 'Team', order: 5 }, fields: ['fullName', 'designation'] },
  access: { read: 'public', write: 'staff' },
  api: { ...usualCalls('team', 'multipart'), list: ['/api/teamlist'], deleteMultiple: '/api/teamlist/delete-multiple' },
  admin: {
    nav: 'Team',
    list: { path: '/teamlist', title: 'Team Master', newLabel: 'New', searchLabel: 'Search by full name', columns },
    exports: {
      excel: { file: 'TeamList.xlsx', sheet: 'Team', columns },
      pdf: {
        file: 'TeamList.pdf',
        title: 'Team List',
        layout: 'entries',
        heading: 'fullName',
        text: ['designation'],
        images: ['teamImage'],
        pictures: 'beside',
        spacing: 40
      }
    },
    form: {
      path: '/teamdata',
      createTitle: 'Team Member Form',
      editTitle: 'Edit Team Member',
      loading: 'Loading team data...'
    },
    messages: {
      created: '✅ Team member saved successfully!',
      updated: '✅ Team member updated successfully!',
      saveFailed: '❌ Failed to save team member.',
      loadFailed: 'Failed to load team member.',
      confirmDelete: 'Are you sure you want to delete selected team members?'
    }
  }
})
