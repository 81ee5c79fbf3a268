import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '../../app/routes.ts'
import { pageAddress, publicPages } from '../../server/pages/addresses.ts'

describe('a public page has one address', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=x&category=a', '/'],
    ['/NEWS/', '/news'],
    ['/n%65ws', '/news'],
    ['/services', '/Services'],
    ['/NewsDetail/7?x', '/newsdetail/7'],
    ['/news?page=2', '/news?page=2'],
    ['/news?page=1&category=', '/news'],
    ['/news?page=02', '/news'],
    ['/news?page=2&page=3', '/news?page=2'],
    ['/news?page=2&category=%20A%20', '/news?category=A&page=2'],
    ['/news?category=Repair%20%26%20Maintenance', '/news?category=Repair+%26+Maintenance'],
    ['/productdetail?id=3&fbclid=abc', '/ProductDetail?id=3'],
    ['/Projects?place=Pune&x=1&category=Energy', '/projects?category=Energy&place=Pune'],
    ['/projects?category=Energy&id=3&place=Pune', '/projects?id=3'],
    ['/Brochures/Services/3.PDF?x=1', '/brochures/services/3.pdf'],
    ['/sitemap.xml?x', '/sitemap.xml'],
    ['/hi', '/hi'],
    ['/HI/', '/hi'],
    ['/HI/News/?x', '/hi/news'],
    ['/mr/productdetail?id=3&x', '/mr/ProductDetail?id=3'],
    ['/mr/news/RSS.xml', '/mr/news/rss.xml']
  ])('%s → %s', (url, address) => {
    expect(addressOf(url)).toMatchObject({ address, isCacheable: true })
  })

  test.each([
    ['/news?search=a&x=1', '/news?search=a'],
    ['/search/?x=1&q=%20sun', '/search?q=+sun'],
    ['/solarservices?kw=&type=home&x', '/SolarServices?kw=&type=home'],
    ['/login?next=/newslist', '/login?next=%2Fnewslist']
  ])('%s → %s, which is not cached', (url, address) => {
    expect(addressOf(url)).toMatchObject({ address, isCacheable: false })
  })

  test.each([
    ...['/newslist', '/nothing', '/news.data', '/_root.data', '/newsdetail/1/2', '/api/news'],
    ...['/en', '/en/news', '/hi/hi', '/hi/mr/news', '/ta/news', '/hinews'],
    ...['/hi/login', '/mr/sitemap.xml', '/hi/robots.txt', '/hi/newslist', '/hi/news.data', '/hi/api/news']
  ])('%s is none', (url) => {
    expect(addressOf(url)).toBeUndefined()
  })

  test('is known to the router without its language', () => {
    expect(addressOf('/hi')).toMatchObject({ inEnglish: '/', language: 'hi' })
    expect(addressOf('/mr/news?page=2')).toMatchObject({ inEnglish: '/news?page=2', language: 'mr' })
    expect(addressOf('/news')).toMatchObject({ inEnglish: '/news', language: 'en' })
  })

  test('every public route has declared its own', () => {
    const declared = publicPages.map(({ path }) => path)
    expect(declared).toEqual(expect.arrayContaining(publicRoutes(routes)))
  })
})

/** The paths of public pages, in the spelling of the route table; without redirects, and those only in development. */
function publicRoutes(entries: readonly RouteConfigEntry[]): string[] {
  return entries
    .filter(({ path, file }) => path !== '*' && !/^admin\/shell\/|redirect\.ts$/.test(file))
    .flatMap(({ path = '', children }) => (children ? publicRoutes(children) : [`/${path}`]))
}

function addressOf(url: string) {
  const { pathname, search } = new URL(url, 'http://site.example')
  return pageAddress(pathname, search)
}
