import { expect, test } from 'vitest'
import { editedAt, listedAt, screensFor } from '../../app/admin/definitions.ts'
import { titleOf } from '../../collections/define.ts'
import { allDefinitions, collections } from '../../collections/index.ts'
import { thumbnail } from '../../fields/file/thumbnail.ts'
import { indianDay, indianLongDay, indianNumber, indianTime } from '../../shared/indian-format.ts'

/** The links of the specification. */
const specified = ['Team', 'Testimonials', 'Services', 'News', 'News Detail', 'Users', 'Products']

test('a person sees the links of what that person may change', () => {
  const links = (role: 'Admin' | 'User') => screensFor({ id: 1, fullName: 'A', role }).map(({ admin }) => admin.nav)
  const forAdmins = allDefinitions.filter(({ access }) => access.write === 'admin').map(({ admin }) => admin.nav)
  expect(links('Admin')).toEqual(expect.arrayContaining(specified))
  expect(links('Admin')).toHaveLength(allDefinitions.length)
  expect(forAdmins).toEqual(expect.arrayContaining(['Users', 'Settings']))
  expect(links('User')).toEqual(links('Admin').filter((link) => !forAdmins.includes(link)))
})

test('a route leads to its definition, and another one to none', () => {
  expect(listedAt('/newslist').name).toBe('news')
  expect(listedAt('newslist').name).toBe('news')
  expect(editedAt('aboutdata').name).toBe('about')
  expect(() => listedAt('nowhere')).toThrow("No definition has a screen at 'nowhere'.")
})

test('a record is known by what its list is searched by', () => {
  const system = { id: 5, version: 1, createdAt: '', updatedAt: '' }
  expect(titleOf(collections.teamMember, { ...system, fullName: 'Asha Rao' })).toBe('Asha Rao')
  expect(titleOf(collections.teamMember, system)).toBe('ID 5')
  expect(titleOf(collections.synonym, { ...system, words: ['solar', 'saur'] })).toBe('solar, saur')
  const words = ['solar', 'saur', 'sour', 'solr']
  expect(titleOf(collections.synonym, { ...system, words })).toBe('solar, saur, sour …')
})

test('days, times and numbers stand as people in India write them', () => {
  expect(indianDay('2026-11-05')).toBe('5 Nov 2026')
  expect(indianDay('')).toBe('')
  expect(indianLongDay('2026-11-05')).toBe('5 November 2026')
  expect(indianTime('2026-11-05T20:15:00.000Z')).toBe('6 Nov 2026, 01:45')
  expect(indianNumber(540_000)).toBe('5,40,000')
})

test('a picture is shown in a small version, as far as there is one', () => {
  const name = 'AAAAAAAAAAAAAAAAAAAAAA-1600x900.jpg'
  expect(thumbnail(name)).toEqual({ src: '/uploads/AAAAAAAAAAAAAAAAAAAAAA-1600x900.320.webp', width: 320, height: 180 })
  expect(thumbnail('other.jpg')).toEqual({ src: '/uploads/other.jpg' })
})
