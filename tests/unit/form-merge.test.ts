import { describe, expect, test } from 'vitest'
import { changedSides, mergedDraft } from '../../app/admin/form/form-state.ts'
import { collections } from '../../collections/index.ts'
import type { Draft } from '../../fields/draft.ts'

const { fields } = collections.news
const file = (stored: string | null) => ({ stored })
const roof = new File(['x'], 'roof.jpg')
const chosen = (stored: string | null) => ({ stored, next: roof })
const initial: Draft = {
  title: 'Sun',
  category: 'Solar',
  date: '2026-11-05',
  description: 'Text',
  newsImage: file('a.jpg')
}

describe('two people change the same record', () => {
  test.each<[name: string, mine: Draft, theirs: Draft, sides: object, kept: Draft, taken: Draft]>([
    ['neither changes anything', {}, {}, {}, {}, {}],
    [
      'one field each',
      { title: 'Wind' },
      { category: 'Hydro' },
      { title: 'mine', category: 'theirs' },
      { title: 'Wind', category: 'Hydro' },
      { title: 'Wind', category: 'Hydro' }
    ],
    ['the same field', { title: 'Wind' }, { title: 'Rain' }, { title: 'both' }, { title: 'Wind' }, { title: 'Rain' }],
    ['the same field alike', { title: 'Wind' }, { title: 'Wind' }, {}, { title: 'Wind' }, { title: 'Wind' }],
    [
      'one empties what the other changes',
      { description: '' },
      { description: 'New' },
      { description: 'both' },
      { description: '' },
      { description: 'New' }
    ],
    [
      'I choose a file',
      { newsImage: chosen('a.jpg') },
      {},
      { newsImage: 'mine' },
      { newsImage: chosen('a.jpg') },
      { newsImage: chosen('a.jpg') }
    ],
    [
      'I choose a stored file, and they another',
      { newsImage: { ...file('a.jpg'), next: 'c.jpg' } },
      { newsImage: file('b.jpg') },
      { newsImage: 'both' },
      { newsImage: { ...file('b.jpg'), next: 'c.jpg' } },
      { newsImage: file('b.jpg') }
    ],
    [
      'they send a file',
      {},
      { newsImage: file('b.jpg') },
      { newsImage: 'theirs' },
      { newsImage: file('b.jpg') },
      { newsImage: file('b.jpg') }
    ],
    [
      'both send a file: mine replaces the one that is there now',
      { newsImage: chosen('a.jpg') },
      { newsImage: file('b.jpg') },
      { newsImage: 'both' },
      { newsImage: chosen('b.jpg') },
      { newsImage: file('b.jpg') }
    ]
  ])('%s', (_, mine, theirs, sides, kept, taken) => {
    const [own, other] = [
      { ...initial, ...mine },
      { ...initial, ...theirs }
    ]
    expect(Object.fromEntries(changedSides(fields, initial, own, other))).toEqual(sides)
    expect(mergedDraft(fields, initial, own, other, new Set())).toEqual({ ...initial, ...kept })
    const all = new Set(Object.keys(fields))
    expect(mergedDraft(fields, initial, own, other, all)).toEqual({ ...initial, ...taken })
  })

  test('a password that I typed is mine, and nobody can read theirs', () => {
    const { fields } = collections.user
    const before: Draft = { fullName: 'A', address: '', mobileNo: '1', role: 'User', password: '' }
    const mine = { ...before, password: 'a new passphrase' }
    expect(Object.fromEntries(changedSides(fields, before, mine, before))).toEqual({ password: 'mine' })
    expect(mergedDraft(fields, before, mine, { ...before, fullName: 'B' }, new Set())).toEqual({
      ...mine,
      fullName: 'B'
    })
  })

  test('what never changes is on no side', () => {
    const { fields } = collections.newsDetail
    expect([...changedSides(fields, { news_id: '1' }, { news_id: '2' }, { news_id: '1' })]).toEqual([])
  })
})
