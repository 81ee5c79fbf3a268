import { expect, test } from 'vitest'
import { partCall } from '../../app/admin/calls.ts'
import {
  type FormState,
  failed,
  formState,
  isPartTyped,
  isUnsaved,
  openForm,
  ownSaved,
  typed as typedIn
} from '../../app/admin/form/form-state.ts'
import { collections, singletons } from '../../collections/index.ts'
import { partOf, partRecord, partValues, prefixed, withPart } from '../../collections/part.ts'

const { news, newsDetail } = collections
const part = partOf(news)
if (!part) throw new Error('The form of news has no part.')
const { fields } = withPart(news)
const times = { createdAt: '2026-11-05T10:15:00.000Z', updatedAt: '2026-11-05T10:15:00.000Z' }
const item = { id: 7, version: 4, ...times, title: 'Sun', description: 'Text', newsImage: 'a.jpg' }
const article = { id: 3, version: 2, ...times, news_id: 7, description: 'All of it', image1: 'b.jpg' }
const typed = (state: FormState, name: string, value: string) => formState(state, typedIn(name, value))

test('the form of a news item has the fields of its article, but for the relation, each under a label of its own', () => {
  expect(Object.keys(fields)).toEqual(expect.arrayContaining([...Object.keys(news.fields), 'newsDetail.description']))
  expect(fields).not.toHaveProperty('newsDetail.news_id')
  const labels = Object.values(fields).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(fields['newsDetail.description']?.label).toBe('Article description')
  // Its input stands with that picture's.
  expect(fields['newsDetail.image1Alt']).toMatchObject({ describes: 'newsDetail.image1' })
  expect(withPart(newsDetail)).toBe(newsDetail)
  expect(partOf(singletons.about)).toBeUndefined()
})

test('the values of both stand in one draft, and each record gets its own back', () => {
  const both = { ...item, ...prefixed(part, article) }
  expect(partRecord(part, both)).toEqual(article)
  expect(partRecord(part, item)).toBeUndefined()
  const opened = openForm(fields, both)
  expect(partValues(part, opened.draft)).toMatchObject({ description: 'All of it' })
  expect(opened.draft.description).toBe('Text')
  expect(isPartTyped(part, typed(opened, 'description', 'New'))).toBe(false)
  expect(isPartTyped(part, typed(opened, 'newsDetail.description', 'New'))).toBe(true)
})

test('once the news item is saved, what is typed of its article is still to be saved', () => {
  const opened = typed(typed(openForm(fields, undefined), 'title', 'Sun'), 'newsDetail.description', 'All of it')
  const saving = formState(opened, ownSaved(item, prefixed(part, { description: 'All of it' })))
  expect(saving).toMatchObject({ phase: 'saving', sent: undefined, record: item })
  const refused = formState(saving, failed({ errors: prefixed(part, { description: 'Too long.' }) }))
  expect(refused.attention).toEqual({ field: 'newsDetail.description' })
  expect(isUnsaved(refused)).toBe(true)
  expect(refused.draft).toMatchObject({ title: 'Sun', 'newsDetail.description': 'All of it' })
  expect(isUnsaved(typed(refused, 'newsDetail.description', ''))).toBe(false)
})

test('the article is read by the news item that it belongs to', () => {
  expect(partCall(news, 7)).toMatch(/^\/api\/newsdetaillist\?.*refersTo=7/)
  expect(partCall(news, 'create')).toBeUndefined()
  expect(partCall(newsDetail, 3)).toBeUndefined()
})
