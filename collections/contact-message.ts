import { boolean } from '../fields/boolean/field.ts'
import { date } from '../fields/date/field.ts'
import { number } from '../fields/number/field.ts'
import { relation } from '../fields/relation/field.ts'
import { select } from '../fields/select/field.ts'
import { text } from '../fields/text/field.ts'
import { defaultLanguage, languageCodes } from '../shared/languages.ts'
import { contactFields, topics } from './contact-rules.ts'
import { defineCollection } from './define-collection.ts'

const stages = ['New', 'Called', 'Visit', 'Quoted', 'Won', 'Lost'] as const

/** A visitor's message, which staff work on from new to won or lost. Only the contact form makes one. */
export const contactMessage = defineCollection({
  label: { singular: 'message', plural: 'messages' },
  group: 'Inbox',
  fields: {
    ...contactFields,
    reference: text({ label: 'Reference', maxLength: 8, immutable: true }),
    topic: select({ label: 'Topic', options: topics, required: false, placeholder: '', immutable: true }),
    pincode: text({ label: 'Pincode', maxLength: 6, immutable: true }),
    bill: number({ label: 'Monthly bill', immutable: true }),
    about: text({ label: 'About', maxLength: 200, immutable: true }),
    estimate: text({ label: 'Estimate', maxLength: 200, immutable: true }),
    callAt: text({ label: 'Best time to call', maxLength: 60, immutable: true }),
    attachment: text({ label: 'Attachment', maxLength: 60, isFileName: true, immutable: true }),
    language: select({
      label: 'Language',
      options: languageCodes,
      initial: defaultLanguage,
      placeholder: '',
      immutable: true
    }),
    stage: select({ label: 'Stage', options: stages, required: 'create', placeholder: '' }),
    ownerId: relation({
      label: 'Owner',
      to: 'user',
      required: false,
      placeholder: 'Nobody',
      requiredMessage: 'Choose an owner who has an account.'
    }),
    followUpOn: date({ label: 'Follow up on', required: false }),
    value: number({ label: 'Value', min: 0 }),
    read: boolean({ label: 'Read' }),
    readBy: text({ label: 'Read by', maxLength: 120, immutable: true }),
    mail: select({
      label: 'Mail',
      options: ['Waiting', 'Could not be mailed', 'Sent', 'Failed'],
      placeholder: '',
      immutable: true
    })
  },
  title: 'name',
  searchLabel: 'Search in messages',
  columns: [
    {
      label: 'Subject and name',
      fields: ['subject', 'name'],
      below: ['name', 'pincode', 'topic', 'message'],
      link: true
    },
    { label: 'Topic', fields: ['topic'], shownIn: 'paper' },
    { label: 'Place', fields: ['pincode'], shownIn: 'paper' },
    { label: 'Received', fields: ['createdAt'], as: 'age' },
    { label: 'Phone', fields: ['phone'], shownIn: 'paper' },
    { label: 'Owner', fields: ['owner'], shownIn: 'wide' },
    { label: 'Stage', fields: ['stage'], as: 'chip' },
    { label: 'Value', fields: ['value'], as: 'money', shownIn: 'wide' },
    { label: 'Next day', fields: ['followUpOn'], as: 'due' }
  ],
  exported: [
    { label: 'Received', fields: ['createdAt'] },
    'name',
    'email',
    'phone',
    'subject',
    'message',
    'read',
    'readBy',
    'mail',
    'reference',
    'topic',
    'pincode',
    { label: 'Bill', fields: ['bill'] },
    'about',
    { label: 'Call at', fields: ['callAt'] },
    'stage',
    { label: 'Owner', fields: ['owner'] },
    'followUpOn',
    'value'
  ],
  exportedToo: ['estimate', 'attachment'],
  entries: { heading: 'subject', facts: ['createdAt', 'name', 'phone', 'email'], text: ['message'] },
  pdfTitle: 'Messages',
  list: {
    unread: 'read',
    bulk: [
      { label: 'Change owner', field: 'ownerId' },
      { label: 'Change stage', field: 'stage' },
      { label: 'Mark as read', field: 'read', value: true }
    ],
    tabs: [
      { label: 'All', query: '', count: 'all' },
      { label: 'New', query: 'stage=New', count: 'new' },
      { label: 'Mine', query: 'owner=me', count: 'mine' },
      { label: 'Due', query: 'due=today', count: 'due' },
      { label: 'Won', query: 'stage=Won', count: 'won' },
      { label: 'Lost', query: 'stage=Lost', count: 'lost' }
    ]
  },
  form: {
    createTitle: 'Message',
    editTitle: 'Message',
    loading: 'Loading message...',
    readOnOpen: 'read',
    readBy: 'readBy'
  },
  messages: {
    updated: 'Message updated.',
    saveFailed: 'Failed to update the message.',
    loadFailed: 'Failed to load the message.',
    deleted: 'Deleted successfully!',
    deleteFailed: 'Failed to delete messages.'
  },
  name: 'contactMessage',
  lookups: { owner: { via: 'ownerId', field: 'fullName', fallback: '' } },
  search: ['name', 'email', 'subject', 'message', 'phone'],
  searchBy: 'words',
  order: ['-id'],
  work: {
    stage: 'stage',
    open: ['New', 'Called', 'Visit', 'Quoted'],
    colors: { New: 'link', Called: 'sun', Visit: 'violet', Quoted: 'clay', Won: 'leaf', Lost: 'field' },
    owner: 'ownerId',
    due: 'followUpOn'
  },
  related: { name: 'earlier', by: ['phone', 'email'], shown: ['subject', 'stage', 'createdAt'] },
  access: { read: 'staff', write: 'staff' },
  api: { create: undefined }
})
