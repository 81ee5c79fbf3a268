import { expect, test } from 'vitest'
import { image } from '../../fields/file/field.ts'
import { longText } from '../../fields/long-text/field.ts'
import { text } from '../../fields/text/field.ts'
import { linkChecker, pathsIn, recordFaults } from '../../server/checks/rules.ts'

const publicUrl = 'https://site.in'

test.each([
  ['[a](/about) and [b](/Services?x=1 "title")', ['/about', '/Services?x=1']],
  ['<a href="/contact">us</a>', ['/contact']],
  [`${publicUrl}/search?q=a, or ${publicUrl}`, ['/search?q=a']],
  ['Look at /no-such-page.', ['/no-such-page']],
  ['(/no-such-page)', ['/no-such-page']],
  ['₹500 /kilowatt, and/or 24/7, per unit /month', []],
  ['[away](//other.in/page) https://other.in/some-page mailto:a@b.in', []]
])('paths in %j', (given, paths) => {
  expect(pathsIn(given, publicUrl)).toEqual(paths.toSorted())
})

const leads = linkChecker(new Map([['service', [{ id: 3, version: 1, createdAt: '', updatedAt: '' }]]]))

test.each([
  '/',
  '/About/',
  '/news?category=Wind',
  '/Commercial?id=3',
  '/commercial?ID=x',
  '/repair-maintenance',
  '/newslist',
  '/uploads/x.jpg',
  '/brochures/company-profile.pdf'
])('%s leads somewhere', (path) => {
  expect(leads(path)).toBe(true)
})

test.each(['/abuot', '/Commercial?id=4', '/newsdetail/1', '/news/1', '/wind'])('%s leads nowhere', (path) => {
  expect(leads(path)).toBe(false)
})

const measure = { today: '2026-11-20', soon: '2026-12-20', publicUrl, leadsSomewhere: leads }

test('a picture without alternative text is told where the record can have one', () => {
  const fields = {
    photo: image({ label: 'Photo' }),
    photoAlt: text({ label: 'Photo in words', describes: 'photo' }),
    logo: image({ label: 'Logo' })
  }
  const told = [{ kind: 'alternative-text', severity: 'warning', what: 'no alternative text for Photo' }]
  expect(
    recordFaults({ kind: 'collection', fields }, { photo: 'a.jpg', photoAlt: '', logo: 'b.jpg' }, measure)
  ).toEqual(told)
  expect(
    recordFaults({ kind: 'collection', fields }, { photo: 'a.jpg', photoAlt: 'A roof', logo: 'b.jpg' }, measure)
  ).toEqual([])
  expect(recordFaults({ kind: 'collection', fields }, { photo: null, photoAlt: '', logo: null }, measure)).toEqual([])
})

test('a long text that is expected and blank is told', () => {
  const fields = { detail: longText({ label: 'Detail', recommended: true }), note: longText({ label: 'Note' }) }
  const told = [{ kind: 'text', severity: 'warning', what: 'Detail is empty' }]
  expect(recordFaults({ kind: 'collection', fields }, { detail: ' ', note: '' }, measure)).toEqual(told)
  expect(recordFaults({ kind: 'singleton', fields }, { detail: ' ', note: '' }, measure)).toEqual([])
  expect(recordFaults({ kind: 'collection', fields }, { detail: 'Words', note: '' }, measure)).toEqual([])
})
