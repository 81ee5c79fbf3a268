import { Context } from 'hono'
import { describe, expect, test } from 'vitest'
import { readRange } from '../../server/api/uploads.ts'
import { tokenCookie } from '../../server/auth/cookie.ts'
import { pageAccess } from '../../server/auth/page-access.ts'
import { limitedAddress } from '../../server/http/addresses.ts'
import { isPlainPath, pagePath } from '../../server/http/paths.ts'

describe('a range of 1,000 bytes', () => {
  test.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=0-999', { start: 0, end: 999 }],
    ['bytes=999-', { start: 999, end: 999 }],
    ['bytes=-1', { start: 999, end: 999 }],
    ['bytes=-1000', { start: 0, end: 999 }],
    ['bytes=-1001', { start: 0, end: 999 }],
    ['bytes=500-2000', { start: 500, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=1000-2000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes= 0-1', undefined],
    ['bytes=-', undefined],
    ['items=0-1', undefined],
    [undefined, undefined]
  ])('%s is %j', (header, range) => {
    expect(readRange(header, undefined, '"tag"', 1_000)).toEqual(range)
  })

  test('holds for the same version alone', () => {
    expect(readRange('bytes=0-1', '"tag"', '"tag"', 1_000)).toEqual({ start: 0, end: 1 })
    expect(readRange('bytes=0-1', '"other"', '"tag"', 1_000)).toBeUndefined()
    expect(readRange('bytes=0-1', 'Wed, 21 Oct 2026 07:28:00 GMT', '"tag"', 1_000)).toBeUndefined()
  })
})

describe('an address as limits count it', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['2001:db8:1:2:3::', '2001:db8:1:2'],
    ['unknown', 'unknown']
  ])('%s is %s', (address, limited) => {
    expect(limitedAddress(address)).toBe(limited)
  })
})

describe('a path', () => {
  test.each([
    '/',
    '/news',
    '/News/',
    '/newsdetail/12',
    '/uploads/a-b_c.jpg',
    '/a.b/c',
    '/%E0%A4%B8',
    '/%6eews',
    '/...',
    '/.well-known/x'
  ])('%s is plain', (path) => {
    expect(isPlainPath(path)).toBe(true)
  })

  test.each([
    '//',
    '//news',
    '/news//',
    '/a%2Fb',
    '/a%2fb',
    '/%5c',
    '/a\\b',
    '/%00',
    '/./a',
    '/../a',
    '/a/..',
    '/a/.',
    '/%',
    '/%zz',
    '/%e0%a4',
    '/%252f%2f'
  ])('%s is not plain', (path) => {
    expect(isPlainPath(path)).toBe(false)
  })

  test.each([
    ['/', '/'],
    ['/NewsList', '/newslist'],
    ['/newslist/', '/newslist'],
    ['/newslist.data', '/newslist'],
    ['/newslist/_.data', '/newslist'],
    ['/NEWSLIST.DATA', '/newslist'],
    ['/%6eewslist', '/newslist'],
    ['/newslist/.data', '/newslist'],
    ['/_root.data', '/'],
    ['/newslist/x', '/newslist/x'],
    ['/data', '/data']
  ])('%s is the page %s', (path, page) => {
    expect(pagePath(path)).toBe(page)
  })

  test.each([
    ['/newslist', 'staff'],
    ['/USERLIST/', 'admin'],
    ['/settings/_.data', 'admin'],
    ['/news', 'public'],
    ['/newslist/x', 'public'],
    ['/__proto__', 'public']
  ])('%s is for %s', (path, access) => {
    expect(pageAccess(path)).toBe(access)
  })
})

describe('the session cookie', () => {
  const token = 'A'.repeat(43)
  const plain = tokenCookie('http://localhost:3009', 'session')
  const secure = tokenCookie('https://www.example.com', 'session')
  const contextWith = (cookie: string | undefined) =>
    new Context(new Request('http://localhost:3009', { headers: cookie === undefined ? {} : { cookie } }))

  test('is made with what protects it', () => {
    expect(plain.set(token)).toBe(`session=${token}; Path=/; HttpOnly; SameSite=Lax`)
    expect(secure.set(token)).toBe(`__Host-session=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`)
    expect(plain.clear()).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  })

  test.each([
    [`session=${token}`, token],
    [`a=b; session=${token}; c=d`, token],
    [`a=b;session=${token}`, token],
    [`xsession=${token}`, undefined],
    [`session=${token}A`, undefined],
    [`session="${token}"`, token],
    [`SESSION=${token}`, undefined],
    [`__Host-session=${token}`, undefined],
    ['session=', undefined],
    ['', undefined],
    [undefined, undefined]
  ])('in %j is %j', (header, found) => {
    expect(plain.read(contextWith(header))).toBe(found)
  })

  test('behind https is not taken without the prefix that binds it to the host', () => {
    expect(secure.read(contextWith(`session=${token}`))).toBeUndefined()
    expect(secure.read(contextWith(`session=x; __Host-session=${token}`))).toBe(token)
  })
})
