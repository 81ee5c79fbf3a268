import { describe, expect, test } from 'vitest'
import { bodyOf, faultsOf, hasUpload } from '../../app/admin/form/form-state.ts'
import { collections } from '../../collections/index.ts'
import { type Draft, draftOf, isChanged } from '../../fields/draft.ts'

const { news, newsDetail, product, user } = collections
const system = { version: 4, createdAt: '2026-11-05T10:15:00.000Z', updatedAt: '2026-11-05T10:15:00.000Z' }
const picture = new File(['picture'], 'roof.jpg', { type: 'image/jpeg' })

const storedNews = {
  id: 7,
  ...system,
  title: 'Sun',
  category: 'Solar',
  date: '2026-11-05',
  description: 'Text',
  newsImage: 'a.jpg',
  newsImageAlt: 'Panels',
  position: 3,
  status: 'draft',
  publishAt: null
}
const storedProduct = {
  id: 2,
  ...system,
  productName: 'Panel',
  productImage: 'p.jpg',
  description: 'Text',
  detailText: '',
  detailImage1: 'd.jpg',
  detailImage2: null
}

function parts(body: FormData | object): Record<string, unknown> {
  if (!(body instanceof FormData)) throw new Error('The body is no form.')
  return Object.fromEntries(body)
}

function withFile(draft: Draft, name: string, change: object): Draft {
  return { ...draft, [name]: { stored: null, ...change } }
}

describe('the body of a form', () => {
  test('of a new record has its texts and files, and nothing of a record before', () => {
    const draft = withFile({ ...draftOf(news.fields), title: 'Sun' }, 'newsImage', { next: picture })
    expect(parts(bodyOf(news, draft, undefined))).toEqual({
      title: 'Sun',
      category: '',
      date: '',
      description: '',
      newsImage: picture,
      newsImageAlt: '',
      position: '',
      status: 'published',
      publishAt: ''
    })
    expect(hasUpload(draft)).toBe(true)
  })

  test('names the files that stay, and the version that was read', () => {
    expect(parts(bodyOf(news, draftOf(news.fields, storedNews), storedNews))).toEqual({
      title: 'Sun',
      category: 'Solar',
      date: '2026-11-05',
      description: 'Text',
      existingNewsImage: 'a.jpg',
      newsImageAlt: 'Panels',
      position: '3',
      status: 'draft',
      publishAt: '',
      version: '4'
    })
  })

  test('names a stored file that was chosen, of a new record as well', () => {
    const picked = { next: 'b.jpg' }
    const made = parts(bodyOf(news, withFile(draftOf(news.fields), 'newsImage', picked), undefined))
    expect(made).toMatchObject({ existingNewsImage: 'b.jpg' })
    const draft = withFile(draftOf(news.fields, storedNews), 'newsImage', { stored: 'a.jpg', ...picked })
    expect(parts(bodyOf(news, draft, storedNews))).toMatchObject({ existingNewsImage: 'b.jpg' })
  })

  test('names an optional file that goes by nothing, like one that was never there', () => {
    const draft = withFile(draftOf(product.fields, storedProduct), 'detailImage1', { stored: 'd.jpg', next: null })
    expect(parts(bodyOf(product, draft, storedProduct))).toMatchObject({
      existingProductImage: 'p.jpg',
      existingDetailImage1: '',
      existingDetailImage2: ''
    })
  })

  test('leaves out what is immutable', () => {
    const stored = {
      id: 1,
      ...system,
      news_id: 7,
      title: 'Sun',
      description: 'Text',
      video: null,
      image1: null,
      image2: null,
      image3: null
    }
    expect(parts(bodyOf(newsDetail, draftOf(newsDetail.fields, stored), stored))).not.toHaveProperty('news_id')
    expect(parts(bodyOf(newsDetail, { ...draftOf(newsDetail.fields), news_id: '7' }, undefined))).toMatchObject({
      news_id: '7'
    })
  })

  test('is JSON where the call wants that; a blank password keeps the present one', () => {
    const stored = { id: 1, ...system, fullName: 'A', address: 'B', mobileNo: '1', role: 'User' }
    const draft = draftOf(user.fields, stored)
    expect(bodyOf(user, draft, stored)).toEqual({
      fullName: 'A',
      address: 'B',
      mobileNo: '1',
      email: '',
      role: 'User',
      version: 4
    })
    expect(bodyOf(user, { ...draft, password: 'new password' }, stored)).toMatchObject({ password: 'new password' })
    expect(bodyOf(user, draftOf(user.fields), undefined)).toHaveProperty('password', '')
  })
})

describe('a draft', () => {
  const begun = draftOf(news.fields, storedNews)

  test('is unchanged until something differs', () => {
    expect(isChanged(begun, begun)).toBe(false)
    expect(isChanged({ ...begun, title: 'Sun' }, begun)).toBe(false)
    expect(isChanged({ ...begun, title: 'Wind' }, begun)).toBe(true)
  })

  test('is changed by a file that is chosen or removed', () => {
    expect(isChanged(withFile(begun, 'newsImage', { next: picture }), begun)).toBe(true)
    expect(isChanged(withFile(begun, 'newsImage', { next: null }), begun)).toBe(true)
    expect(isChanged(withFile(begun, 'newsImage', { next: 'b.jpg' }), begun)).toBe(true)
  })
})

describe('before anything is sent', () => {
  const filled = { title: 'Sun', category: 'Solar', date: '2026-11-05', description: 'Text' }
  const draft = withFile({ ...draftOf(news.fields), ...filled }, 'newsImage', { next: picture })

  test('the fields say what the server would say, in their order', () => {
    expect(Object.entries(faultsOf(news.fields, draftOf(news.fields), false))).toEqual([
      ['title', 'Title is required.'],
      ['category', 'Category is required.'],
      ['date', 'Date is required.'],
      ['description', 'Description is required.'],
      ['newsImage', 'Image is required.']
    ])
    expect(faultsOf(news.fields, draft, false)).toEqual({})
    expect(faultsOf(news.fields, { ...draft, date: '31/13/2026' }, false)).toHaveProperty('date')
    expect(faultsOf(news.fields, { ...draft, title: 'a'.repeat(201) }, false)).toEqual({
      title: 'Title must be at most 200 characters long.'
    })
  })

  test('a field that goes with another value is required with it alone', () => {
    expect(faultsOf(news.fields, { ...draft, status: 'scheduled' }, false)).toEqual({
      publishAt: 'Publish at is required.'
    })
    expect(faultsOf(news.fields, { ...draft, publishAt: 'soon' }, false)).toEqual({})
  })

  test('a file is one that can be stored', () => {
    const empty = new File([], 'roof.jpg', { type: 'image/jpeg' })
    expect(faultsOf(news.fields, withFile(draft, 'newsImage', { next: empty }), false)).toEqual({
      newsImage: 'This file is empty.'
    })
  })

  test('a relation must be chosen, once', () => {
    const empty = { ...draftOf(newsDetail.fields), description: 'Text' }
    expect(faultsOf(newsDetail.fields, empty, false)).toEqual({ news_id: 'Please select a News Title.' })
    expect(faultsOf(newsDetail.fields, empty, true)).toEqual({})
    expect(faultsOf(newsDetail.fields, { ...empty, news_id: '3' }, false)).toEqual({})
  })

  test('a password of a record that exists may stay blank', () => {
    const present = { ...draftOf(user.fields), fullName: 'A', address: 'Pune', mobileNo: '9822022222', role: 'User' }
    expect(faultsOf(user.fields, present, true)).toEqual({})
    expect(faultsOf(user.fields, present, false)).toEqual({ password: 'Password is required.' })
  })
})
