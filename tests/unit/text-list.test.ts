import { describe, expect, test } from 'vitest'
import { countText, groupChecks } from '../../app/admin/checks.tsx'
import { editAddress, filterTexts, textPages } from '../../app/admin/texts/pages.ts'
import type { EditedText } from '../../server/texts/edit-texts.ts'
import en from '../../texts/en.json' with { type: 'json' }

const text = (key: string, given: Partial<EditedText>): EditedText => {
  const words = given.text ?? ''
  return { key, page: key.split('.')[0] ?? '', original: words, text: words, changed: false, updatedAt: null, ...given }
}
const texts = [
  text('wind.lead', { text: 'Turbines on the ridges' }),
  text('solar.lead', { text: 'Ask {companyName} for a roof', original: 'Ask us', changed: true }),
  text('solar.end', { text: 'A roof' }),
  text('site.hours', { text: '{companyName}' })
]
const all = { search: '', page: '', changed: '' }
const keysOf = (filter: Partial<typeof all>, kept: readonly string[] = []) =>
  filterTexts(texts, { ...all, ...filter }, { companyName: 'Suryavayu' }, new Set(kept)).map(({ key }) => key)

describe('the list of texts', () => {
  test('is in the order of the pages, without values that stand alone', () => {
    expect(keysOf({})).toEqual(['solar.lead', 'solar.end', 'wind.lead'])
  })

  test('is searched by what is read, by the original and by the key', () => {
    expect(keysOf({ search: 'RÔOF ask' })).toEqual(['solar.lead'])
    expect(keysOf({ search: 'suryavayu' })).toEqual(['site.hours', 'solar.lead'])
    expect(keysOf({ search: 'ask us' })).toEqual(['solar.lead'])
    expect(keysOf({ search: 'wind.lead' })).toEqual(['wind.lead'])
    expect(keysOf({ search: 'roof ridges' })).toEqual([])
  })

  test('is filtered by page and by what was changed, but keeps what is being changed', () => {
    expect(keysOf({ page: 'wind' })).toEqual(['wind.lead'])
    expect(keysOf({ changed: '1' })).toEqual(['solar.lead'])
    expect(keysOf({ changed: '1' }, ['wind.lead'])).toEqual(['solar.lead', 'wind.lead'])
  })

  test('knows every page of the catalogue, and where its sentences are changed', () => {
    const pages = Object.keys({ ...en.texts, ...en.demo }).map((key) => key.split('.')[0] ?? '')
    expect([...new Set(pages)].filter((page) => !textPages[page])).toEqual([])
    expect(editAddress({ key: 'solar.lead', page: 'solar' }, 'en')).toBe('/SolarServices?edit=solar.lead')
    expect(editAddress({ key: 'error.title', page: 'error' }, 'en')).toBeUndefined()
  })
})

test('checks are grouped by their kind, errors first, and counted', () => {
  const demo = { kind: 'demo', severity: 'warning', message: 'a', path: '/' } as const
  const link = { kind: 'link', severity: 'error', message: 'b', path: '/' } as const
  expect(groupChecks([demo, link]).map(({ found }) => found)).toEqual([[link], [demo]])
  expect(countText(1, 2)).toBe('1 must be fixed · 2 to look at')
  expect(countText(0, 0, 1)).toBe('1 record is still demo content')
  expect(countText(1, 2, 3)).toBe('1 must be fixed · 2 to look at · 3 records are still demo content')
})
