import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allDefinitions } from '../../collections/index.ts'
import { guardedPages } from '../../server/auth/page-access.ts'
import { pageContext } from '../../server/pages/context.ts'
import { type Caller, createTestSite, origin, type TestSite } from '../support/site.ts'

let site: TestSite
let user: Caller
/** The requests for pages, with the user. */
let rendered: { path: string; user: string | undefined; isDenied: boolean }[] = []
beforeAll(async () => {
  site = await createTestSite({
    async renderPage(request, context) {
      const page = context.get(pageContext)
      const { pathname, search } = new URL(request.url)
      rendered.push({ path: pathname + search, user: page.user?.fullName, isDenied: page.isDenied })
      return new Response('page', { headers: { 'content-type': 'text/html' } })
    }
  })
  const { fullName, password } = await site.addPerson('User')
  user = await site.signIn(fullName, password)
})
afterAll(() => site.close())
beforeEach(() => {
  rendered = []
})

const pages = [...guardedPages].map(([path, access]) => ({ path, access }))

test('every page of the back office is guarded, as the specification lists them and more', () => {
  const listed = [
    ...['/admin-panel', '/panel', '/user', '/userlist', '/product1', '/productlist', '/teamdata', '/teamlist'],
    ...['/testimonials', '/testimoniallist', '/servicesdata', '/serviceslist', '/newsdata', '/newslist'],
    ...['/newsdetaildata', '/newsdetaillist', '/messagelist', '/aboutdata', '/settings']
  ]
  expect([...guardedPages.keys()]).toEqual(expect.arrayContaining(listed))
  const admins = [...guardedPages].filter(([, access]) => access === 'admin').map(([path]) => path)
  expect(admins.sort()).toEqual(['/settings', '/user', '/userlist'])
  for (const { admin } of allDefinitions) expect(guardedPages.has(admin.form.path)).toBe(true)
})

test.each(['/', '/news', '/newsdetail/1', '/login', '/Team', '/Services', '/productdetail?id=1', '/unknown'])(
  '%s is for everybody',
  async (path) => {
    const response = await site.visitor.fetch('GET', path)
    expect([response.status, await response.text()]).toEqual([200, 'page'])
  }
)

describe.each(pages)('$path', ({ path, access }) => {
  /** Spellings that a router, a proxy or a browser could take for the same address. */
  const spellings = [
    path,
    path.toUpperCase(),
    path.slice(0, 2) + path.slice(2).toUpperCase(),
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `//${path}`,
    `/./${path.slice(1)}`,
    `/x/..${path}`,
    `/%2e${path}`,
    `/%2E%2E${path}`,
    `%2F${path.slice(1)}`.replace(/^/, '/'),
    `${path}%2F`,
    `${path}%2f%2F`,
    path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    `/${[...path.slice(1)].map((letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`).join('')}`,
    path.replace(/[a-z]/, (letter) => `%25${letter.charCodeAt(0).toString(16)}`),
    `${path}?id=1`,
    `${path}?_routes=root`,
    `${path}.data`,
    `${path}.DATA`,
    `${path}%2Edata`,
    `${path}.%64ata`,
    `${path}/.data`,
    `${path}/_.data`,
    `${path.toUpperCase()}/_.data`,
    `${path}/_.data?_routes=admin%2Flist`,
    `${path}.data?_routes=${encodeURIComponent(path.slice(1))}`,
    `${path}/.data?_routes=root`,
    `${path.toUpperCase()}.data`,
    `${path}%00`,
    `${path}%00.data`,
    `\\${path.slice(1)}`,
    `/%5C${path.slice(1)}`,
    `${path}#x`
  ]

  test('is never rendered for a visitor, in whatever spelling', async () => {
    for (const spelling of spellings) {
      for (const method of ['GET', 'HEAD']) await site.visitor.fetch(method, spelling)
    }
    expect(rendered.map((page) => page.path).filter((asked) => routed(asked) === path)).toEqual([])
  })

  test('sends a visitor to the sign-in, which knows the way back', async () => {
    const response = await site.visitor.fetch('GET', `${path}?id=3`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/login?next=${encodeURIComponent(`${path}?id=3`)}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('tells a visitor’s script 401', async () => {
    for (const asked of [`${path}.data`, `${path}/_.data`]) {
      expect((await site.visitor.fetch('GET', asked)).status).toBe(401)
    }
  })

  test('takes nothing that a visitor posts to it', async () => {
    const { status } = await site.visitor.fetch('POST', path, { form: { title: 'x' } })
    expect(status).not.toBe(200)
    expect(rendered).toEqual([])
  })

  test('is rendered for an Admin, and for a User as the rule says; no answer is kept', async () => {
    for (const caller of [site.admin, user]) {
      const response = await caller.fetch('GET', path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    // Were the first answer cached, there would be no second request.
    expect(rendered.map(({ isDenied }) => isDenied)).toEqual([false, access === 'admin'])
    expect((await site.visitor.fetch('GET', path)).status).toBe(302)
    const data = await user.fetch('GET', `${path}.data`)
    expect(data.status).toBe(access === 'admin' ? 403 : 200)
  })
})

test('_root.data with any _routes is the home page’s, and asks for no other', async () => {
  for (const routes of ['admin/list', 'userlist', '/newslist', 'root,settings', '']) {
    await site.visitor.fetch('GET', `/_root.data?_routes=${encodeURIComponent(routes)}`)
  }
  expect(rendered.every(({ path }) => path.startsWith('/_root.data'))).toBe(true)
  expect(rendered.every(({ user: who }) => who === undefined)).toBe(true)
})

/** The address whose page the router shows, as it takes paths apart: see its getNormalizedPath and matchRoutes. */
function routed(asked: string): string {
  const { pathname } = new URL(asked, origin)
  const page = decodeURIComponent(pathname.replace(/\/_\.data$|\.data$/, '')).toLowerCase()
  return `/${page.replace(/^\/+|\/+$/g, '')}`
}
