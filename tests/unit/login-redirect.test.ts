import fc from 'fast-check'
import { expect, test } from 'vitest'
import { homePath, loginPath, redirectAfterLogin } from '../../app/admin/login-redirect.ts'

test.each([
  ['/newslist', '/newslist'],
  ['/newslist?page=2&search=sun%20and', '/newslist?page=2&search=sun%20and'],
  ['/newsdata?id=3#image', '/newsdata?id=3#image'],
  ['/admin-panel', '/admin-panel']
])('goes to %s', (next, expected) => {
  expect(redirectAfterLogin(next)).toBe(expected)
})

test.each([
  null,
  '',
  'newslist',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/\n/elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  '\\\\elsewhere.example',
  'javascript:alert(1)',
  '/login',
  '/LOGIN/?next=/login'
])('does not go to %j', (next) => {
  expect(redirectAfterLogin(next)).toBe(homePath)
})

test('never leaves the site, whatever it is given', () => {
  fc.assert(
    fc.property(
      fc.string().map((text) => `/${text}`),
      (next) => {
        expect(new URL(redirectAfterLogin(next), 'https://site.example').origin).toBe('https://site.example')
      }
    )
  )
})

test('the login page leads back with the whole query', () => {
  const path = loginPath({ pathname: '/newslist', search: '?page=2&search=a' })
  expect(redirectAfterLogin(new URL(path, 'https://site.example').searchParams.get('next'))).toBe(
    '/newslist?page=2&search=a'
  )
})
