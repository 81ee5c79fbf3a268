import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageContext } from '../../server/pages/context.ts'
import { type Caller, createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite({
    async renderPage(request, context) {
      const form = new URLSearchParams(await request.text())
      const { signIn } = context.get(pageContext)
      return Response.json(await signIn.withPassword(form.get('username') ?? '', form.get('password') ?? ''))
    }
  })
})
afterAll(() => site.close())

/** Signs in by the form of the login page. */
async function post(caller: Caller, username: string, password: string) {
  const answer = await caller.fetch('POST', '/login', {
    body: new URLSearchParams({ username, password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' }
  })
  expect(answer.status).toBe(200)
  return await answer.json()
}

const isSignedIn = async (caller: Caller) => (await caller.call('GET', '/api/news/ids')).status === 200

test('who signs in again by the page’s form ends the session before', async () => {
  const { fullName, password } = await site.addPerson('User')
  const before = await site.signIn(fullName, password)
  expect(await post(before, fullName, 'not the password')).toMatchObject({ ok: false, status: 401 })
  expect(await isSignedIn(before)).toBe(true)
  const { ok, cookie } = await post(before, fullName, password)
  expect(ok).toBe(true)
  expect(await isSignedIn(before)).toBe(false)
  expect(await isSignedIn(site.caller(cookie.split(';')[0]))).toBe(true)
})

test.each([
  ['x'.repeat(201), 'x'],
  ['x', 'x'.repeat(1_001)]
])('a name or password beyond all measure is an answer like any other', async (username, password) => {
  expect(await post(site.visitor, username, password)).toEqual({
    ok: false,
    status: 422,
    message: 'Invalid username or password.'
  })
})
