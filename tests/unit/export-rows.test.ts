import { expect, test } from 'vitest'
import type { Exports } from '../../collections/exports.ts'
import { allCollections, collections } from '../../collections/index.ts'
import { exportOf } from '../../documents/exports/plan.ts'
import { rowBuilder } from '../../documents/exports/rows.ts'

const system = { id: 1, version: 1, createdAt: '2026-11-05T20:15:00.000Z', updatedAt: '2026-11-05T20:15:00.000Z' }

/** The tables of the specification, word for word; columns that came later stand after them. */
const specified = [
  ['TeamList', 'Team', 'Team List', 'Full Name, Designation, Image'],
  ['TestimonialList', 'Testimonials', 'Testimonial List', 'Name, Comment, Image'],
  ['Services', 'Services', 'Services List', 'Name, Description, DetailText, ServiceImage, DetailImage1, DetailImage2'],
  ['NewsList', 'News', 'News List', 'Title, Category, Description, Date, Image'],
  ['NewsDetailList', 'News Details', 'News Detail List', 'Title, Description, Video, Images'],
  ['UserList', 'User', 'User List', 'Name, Address, Mobile, Role'],
  [
    'ProductList',
    'Products',
    'Product List',
    'Product Name, Description, Detail Text, Product Image, Detail Image 1, Detail Image 2, Category, Facts'
  ]
]

test.each(specified)('%s: sheet, title and columns are those of the specification', (file, sheet, title, columns) => {
  const { excel, pdf } = exportsNamed(file)
  expect([excel.sheet, pdf?.file, pdf?.title]).toEqual([sheet, `${file}.pdf`, title])
  expect(excel.columns.map(({ label }) => label).join(', ')).toBe(columns)
})

test('every type has files of its own, and columns told apart', () => {
  const all = allCollections.map(({ admin }) => admin.exports)
  const files = all.flatMap(({ excel, pdf }) => [excel.file, ...(pdf ? [pdf.file] : [])])
  expect(new Set(files).size).toBe(files.length)
  for (const { excel } of all) {
    expect(excel.file).toMatch(/^\w+\.xlsx$/)
    expect(new Set(excel.columns.map(({ label }) => label)).size, excel.file).toBe(excel.columns.length)
  }
})

function exportsNamed(file: string | undefined): Exports {
  const found = allCollections.find(({ admin }) => admin.exports.excel.file === `${file}.xlsx`)
  if (!found) throw new Error(`No collection is exported as '${file}.xlsx'.`)
  return found.admin.exports
}

test('a day is a date, told as people in India write it', () => {
  const [cell] = rowBuilder(collections.news, [{ fields: ['date'] }])({ ...system, date: '2026-11-05' })
  expect(cell).toEqual({
    texts: ['5 Nov 2026'],
    images: [],
    typed: { type: 'day', value: new Date('2026-11-05T00:00:00Z') }
  })
})

test('a moment is what a clock in India shows', () => {
  const [cell] = rowBuilder(collections.contactMessage, [{ fields: ['createdAt'] }])(system)
  expect(cell).toEqual({
    texts: ['6 Nov 2026, 01:45'],
    images: [],
    typed: { type: 'dateTime', value: new Date('2026-11-06T01:45:00Z') }
  })
})

test('a boolean is Yes or No', () => {
  const toRow = rowBuilder(collections.contactMessage, [{ fields: ['read'] }])
  expect(toRow({ ...system, read: true })[0]?.texts).toEqual(['Yes'])
  expect(toRow({ ...system, read: false })[0]?.texts).toEqual(['No'])
})

test('several values stand in one cell, without the empty ones; pictures are known as such', () => {
  const columns = [{ fields: ['title'] }, { fields: ['image1', 'image2', 'image3'] }, { fields: ['video'] }]
  const row = rowBuilder(
    collections.newsDetail,
    columns
  )({ ...system, title: '=1+1', image1: 'a.jpg', image2: null, image3: 'c.jpg', video: null })
  expect(row).toEqual([
    { texts: ['=1+1'], images: [] },
    { texts: ['a.jpg', 'c.jpg'], images: ['a.jpg', 'c.jpg'] },
    { texts: [], images: [] }
  ])
})

test('dates are typed, text and several values are not', () => {
  const [date, created, title] = rowBuilder(collections.news, [
    { fields: ['date'] },
    { fields: ['createdAt'] },
    { fields: ['title'] }
  ])({ ...system, date: '2026-11-05', title: 'A title' })
  expect([date?.typed?.type, created?.typed?.type, title?.typed]).toEqual(['day', 'dateTime', undefined])
  const [days] = rowBuilder(collections.news, [{ fields: ['date', 'createdAt'] }])({ ...system, date: '2026-11-05' })
  expect(days?.typed).toBeUndefined()
})

test('the sheet of messages has what makes them leads after what it had before', () => {
  const { columns } = collections.contactMessage.admin.exports.excel
  const labels =
    'Mail, Reference, Topic, Pincode, Bill, About, Call at, Stage, Owner, Follow up on, Value, Estimate, Attachment'
  expect(columns.slice(8).map(({ label }) => label)).toEqual(labels.split(', '))
  const work = { stage: 'Visit', owner: 'Kiran', bill: 3_200, followUpOn: '2026-11-25', value: 150_000 }
  const lead = { ...system, ...work, estimate: 'bill=3200', attachment: 'a.pdf' }
  const cells = rowBuilder(collections.contactMessage, columns)(lead)
  const shown = [['Visit'], ['Kiran'], ['25 Nov 2026'], ['1,50,000'], ['bill=3200'], ['a.pdf']]
  expect(cells.slice(-6).map(({ texts }) => texts)).toEqual(shown)
  expect([cells.at(-4), cells.at(-3), cells.at(-9)].map((cell) => cell?.typed?.type)).toEqual([
    'day',
    'number',
    'number'
  ])
  const empty = rowBuilder(collections.contactMessage, columns)({ ...system, owner: '', followUpOn: null, value: null })
  expect(empty.slice(-5, -2)).toEqual(Array(3).fill({ texts: [], images: [] }))
})

test('a PDF says whose it is, of what day, and how much there is', () => {
  const { plan } = exportOf(collections.service, 'pdf', 'Suryavayu Renewables', 1)
  expect(plan).toMatchObject({ title: 'Services List', issuer: 'Suryavayu Renewables' })
  expect(plan).toMatchObject({ subtitle: expect.stringMatching(/^\d{1,2} \w+ \d{4} {2}· {2}1 service$/) })
})
