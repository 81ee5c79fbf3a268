import { describe, expect, test } from 'vitest'
import { idsCall, pageCall } from '../../app/admin/calls.ts'
import {
  changedState,
  type ListState,
  rangeText,
  readState,
  shownOrder,
  sortFieldOf,
  stateQuery
} from '../../app/admin/list/state.ts'
import { placed } from '../../app/admin/list/use-order.ts'
import { collections } from '../../collections/index.ts'

const { news, newsDetail, contactMessage, fact, user } = collections
const begun: ListState = { page: 1, pageSize: 10, search: '', sort: '', unread: false, missing: '', filter: '' }
const read = (query: string) => readState(news, new URLSearchParams(query))

describe('the address of a list', () => {
  test('says nothing of how a list begins', () => {
    expect(stateQuery(begun)).toBe('')
    expect(read('')).toEqual(begun)
  })

  test('holds everything else', () => {
    const state: ListState = {
      page: 3,
      pageSize: 25,
      search: 'sun & wind',
      sort: '-title',
      unread: false,
      missing: 'newsDetail',
      filter: ''
    }
    expect(read(stateQuery(state))).toEqual(state)
    const unread = { ...begun, unread: true }
    expect(readState(contactMessage, new URLSearchParams(stateQuery(unread)))).toEqual(unread)
    const filtered = { ...begun, page: 2, search: 'roof', filter: 'stage=New' }
    expect(stateQuery(filtered)).toBe('?page=2&search=roof&stage=New')
    expect(readState(contactMessage, new URLSearchParams(stateQuery(filtered)))).toEqual(filtered)
    expect(read('stage=New')).toEqual(begun)
    expect(readState(fact, new URLSearchParams('topic=price'))).toEqual({ ...begun, filter: 'topic=price' })
    expect(readState(fact, new URLSearchParams('topic=unheard'))).toEqual(begun)
  })

  test('where it does not say how many rows, there are as many as last time', () => {
    expect(readState(news, new URLSearchParams(), 50).pageSize).toBe(50)
    expect(readState(news, new URLSearchParams('pageSize=25'), 50).pageSize).toBe(25)
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'pageSize=7',
    'pageSize=1000',
    'sort=password',
    'sort=newsImage',
    'unread=1',
    'missing=title'
  ])('that makes no sense is passed over: %s', (query) => {
    expect(read(query)).toEqual(begun)
  })

  test('goes back to the first page with another size, search or order', () => {
    const state = { ...begun, page: 4 }
    expect(changedState(state, { pageSize: 25 })).toEqual({ ...begun, pageSize: 25 })
    expect(changedState(state, { search: 'a' })).toEqual({ ...begun, search: 'a' })
    expect(changedState(state, { page: 5 })).toEqual({ ...begun, page: 5 })
  })
})

describe('the calls of a list', () => {
  test('ask for one page', () => {
    expect(pageCall(news, { ...begun, page: 2, pageSize: 25, search: 'a b', sort: '-date' })).toBe(
      '/api/news?status=all&page=2&pageSize=25&search=a+b&sort=-date'
    )
    expect(pageCall(news, begun)).toBe('/api/news?status=all&page=1&pageSize=10')
  })

  test('ask for the ids of all pages', () => {
    expect(idsCall(news, begun)).toBe('/api/news/ids?status=all')
    expect(idsCall(newsDetail, { ...begun, search: 'a&b' })).toBe('/api/newsdetaillist/ids?status=all&search=a%26b')
    expect(idsCall(contactMessage, { ...begun, unread: true })).toBe('/api/messages/ids?unread=1')
    expect(idsCall(contactMessage, { ...begun, filter: 'due=today' })).toBe('/api/messages/ids?due=today')
    expect(idsCall(news, { ...begun, missing: 'newsDetail' })).toBe('/api/news/ids?status=all&missing=newsDetail')
  })
})

describe('the order', () => {
  test('is of columns with one stored value that can be compared', () => {
    const sortable = (collection: typeof news | typeof newsDetail | typeof contactMessage) =>
      collection.admin.list.columns.flatMap((column) => sortFieldOf(collection, column) ?? [])
    expect(sortable(news)).toEqual(['title', 'category', 'description', 'date'])
    expect(sortable(newsDetail)).toEqual(['title', 'description'])
    expect(sortable(contactMessage)).toContain('createdAt')
  })

  test('is never by a password', () => {
    expect(sortFieldOf(user, { label: 'Password', fields: ['password'] })).toBeUndefined()
  })

  test('is the one that was asked for, or else the own one of the collection', () => {
    expect(shownOrder(news, begun)).toEqual({ field: 'position', isDescending: false })
    expect(shownOrder(news, { ...begun, sort: 'title' })).toEqual({ field: 'title', isDescending: false })
  })
})

test.each([
  [begun, 10, 43, 'Showing 1 to 10 of 43 entries'],
  [{ ...begun, page: 5 }, 3, 43, 'Showing 41 to 43 of 43 entries'],
  [begun, 0, 0, 'Showing 0 to 0 of 0 entries'],
  [{ ...begun, pageSize: 100, page: 3 } as ListState, 100, 123_456, 'Showing 201 to 300 of 1,23,456 entries']
])('tells what is shown', (state, shown, total, text) => {
  expect(rangeText(state, shown, total)).toBe(text)
})

test.each([
  [1, 0, [1, 2, 3, 4]],
  [1, 2, [2, 3, 1, 4]],
  [4, 0, [4, 1, 2, 3]],
  [2, 9, [1, 3, 4, 2]]
])('a row that moves to another place leaves the order of the others', (row, place, order) => {
  expect(placed([1, 2, 3, 4], row, place)).toEqual(order)
})
