import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  draftKey,
  readLocalDraft,
  removeLocalDraftsOf,
  typedValues,
  withTyped,
  writeLocalDraft
} from '../../app/admin/form/local-draft.ts'
import { collections } from '../../collections/index.ts'
import { draftOf } from '../../fields/draft.ts'

const { news, user } = collections
const person = { id: 3, fullName: 'Asha', role: 'User' } as const
const key = draftKey(person, 'news', 7)
const initial = draftOf(news.fields, { title: 'Sun', category: 'Solar' })
const savedAt = '2026-11-21T08:35:00.000Z'

/** Like a browser's storage, whose keys are its properties. */
class FakeStorage {
  [key: string]: unknown
  getItem(key: string) {
    return typeof this[key] === 'string' ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()))
afterEach(() => vi.unstubAllGlobals())

describe('what is kept', () => {
  test('is what differs, without files', () => {
    const picture = { stored: null, next: new File(['x'], 'a.jpg') }
    const draft = { ...initial, title: 'Wind', newsImage: picture }
    expect(typedValues(news.fields, draft, initial)).toEqual({ title: 'Wind' })
    expect(typedValues(news.fields, { ...initial, newsImage: picture }, initial)).toBeUndefined()
  })

  test('of a file is the name of the stored one that was chosen, and comes back as that', () => {
    const draft = { ...initial, newsImage: { stored: null, next: 'roof.jpg' } }
    const values = typedValues(news.fields, draft, initial)
    expect(values).toEqual({ newsImage: 'roof.jpg' })
    writeLocalDraft(key, { savedAt, version: 1, values: values ?? {} })
    expect(withTyped(initial, readLocalDraft(key, news.fields, initial)?.values)).toEqual(draft)
  })

  test('is never a password', () => {
    const empty = draftOf(user.fields)
    expect(typedValues(user.fields, { ...empty, password: 'secret' }, empty)).toBeUndefined()
  })

  test('comes back as far as the form has it, and where it differs', () => {
    writeLocalDraft(key, {
      savedAt,
      version: 2,
      values: { title: 'Wind', category: 'Solar', gone: 'x', description: true }
    })
    expect(readLocalDraft(key, news.fields, initial)).toEqual({ savedAt, version: 2, values: { title: 'Wind' } })
    expect(readLocalDraft(`${key}0`, news.fields, initial)).toBeUndefined()
  })

  test.each(['{', 'null', '[]', '{"savedAt":1,"values":{}}', '{"savedAt":"x","values":null}'])(
    'is nothing where the storage holds %s',
    (text) => {
      localStorage.setItem(key, text)
      expect(readLocalDraft(key, news.fields, initial)).toBeUndefined()
    }
  )
})

test('a person’s drafts go together, and nobody else’s', () => {
  const other = draftKey({ ...person, id: 31 }, 'news', 'create')
  for (const kept of [key, other]) writeLocalDraft(kept, { savedAt, version: null, values: { title: 'Wind' } })
  removeLocalDraftsOf(person)
  expect(readLocalDraft(key, news.fields, initial)).toBeUndefined()
  expect(readLocalDraft(other, news.fields, initial)).toBeDefined()
})

test('a browser without storage keeps nothing, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  writeLocalDraft(key, { savedAt, version: null, values: { title: 'Wind' } })
  expect(readLocalDraft(key, news.fields, initial)).toBeUndefined()
  removeLocalDraftsOf(person)
})
