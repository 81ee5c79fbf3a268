import { describe, expect, test } from 'vitest'
import { mapOrigin } from '../../app/public/contact/map-origin.ts'
import { settings } from '../../collections/settings.ts'
import { textKind } from '../../fields/text/field.ts'
import { contentPolicy } from '../../server/pages/policy.ts'
import { pageOptions } from '../../shared/page-options.ts'

const nothing = { hydrate: false, scripts: false, map: false, sun: false, backOffice: false }
const bare = { hydrate: false, scripts: false, frames: [] }

describe('what a page needs', () => {
  test('is nothing where no route says anything', () => {
    expect(pageOptions([])).toEqual(nothing)
    expect(pageOptions([undefined, null, 'text', 12, {}])).toEqual(nothing)
  })

  test('is what any of its routes needs', () => {
    expect(pageOptions([{ backOffice: true }, { hydrate: true }])).toMatchObject({ hydrate: true, backOffice: true })
    expect(pageOptions([{ scripts: true }, undefined])).toMatchObject({ scripts: true, hydrate: false })
    expect(pageOptions([{ map: true }, undefined])).toMatchObject({ map: true, scripts: false })
  })
})

describe('the content policy', () => {
  const directives = (needs: Partial<typeof bare>, nonce = 'abc') =>
    new Map(
      contentPolicy({ ...bare, ...needs }, nonce)
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')])
    )

  test('of a page without script admits none, and nothing from elsewhere', () => {
    const policy = directives({})
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('script-src')).toBe("'inline-speculation-rules'")
    expect(policy.get('style-src')).toBe("'self'")
    expect(policy.get('base-uri')).toBe("'none'")
    expect(policy.get('form-action')).toBe("'self'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('connect-src')).toBe("'self'")
    expect(policy.has('frame-src')).toBe(false)
  })

  test('of a page with small scripts admits those of the site', () => {
    expect(directives({ scripts: true }).get('script-src')).toBe("'self' 'inline-speculation-rules'")
  })

  test('of a page with React admits inline scripts by its nonce alone', () => {
    const policy = directives({ hydrate: true }, 'n0nce')
    expect(policy.get('script-src')).toBe("'self' 'nonce-n0nce'")
    expect(policy.get('connect-src')).toBe("'self'")
  })

  test('admits the frames that a page has, and no others', () => {
    const policy = contentPolicy({ ...bare, frames: ['https://maps.example'] }, 'x')
    expect(policy).toContain("connect-src 'self' https://maps.example;")
    expect(policy).toMatch(/frame-src https:\/\/maps\.example$/)
  })

  test('never admits what is unsafe', () => {
    for (const hydrate of [false, true]) {
      for (const scripts of [false, true]) {
        expect(contentPolicy({ ...bare, hydrate, scripts }, 'x')).not.toMatch(/unsafe|\*|http:/)
      }
    }
  })
})

describe('the origin of the map', () => {
  test.each([
    ['https://maps.example/embed?x=1', 'https://maps.example'],
    ['http://localhost:8080/', 'http://localhost:8080'],
    ['https://maps.example;sandbox', undefined],
    ['https://maps.example,x', undefined],
    ['https://*', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined]
  ])('%j → %s', (url, origin) => {
    expect(mapOrigin(url)).toBe(origin)
  })

  test('is of an address whose host is plain, and which is stored as browsers read it', () => {
    const schema = textKind.input(settings.fields.mapUrl)
    for (const bad of ['https://maps.example;sandbox', 'https://*', 'https://a,b/', 'ftp://x.example'])
      expect(schema.safeParse(bad).success, bad).toBe(false)
    expect(schema.parse('https:maps.example')).toBe('https://maps.example/')
    expect(schema.parse('')).toBe('')
  })
})
