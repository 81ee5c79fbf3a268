import { boolean } from '../fields/boolean/field.ts'
import { longText } from '../fields/long-text/field.ts'
import { select } from '../fields/select/field.ts'
import { text } from '../fields/text/field.ts'
import { defineCollection } from './define.ts'

/** What a visitor wrote. Made by the contact form alone; staff only mark it read or delete it. */
export const contactMessage = defineCollection({
  name: 'contactMessage',
  label: { singular: 'message', plural: 'messages' },
  fields: {
    name: text({ label: 'Name', required: true, maxLength: 120, fixed: true }),
    email: text({
      label: 'Email',
      required: true,
      maxLength: 254,
      format: 'email',
      replySubjectField: 'subject',
      fixed: true
    }),
    subject: text({ label: 'Subject', required: true, fixed: true }),
    phone: text({ label: 'Phone', required: true, maxLength: 10, format: 'phone', fixed: true }),
    message: longText({ label: 'Message', required: true, fixed: true }),
    read: boolean({ label: 'Read' }),
    mail: select({ label: 'Mail', options: ['Waiting', 'Sent', 'Failed'], placeholder: '', fixed: true })
  },
  title: 'name',
  search: ['name', 'email', 'subject', 'message'],
  order: ['-id'],
  access: { read: 'staff', write: 'staff' },
  api: {
    body: 'json',
    list: ['/api/messages'],
    get: [{ path: '/api/messages/{id}', by: 'id' }],
    update: { path: '/api/messages/{id}', by: 'id' },
    deleteMultiple: '/api/messages/delete-multiple'
  },
  admin: {
    nav: 'Messages',
    list: {
      path: '/messagelist',
      title: 'Messages',
      newLabel: 'New',
      searchLabel: 'Search in messages',
      unread: 'read',
      columns: [
        { label: 'Subject', fields: ['subject'], link: true },
        { label: 'Name', fields: ['name'] },
        { label: 'Email', fields: ['email'] },
        { label: 'Phone', fields: ['phone'] },
        { label: 'Received', fields: ['createdAt'] },
        { label: 'Mail', fields: ['mail'] },
        { label: 'Read', fields: ['read'] }
      ]
    },
    exports: {
      excel: {
        file: 'MessageList.xlsx',
        sheet: 'Messages',
        columns: [
          { label: 'Received', fields: ['createdAt'] },
          { label: 'Name', fields: ['name'] },
          { label: 'Email', fields: ['email'] },
          { label: 'Phone', fields: ['phone'] },
          { label: 'Subject', fields: ['subject'] },
          { label: 'Message', fields: ['message'] },
          { label: 'Read', fields: ['read'] },
          { label: 'Mail', fields: ['mail'] }
        ]
      }
    },
    form: {
      path: '/messagedata',
      createTitle: 'Message',
      editTitle: 'Message',
      loading: 'Loading message...',
      readOnOpen: 'read'
    },
    messages: {
      created: 'Message stored.',
      updated: 'Message updated.',
      saveFailed: 'Failed to update the message.',
      loadFailed: 'Failed to load the message.',
      confirmDelete: 'Are you sure you want to delete selected messages?',
      deleted: 'Deleted successfully!',
      deleteFailed: 'Failed to delete messages.'
    }
  }
})
