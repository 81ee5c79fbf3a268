import { longText } from '../fields/long-text/field.ts'
import { password } from '../fields/password/field.ts'
import { select } from '../fields/select/field.ts'
import { text } from '../fields/text/field.ts'
import { normalizeForSearch } from '../shared/search-text.ts'
import { defineCollection } from './define-collection.ts'

const nameTaken = 'A user with this name already exists.'
const numberTaken = 'A user with this mobile number already exists.'

/** Normalizes a name for comparison: no case, no accents, single spaces. Null where nothing is left. */
export function nameKey(name: string): string | null {
  return normalizeForSearch(name).replace(/\s+/g, ' ') || null
}

/** The last ten digits of a mobile number in any spelling; null for a text with anything but a number. */
export function mobileKey(text: string): string | null {
  return /[^\d\s+()./-]/.test(text) ? null : text.replace(/\D/g, '').slice(-10) || null
}

/** How long sign-ins are on record, days. */
export const signInDays = 90
/** Said of those who have none on record. */
export const noSignIn = `No sign-in in the last ${signInDays} days`

/** A member of the staff, who signs in by full name or mobile number. */
export const user = defineCollection({
  label: { singular: 'user', plural: 'users' },
  group: 'Company',
  fields: {
    fullName: text({ label: 'Full Name', required: true, maxLength: 120, autocomplete: 'off' }),
    mobileNo: text({ label: 'Mobile No.', required: true, maxLength: 20, isPhone: true, autocomplete: 'off' }),
    email: text({
      label: 'E-mail',
      maxLength: 254,
      format: 'email',
      hint: 'Mails about messages that are given to this person go there.',
      autocomplete: 'off'
    }),
    address: longText({ label: 'Address', required: true, maxLength: 500, rows: 2 }),
    role: select({
      label: 'Role',
      options: ['Admin', 'User'],
      placeholder: 'Select Role',
      hint: 'Users edit content and messages. Admins also manage users and settings.'
    }),
    password: password({ label: 'Password', hint: 'Leave blank to keep current' })
  },
  title: 'fullName',
  searchLabel: 'Search by user name',
  columns: [
    { label: 'User Name', fields: ['fullName'], below: ['email'], link: true },
    { label: 'Address', fields: ['address'], width: 240 },
    'mobileNo',
    { label: 'Role', fields: ['role'], as: 'chip', strong: 'Admin' }
  ],
  exported: [{ label: 'Name', fields: ['fullName'] }, 'address', { label: 'Mobile', fields: ['mobileNo'] }, 'role'],
  sheet: 'User',
  list: { title: 'User Master', notes: { path: '/api/auth/sign-ins/last', none: noSignIn } },
  form: {
    path: '/user',
    sections: { 'The person': 'fullName', Access: 'role' },
    createTitle: 'User Master',
    editTitle: 'User Master',
    help: 'Users and Admins sign in with their full name or mobile number.',
    actions: [
      {
        title: 'Signing in',
        label: 'Reset second factor',
        path: '/api/auth/users/{id}/reset-second-factor',
        question: 'Reset the second factor of this user?',
        details: 'For a lost phone. The password alone signs in then, and all sessions of this user end.',
        asksFirst: true
      }
    ]
  },
  messages: {
    created: '✅ User saved successfully!',
    updated: '✅ User updated successfully!',
    saveFailed: '❌ Failed to save user. Check backend and database.',
    loadFailed: 'Failed to fetch user data.'
  },
  unique: [
    { field: 'fullName', column: 'fullNameKey', key: nameKey, message: nameTaken },
    { field: 'fullName', column: 'searchText', message: nameTaken },
    { field: 'mobileNo', column: 'mobileNoKey', key: mobileKey, message: numberTaken },
    { field: 'mobileNo', message: numberTaken }
  ],
  access: { read: 'admin', write: 'admin' },
  calls: 'auth/users',
  api: { list: ['/api/auth/userlist'], deleteMultiple: '/api/auth/delete-multiple' }
})
