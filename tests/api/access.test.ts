import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiRoute } from '../../server/api/route.ts'
import { type Caller, createTestSite, type TestSite } from '../support/site.ts'

type Who = 'visitor' | 'User' | 'Admin'

/** The people who may make each call. A call without a rule here fails the test. */
const everybody: Who[] = ['visitor', 'User', 'Admin']
const staff: Who[] = ['User', 'Admin']
const admins: Who[] = ['Admin']
const rules: Record<string, Who[]> = {
  'POST /api/auth/login': everybody,
  'POST /api/auth/logout': everybody,
  'GET /api/auth/session': everybody,
  'POST /api/auth/login/code': everybody,
  'POST /api/auth/login/set-up': everybody,
  'POST /api/auth/login/confirm': everybody,
  'PUT /api/auth/password': staff,
  'GET /api/auth/second-factor': staff,
  'POST /api/auth/second-factor/set-up': staff,
  'POST /api/auth/second-factor/confirm': staff,
  'POST /api/auth/second-factor/recovery-codes': staff,
  'POST /api/auth/second-factor/turn-off': staff,
  'GET /api/auth/sessions': staff,
  'POST /api/auth/sessions/end-others': staff,
  'POST /api/auth/sessions/{id}/end': staff,
  'GET /api/auth/sign-ins': staff,
  'GET /api/auth/sign-ins/all': admins,
  'GET /api/auth/sign-ins/last': admins,
  'GET /api/auth/users/{id}/reset-second-factor': admins,
  'POST /api/auth/users/{id}/reset-second-factor': admins,
  'POST /api/auth/prove': staff,

  'GET /api/overview': staff,
  'GET /api/checks': staff,

  'GET /api/history': staff,
  'POST /api/history/undo': staff,
  'POST /api/history/{id}/restore': staff,

  'GET /api/texts': staff,
  'PUT /api/texts/{key}': staff,

  'GET /api/media': staff,
  'POST /api/media': staff,
  'POST /api/media/delete-multiple': staff,

  'POST /api/previews': staff,

  'GET /api/estimate': everybody,

  'GET /api/search': everybody,

  'GET /api/captcha': everybody,
  'GET /api/captcha/{key}/audio': everybody,
  'POST /api/mail/contact': everybody,
  'POST /api/messages/erase': admins,
  'POST /api/messages/update-multiple': staff,
  'GET /api/messages/owners': staff,
  'GET /api/messages/counts': staff,
  'GET /api/messages/{id}/attachment': staff,
  'GET /api/messages/{id}/timeline': staff,
  'POST /api/messages/{id}/notes': staff,

  'GET /api/auth/userlist': admins,
  'GET /api/auth/userlist/ids': admins,
  'GET /api/auth/users/{id}': admins,
  'POST /api/auth/users': admins,
  'PUT /api/auth/users/{id}': admins,
  'POST /api/auth/delete-multiple': admins,

  'GET /api/news': everybody,
  'GET /api/news/ids': staff,
  'GET /api/news/counts': staff,
  'GET /api/news/values': staff,
  'GET /api/news/{id}': everybody,
  'POST /api/news': staff,
  'PUT /api/news/{id}': staff,
  'POST /api/news/delete-multiple': staff,
  'POST /api/news/reorder': staff,
  'POST /api/news/update-multiple': staff,
  'POST /api/news/import': staff,
  'POST /api/news/preview': staff,

  'GET /api/newsdetaillist': everybody,
  'GET /api/newsdetaillist/ids': staff,
  'GET /api/newsdetail/{id}': everybody,
  'GET /api/newsdetail/byNews/{id}': everybody,
  'POST /api/newsdetail': staff,
  'PUT /api/newsdetail/byNews/{id}': staff,
  'POST /api/newsdetaillist/delete-multiple': staff,
  'POST /api/newsdetaillist/import': staff,
  'POST /api/newsdetaillist/preview': staff,

  'GET /api/products': everybody,
  'GET /api/products/ids': staff,
  'GET /api/products/counts': staff,
  'GET /api/products/values': staff,
  'GET /api/products/{id}': everybody,
  'POST /api/products': staff,
  'PUT /api/products/{id}': staff,
  'POST /api/products/delete-multiple': staff,
  'POST /api/products/reorder': staff,
  'POST /api/products/update-multiple': staff,
  'POST /api/products/import': staff,
  'POST /api/products/preview': staff,

  'GET /api/service-area': everybody,

  'GET /api/slides': everybody,
  'GET /api/slides/ids': staff,
  'GET /api/slides/counts': staff,
  'GET /api/slides/{id}': everybody,
  'POST /api/slides': staff,
  'PUT /api/slides/{id}': staff,
  'POST /api/slides/delete-multiple': staff,
  'POST /api/slides/reorder': staff,
  'POST /api/slides/update-multiple': staff,
  'POST /api/slides/import': staff,
  'POST /api/slides/preview': staff,

  'GET /api/projects': everybody,
  'GET /api/projects/ids': staff,
  'GET /api/projects/counts': staff,
  'GET /api/projects/values': staff,
  'GET /api/projects/{id}': everybody,
  'POST /api/projects': staff,
  'PUT /api/projects/{id}': staff,
  'POST /api/projects/delete-multiple': staff,
  'POST /api/projects/reorder': staff,
  'POST /api/projects/update-multiple': staff,
  'POST /api/projects/import': staff,
  'POST /api/projects/preview': staff,

  'GET /api/clients': everybody,
  'GET /api/clients/ids': staff,
  'GET /api/clients/counts': staff,
  'GET /api/clients/{id}': everybody,
  'POST /api/clients': staff,
  'PUT /api/clients/{id}': staff,
  'POST /api/clients/delete-multiple': staff,
  'POST /api/clients/reorder': staff,
  'POST /api/clients/update-multiple': staff,
  'POST /api/clients/import': staff,
  'POST /api/clients/preview': staff,

  'GET /api/questions': everybody,
  'GET /api/questions/ids': staff,
  'GET /api/questions/counts': staff,
  'GET /api/questions/{id}': everybody,
  'POST /api/questions': staff,
  'PUT /api/questions/{id}': staff,
  'POST /api/questions/delete-multiple': staff,
  'POST /api/questions/reorder': staff,
  'POST /api/questions/update-multiple': staff,
  'POST /api/questions/import': staff,
  'POST /api/questions/preview': staff,

  'GET /api/areas': everybody,
  'GET /api/areas/ids': staff,
  'GET /api/areas/{id}': everybody,
  'POST /api/areas': staff,
  'PUT /api/areas/{id}': staff,
  'POST /api/areas/delete-multiple': staff,
  'POST /api/areas/reorder': staff,
  'POST /api/areas/preview': staff,
  'POST /api/areas/import': staff,

  'GET /api/facts': everybody,
  'GET /api/facts/ids': staff,
  'GET /api/facts/values': staff,
  'GET /api/facts/{id}': everybody,
  'POST /api/facts': staff,
  'PUT /api/facts/{id}': staff,
  'POST /api/facts/delete-multiple': staff,
  'POST /api/facts/import': staff,

  'GET /api/synonyms': staff,
  'GET /api/synonyms/ids': staff,
  'GET /api/synonyms/{id}': staff,
  'POST /api/synonyms': staff,
  'PUT /api/synonyms/{id}': staff,
  'POST /api/synonyms/delete-multiple': staff,
  'POST /api/synonyms/import': staff,

  'GET /api/services': everybody,
  'GET /api/serviceslist': everybody,
  'GET /api/serviceslist/ids': staff,
  'GET /api/serviceslist/counts': staff,
  'GET /api/services/{id}': everybody,
  'POST /api/services': staff,
  'PUT /api/services/{id}': staff,
  'POST /api/services/delete-multiple': staff,
  'POST /api/services/reorder': staff,
  'POST /api/services/update-multiple': staff,
  'POST /api/services/import': staff,
  'POST /api/services/preview': staff,

  'GET /api/teamlist': everybody,
  'GET /api/teamlist/ids': staff,
  'GET /api/teamlist/counts': staff,
  'GET /api/team/{id}': everybody,
  'POST /api/team': staff,
  'PUT /api/team/{id}': staff,
  'POST /api/teamlist/delete-multiple': staff,
  'POST /api/teamlist/reorder': staff,
  'POST /api/teamlist/update-multiple': staff,
  'POST /api/teamlist/import': staff,
  'POST /api/teamlist/preview': staff,

  'GET /api/testimonials': everybody,
  'GET /api/testimoniallist': everybody,
  'GET /api/testimoniallist/ids': staff,
  'GET /api/testimoniallist/counts': staff,
  'GET /api/testimonials/{id}': everybody,
  'POST /api/testimonials': staff,
  'PUT /api/testimonials/{id}': staff,
  'POST /api/testimoniallist/delete-multiple': staff,
  'POST /api/testimoniallist/reorder': staff,
  'POST /api/testimoniallist/update-multiple': staff,
  'POST /api/testimoniallist/import': staff,
  'POST /api/testimoniallist/preview': staff,

  'GET /api/messages': staff,
  'GET /api/messages/ids': staff,
  'GET /api/messages/{id}': staff,
  'PUT /api/messages/{id}': staff,
  'POST /api/messages/delete-multiple': staff,

  'GET /api/admin-panel': everybody,
  'PUT /api/admin-panel': staff,
  'GET /api/settings': everybody,
  'PUT /api/settings': admins,

  ...Object.fromEntries(
    ['news', 'newsDetail', 'product', 'service', 'teamMember', 'testimonial', 'slide', 'project', 'client', 'question']
      .concat(['area', 'fact', 'about'])
      .flatMap((name) => ['GET', 'PUT'].map((method) => [`${method} /api/translations/${name}/{id}`, staff]))
  ),
  'GET /api/translations/settings/{id}': staff,
  'PUT /api/translations/settings/{id}': admins
}

let site: TestSite
let callers: Record<Who, () => Promise<Caller>>
beforeAll(async () => {
  site = await createTestSite()
  const [user, admin] = [await site.addPerson('User'), await site.addPerson('Admin')]
  callers = {
    visitor: async () => site.visitor,
    // A new session for each: signing out is one of the calls.
    User: () => site.signIn(user.fullName, user.password),
    Admin: () => site.signIn(admin.fullName, admin.password)
  }
})
afterAll(() => site.close())

const nameOf = ({ method, path }: Pick<ApiRoute, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`

test('every call has a written rule, and every rule a call', () => {
  expect(site.routes.map(nameOf).sort()).toEqual(Object.keys(rules).sort())
})

describe.each(Object.entries(rules))('%s', (name, allowed) => {
  const [method = '', path = ''] = name.split(' ')

  test.each(everybody)('answers or refuses a %s as the rule says', async (who) => {
    const caller = await callers[who]()
    const isWrite = method !== 'GET'
    // An invalid body, but for previews, which admit any: 422 or the like where the person may make the call, else 401 or 403.
    // Version 1 is an account's, which only Admins may restore: an id without a version stands for the others.
    const address = path.replace('{id}', path.startsWith('/api/history') ? '2000000000' : '1')
    const { status, body } = await caller.call(method, address, isWrite ? { json: {} } : {})
    if (allowed.includes(who)) {
      expect([200, 201, 404, 415, 422]).toContain(status)
    } else {
      expect(status).toBe(who === 'visitor' ? 401 : 403)
      expect(body).toEqual({ message: expect.any(String) })
    }
  })
})

describe('what a person without the right sends', () => {
  test('has no effect: a User neither makes, reads, changes nor deletes users, nor changes settings', async () => {
    const user = await callers.User()
    const before = [
      (await site.admin.call('GET', '/api/auth/userlist')).body,
      (await site.admin.call('GET', '/api/settings')).body
    ]
    const person = {
      fullName: 'Sneaked In',
      address: 'X',
      mobileNo: '9',
      role: 'Admin',
      password: 'a passphrase of mine'
    }
    const { body: own } = await user.call('GET', '/api/auth/session')
    const id = (own.user as { id: number }).id
    for (const [method, path, json] of [
      ['POST', '/api/auth/users', person],
      ['PUT', `/api/auth/users/${id}`, person],
      ['POST', '/api/auth/delete-multiple', { ids: [1, 2, 3] }],
      ['PUT', '/api/settings', { companyName: 'Hacked', logoText: 'H' }]
    ] as const) {
      expect((await user.call(method, path, { json })).status, path).toBe(403)
    }
    const after = [
      (await site.admin.call('GET', '/api/auth/userlist')).body,
      (await site.admin.call('GET', '/api/settings')).body
    ]
    expect(after).toEqual(before)
  })

  test('is not told by its answer whether the record exists', async () => {
    for (const path of ['/api/auth/users/1', '/api/auth/users/999999', '/api/messages/1', '/api/messages/abc']) {
      expect((await site.visitor.call('GET', path)).body).toEqual({ message: 'Please sign in.' })
    }
  })

  test('is refused in every spelling of the path', async () => {
    const spellings = [
      '/api/auth/userlist/',
      '/api//auth/userlist',
      '/API/auth/userlist',
      '/api/auth%2Fuserlist',
      '/api/./auth/userlist',
      '/api/x/../auth/userlist',
      '/api/auth/%75serlist',
      '/api/auth/userlist%00',
      '/api/auth/userlist;x',
      '//api/auth/userlist',
      '/api/auth/userlist.data'
    ]
    for (const path of spellings) {
      for (const method of ['GET', 'HEAD']) {
        const response = await site.visitor.fetch(method, path)
        expect([401, 404], `${method} ${path}`).toContain(response.status)
        expect(await response.text()).not.toContain('Asha')
      }
    }
  })
})

test('no call lets a header choose another method or path', async () => {
  const { id } = await site.addPerson('User')
  const headers = {
    'x-http-method-override': 'DELETE',
    'x-original-url': '/api/auth/userlist',
    'x-rewrite-url': '/api/auth/userlist'
  }
  expect((await site.visitor.call('GET', '/api/settings', { headers })).body).toHaveProperty('companyName')
  expect((await site.admin.call('GET', `/api/auth/users/${id}`, { headers })).status).toBe(200)
  expect((await site.admin.call('GET', `/api/auth/users/${id}`)).status).toBe(200)
})

test('the published contract has every call, with who may make it', async () => {
  const { status, body } = await site.visitor.call<{
    openapi: string
    paths: Record<
      string,
      Record<string, { security?: unknown; requestBody?: unknown; responses: Record<string, unknown> }>
    >
  }>('GET', '/api/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toMatch(/^3\.1/)
  const published = Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation }))
  )
  expect(published.map(({ name }) => name).sort()).toEqual(Object.keys(rules).sort())
  for (const { name, operation } of published) {
    expect(operation.security === undefined, name).toBe(rules[name]?.includes('visitor'))
    expect(Object.keys(operation.responses), name).toContain('default')
  }
})
