import { expect, test } from 'vitest'
import { openingHours, postalAddress } from '../../app/public/seo/company-json-ld.tsx'

test('an address with a pincode is told in its parts', () => {
  expect(postalAddress('Surya House, 2nd floor, Karve Road\nKothrud, Pune 411038\nMaharashtra, India')).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Surya House, 2nd floor, Karve Road, Kothrud',
    addressLocality: 'Pune',
    addressRegion: 'Maharashtra',
    postalCode: '411038',
    addressCountry: 'IN'
  })
  expect(postalAddress('12 MG Road, Nashik - 422 001, India')).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '12 MG Road',
    addressLocality: 'Nashik',
    postalCode: '422001',
    addressCountry: 'IN'
  })
})

test('an address without a pincode stays a line of text', () => {
  expect(postalAddress('Karve Road\nPune')).toBe('Karve Road, Pune')
})

test.each([
  ['Monday to Saturday, 9:30 to 18:30', 'Mo-Sa 09:30-18:30'],
  ['Mon - Fri 10.00 – 19.00', 'Mo-Fr 10:00-19:00'],
  ['By appointment', undefined],
  ['', undefined]
])('opening hours %j', (text, hours) => {
  expect(openingHours(text)).toBe(hours)
})
