import { expect, test } from 'vitest'
import { postalAddress } from '../../app/public/seo/postal-address.ts'

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
