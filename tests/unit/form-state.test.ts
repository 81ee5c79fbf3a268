import { describe, expect, test } from 'vitest'
import {
  type FormChange,
  type FormState,
  failed,
  formState,
  isUnsaved,
  left,
  localDraftOf,
  merged as mergedWith,
  offerRestored,
  openForm,
  progressed,
  reloaded,
  saved,
  saving as savingOf,
  typed as type
} from '../../app/admin/form/form-state.ts'
import { allCollections, collections } from '../../collections/index.ts'

const { fields } = collections.news
const record = {
  id: 7,
  version: 4,
  createdAt: '2026-11-05T10:15:00.000Z',
  updatedAt: '2026-11-05T10:15:00.000Z',
  title: 'Sun',
  category: 'Solar',
  date: '2026-11-05',
  description: 'Text',
  newsImage: 'a.jpg'
}
const newer = { ...record, version: 5, title: 'Storm' }
const offer = { savedAt: '2026-11-20T08:35:00.000Z', version: 3, values: { title: 'Offered' } }
const picture = { stored: 'a.jpg', next: new File(['x'], 'roof.jpg') }

const saving = savingOf({})
const uploading = savingOf({ newsImage: picture })
const refused = failed({ message: 'Title is taken.', errors: { title: 'Title is taken.' } })
const unreachable = failed({ message: 'The server could not be reached.' })
const outdated = failed({ message: 'Saved meanwhile.', newer: { record: newer, by: 'Vijay', at: newer.updatedAt } })
const merged = (...taken: string[]) => mergedWith(new Set(taken))

/** A form after some events. */
function after(begun: FormState, events: readonly FormChange[]) {
  const state = events.reduce(formState, begun)
  return {
    title: state.draft.title,
    phase: state.phase,
    unsaved: isUnsaved(state),
    stored: localDraftOf(state)?.values,
    offered: state.offer !== undefined,
    errors: Object.keys(state.errors),
    message: state.message,
    newer: state.newer?.record.version,
    sent: state.sent,
    attention: state.attention,
    version: state.record?.version
  }
}

const untouched = {
  title: 'Sun',
  phase: 'editing',
  unsaved: false,
  stored: undefined,
  offered: false,
  errors: [],
  message: undefined,
  newer: undefined,
  sent: undefined,
  attention: undefined,
  version: 4
}
const typed = { ...untouched, title: 'Wind', unsaved: true, stored: { title: 'Wind' } }

describe('the form of a record', () => {
  test.each<[name: string, events: FormChange[], expected: object]>([
    ['opens with what the record has', [], untouched],
    ['keeps and guards what is typed', [type('title', 'Wind')], typed],
    ['has nothing unsaved once the old value is typed again', [type('title', 'Wind'), type('title', 'Sun')], untouched],
    [
      'guards a chosen file, which the browser cannot keep',
      [type('newsImage', picture)],
      { ...untouched, unsaved: true }
    ],
    ['stores the texts beside a chosen file', [type('newsImage', picture), type('title', 'Wind')], typed],
    ['still guards while it saves', [type('title', 'Wind'), saving], { ...typed, phase: 'saving' }],
    [
      'takes what is typed while it saves',
      [type('title', 'Wind'), saving, type('title', 'Rain')],
      { ...typed, phase: 'saving', title: 'Rain', stored: { title: 'Rain' } }
    ],
    [
      'keeps what is typed while it saves when that has succeeded',
      [type('title', 'Wind'), savingOf({ title: 'Wind' }), type('title', 'Rain'), saved(newer)],
      { ...untouched, title: 'Rain', unsaved: true, stored: { title: 'Rain' }, version: 5 }
    ],
    ['tells how far an upload has come', [uploading, progressed(0.4)], { ...untouched, phase: 'saving', sent: 0.4 }],
    ['begins an upload at nothing', [uploading], { ...untouched, phase: 'saving', sent: 0 }],
    ['has no progress without an upload', [saving, progressed(0.4)], { ...untouched, phase: 'saving' }],
    [
      'passes over progress that comes late',
      [uploading, unreachable, progressed(1)],
      { ...untouched, message: 'The server could not be reached.', attention: { field: undefined } }
    ],
    [
      'keeps everything typed when saving fails',
      [type('title', 'Wind'), saving, unreachable],
      { ...typed, message: 'The server could not be reached.', attention: { field: undefined } }
    ],
    [
      'shows a refusal at its field, and nowhere else',
      [type('title', 'Wind'), saving, refused],
      { ...typed, errors: ['title'], attention: { field: 'title' } }
    ],
    [
      'leads to the first wrong field in the order of the form',
      [failed({ errors: { newsImage: 'Too large.', category: 'Too long.' } })],
      { ...untouched, errors: ['newsImage', 'category'], attention: { field: 'category' } }
    ],
    [
      'says a refusal of no known field below the form',
      [failed({ message: 'No.', errors: { elsewhere: 'No.' } })],
      { ...untouched, errors: ['elsewhere'], message: 'No.', attention: { field: undefined } }
    ],
    [
      'may fail without a word',
      [type('title', 'Wind'), saving, failed({})],
      { ...typed, attention: { field: undefined } }
    ],
    [
      'drops the error of a value that changes',
      [saving, refused, type('title', 'Wind')],
      { ...typed, attention: { field: 'title' } }
    ],
    [
      'keeps the errors of other values',
      [saving, refused, type('category', 'Wind')],
      { ...untouched, unsaved: true, stored: { category: 'Wind' }, errors: ['title'], attention: { field: 'title' } }
    ],
    ['forgets the last failure when it saves again', [saving, refused, saving], { ...untouched, phase: 'saving' }],
    [
      'is told of a newer version, and keeps what is typed',
      [type('title', 'Wind'), saving, outdated],
      { ...typed, message: 'Saved meanwhile.', newer: 5, attention: { field: undefined } }
    ],
    [
      'takes the newer version in place of what was typed, on request',
      [type('title', 'Wind'), saving, outdated, reloaded(newer)],
      { ...untouched, title: 'Storm', version: 5 }
    ],
    [
      'keeps mine in a field that both have changed, over the newer version',
      [type('title', 'Wind'), saving, outdated, merged()],
      { ...typed, version: 5, attention: { field: undefined } }
    ],
    [
      'takes theirs in such a field where it is chosen',
      [type('title', 'Wind'), saving, outdated, merged('title')],
      { ...untouched, title: 'Storm', version: 5, attention: { field: undefined } }
    ],
    [
      'takes what they alone have changed beside what is mine alone',
      [type('category', 'Wind'), saving, outdated, merged()],
      {
        ...untouched,
        title: 'Storm',
        unsaved: true,
        stored: { category: 'Wind' },
        version: 5,
        attention: { field: undefined }
      }
    ],
    [
      'merges nothing where nobody else has saved',
      [type('title', 'Wind'), saving, unreachable, merged()],
      { ...typed, message: 'The server could not be reached.', attention: { field: undefined } }
    ],
    [
      'goes on with what was saved',
      [type('title', 'Wind'), saving, saved(newer)],
      { ...untouched, title: 'Storm', version: 5 }
    ],
    [
      'counts from what was saved',
      [type('title', 'Wind'), saved(newer), type('title', 'Sun')],
      { ...untouched, unsaved: true, stored: { title: 'Sun' }, version: 5 }
    ],
    [
      'shows a restored version in place of what was typed',
      [type('title', 'Wind'), saved(newer)],
      { ...untouched, title: 'Storm', version: 5 }
    ],
    [
      'is left without a question once it is saved',
      [type('title', 'Wind'), saving, left],
      { ...untouched, title: 'Wind', phase: 'left' }
    ],
    [
      'keeps nothing that is typed on the way out',
      [saving, left, type('title', 'Wind')],
      { ...untouched, title: 'Wind', phase: 'left' }
    ]
  ])('%s', (_, events, expected) => {
    expect(after(openForm(fields, record), events)).toEqual(expected)
  })
})

describe('unsaved text of an earlier visit', () => {
  const offered = { ...untouched, offered: true, stored: offer.values }
  test.each<[name: string, events: FormChange[], expected: object]>([
    ['is offered, and stays stored meanwhile', [], offered],
    [
      'stands in the form once it is restored, unsaved',
      [offerRestored],
      { ...untouched, title: 'Offered', unsaved: true, stored: { title: 'Offered' } }
    ],
    [
      'leaves other typed values alone',
      [type('category', 'Wind'), offerRestored],
      { ...untouched, title: 'Offered', unsaved: true, stored: { title: 'Offered', category: 'Wind' } }
    ],
    ['is forgotten once it is discarded', [{ offer: undefined }], untouched],
    ['is discarded without what was typed since', [type('title', 'Wind'), { offer: undefined }], typed],
    ['gives way in the storage to what is typed', [type('title', 'Wind')], { ...typed, offered: true }],
    ['is stored again once the typed text is taken back', [type('title', 'Wind'), type('title', 'Sun')], offered],
    [
      'outlives a failed save',
      [saving, unreachable],
      { ...offered, message: 'The server could not be reached.', attention: { field: undefined } }
    ],
    ['outlives the newer version', [saving, outdated, reloaded(newer)], { ...offered, title: 'Storm', version: 5 }],
    ['is over when something is saved', [saved(newer)], { ...untouched, title: 'Storm', version: 5 }],
    ['is over when a version is restored', [saved(newer)], { ...untouched, title: 'Storm', version: 5 }],
    ['is forgotten when the form is left', [left], { ...offered, phase: 'left', stored: undefined }]
  ])('%s', (_, events, expected) => {
    expect(after(openForm(fields, record, offer), events)).toEqual(expected)
  })
})

test('what is stored says over which version it was typed', () => {
  const stored = (begun: FormState) => localDraftOf(formState(begun, type('title', 'Wind')))
  expect(stored(openForm(fields, record))).toEqual({ version: 4, values: { title: 'Wind' } })
  expect(stored(openForm(fields, undefined))).toEqual({ version: null, values: { title: 'Wind' } })
  expect(localDraftOf(openForm(fields, record, offer))).toBe(offer)
})

test('a password is guarded, but not stored', () => {
  const state = formState(openForm(collections.user.fields, undefined), type('password', 'a secret passphrase'))
  expect(isUnsaved(state)).toBe(true)
  expect(localDraftOf(state)).toBeUndefined()
})

test('each failure asks for attention anew, and typing does not', () => {
  const once = formState(openForm(fields, record), refused)
  expect(formState(once, type('category', 'Wind')).attention).toBe(once.attention)
  expect(formState(once, refused).attention).not.toBe(once.attention)
})

test('the sample beside a form is of fields that the collection has', () => {
  for (const { fields, admin } of allCollections) {
    const { shown = [], below = [], words = [] } = { ...admin.form.sample }
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([shown, below, words].flat()))
  }
})
