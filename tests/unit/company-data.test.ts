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
  ['Monday to Wednesday, 9:30 to 18:30', ['Monday', 'Tuesday', 'Wednesday'], '09:30', '18:30'],
  ['Sat - Mon 10.00 – 19.00', ['Monday', 'Saturday', 'Sunday'], '10:00', '19:00']
])('opening hours %j', (text, dayOfWeek, opens, closes) => {
  expect(openingHours(text)).toEqual({ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes })
})

test.each(['By appointment', ''])('opening hours that nobody can read are left out: %j', (text) => {
  expect(openingHours(text)).toBeUndefined()
})
