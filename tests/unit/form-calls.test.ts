import { describe, expect, test } from 'vitest'
import { readCall, saveCall } from '../../app/admin/calls.ts'
import { formTitle, modeOf } from '../../app/admin/form/address.ts'
import { collections, singletons } from '../../collections/index.ts'

const { news, newsDetail, contactMessage } = collections
const { settings } = singletons
const asked = (query: string) => new URLSearchParams(query)
const record = { id: 3, version: 1, createdAt: '', updatedAt: '', news_id: 8 }

describe('what a form does', () => {
  test('follows from its address', () => {
    expect(modeOf(news, asked(''))).toBe('create')
    expect(modeOf(news, asked('id=3'))).toBe(3)
    expect(modeOf(settings, asked('id=3'))).toBe('single')
  })

  test.each(['id=', 'id=0', 'id=-1', 'id=1.5', 'id=abc', 'id=1e3', 'id=99999999999', 'id=2147483648', 'id=%20'])(
    'is nothing for %s',
    (query) => {
      expect(modeOf(news, asked(query))).toBeUndefined()
    }
  )

  test('is never to make what nobody here makes', () => {
    expect(modeOf(contactMessage, asked(''))).toBeUndefined()
    expect(modeOf(contactMessage, asked('id=1'))).toBe(1)
  })

  test('stands in its title', () => {
    expect(formTitle(news, asked(''))).toBe('News Master')
    expect(formTitle(news, asked('id=3'))).toBe('Edit News')
    expect(formTitle(settings, asked(''))).toBe('Site settings')
  })
})

describe('the calls of a form', () => {
  test('read a record', () => {
    expect(readCall(news, 3)).toBe('/api/news/3?status=all')
    expect(readCall(newsDetail, 3)).toBe('/api/newsdetail/3?status=all')
    expect(readCall(settings, 'single')).toBe('/api/settings')
    expect(readCall(news, 'create')).toBeUndefined()
  })

  test('save it where its definition says', () => {
    expect(saveCall(news, undefined)).toEqual({ method: 'POST', url: '/api/news' })
    expect(saveCall(news, record)).toEqual({ method: 'PUT', url: '/api/news/3' })
    expect(saveCall(newsDetail, record)).toEqual({ method: 'PUT', url: '/api/newsdetail/byNews/8' })
    expect(saveCall(settings, record)).toEqual({ method: 'PUT', url: '/api/settings' })
  })
})
