import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { indexedPages } from '../../../app/public/seo/indexed-pages.ts'
import { sortableNames } from '../../../collections/sort.ts'
import { exportOf } from '../../../documents/exports/plan.ts'
import { rowBuilder } from '../../../documents/exports/rows.ts'
import type { Version } from '../../../server/content/history.ts'
import { addSearchBytes, createRecordTable } from '../../../server/database/migrations/columns.ts'
import { plant } from '../../support/added-type.ts'
import { badValues, valueFields } from '../../support/bad-values.ts'
import { bodyOf, change, filesOf, makeRecord, pathOf, plainValues, remove, validValues } from '../../support/records.ts'
import { createTestSite, type TestSite } from '../../support/site.ts'

/* Adds a type by CONTRIBUTING.md, its definition and a migration, and walks all that is said to follow from them. */

vi.mock('../../../collections/index.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../collections/index.ts')>()
  const { plant } = await import('../../support/added-type.ts')
  const allCollections = [...original.allCollections, plant]
  const allDefinitions = [...allCollections, ...original.allSingletons]
  return {
    ...original,
    collections: { ...original.collections, plant },
    allCollections,
    allDefinitions,
    definitionNamed: (name: string) => allDefinitions.find((definition) => definition.name === name),
    collectionNamed: (name: string) => (name === plant.name ? plant : original.collectionNamed(name))
  }
})

vi.mock('../../../server/database/migrations/index.ts', async (importOriginal) => {
  const { migrations } = await importOriginal<typeof import('../../../server/database/migrations/index.ts')>()
  // Later than all of a database that is copied.
  return { migrations: { ...migrations, '9999-plant': { up: createPlants } } }
})

async function createPlants(db: Kysely<unknown>): Promise<void> {
  await createRecordTable(db, 'plant', {
    columns: {
      title: 'text',
      email: 'text',
      story: 'text',
      panels: 'number',
      capacity: 'number?',
      begunOn: 'text',
      endedOn: 'text',
      state: 'text',
      grade: 'text',
      isShared: 'integer',
      news_id: 'integer of news',
      service_id: 'integer? of service',
      cover: 'text',
      photo: 'text?',
      film: 'text?'
    },
    isSearched: true,
    isOnSite: true
  })
  await addSearchBytes(db, 'plant')
}

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const list = async (query: string) =>
  (await site.visitor.call<Record<string, unknown>[]>('GET', `/api/plants?${query}`)).body
const read = async (id: number) => (await site.visitor.call('GET', `/api/plants/${id}`)).body

test('a record is made, read and changed as it was sent', async () => {
  const values = await validValues(site, plant, { capacity: 12.25 })
  const { status, body } = await site.admin.call(
    'POST',
    '/api/plants',
    bodyOf(plant, { ...values, isShared: undefined })
  )
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...plainValues(plant, { ...values, isShared: false }), message: 'Plant saved.' })
  const emptied = { capacity: '', endedOn: '', grade: '', service_id: '' }
  expect(await read(Number(body.id))).toMatchObject({ capacity: 12.25, newsTitle: expect.stringContaining('Title') })
  const changed = await change(site.admin, plant, body, { ...plainValues(plant, body), ...emptied })
  expect(changed.body).toMatchObject({
    capacity: null,
    endedOn: null,
    grade: '',
    service_id: null,
    panels: body.panels
  })
})

test('what is optional may be left out', async () => {
  const all = await validValues(site, plant)
  const required = Object.entries(plant.fields).filter(([, field]) => field.required)
  const values = Object.fromEntries(required.map(([name]) => [name, all[name]]))
  const { status, body } = await site.admin.call('POST', '/api/plants', bodyOf(plant, values))
  expect(status).toBe(201)
  expect(body).toMatchObject({ email: '', story: '', capacity: null, endedOn: null, grade: '', isShared: false })
  expect(body).toMatchObject({ service_id: null, photo: null, film: null })
})

test.each(valueFields(plant.fields))('every bad %s is refused by name', async (name, field) => {
  const values = await validValues(site, plant)
  for (const [what, value] of badValues(field, { body: 'multipart', isChange: false })) {
    const { status, body } = await site.admin.call('POST', '/api/plants', bodyOf(plant, { ...values, [name]: value }))
    expect(status, `${name}: ${what}`).toBe(422)
    expect(Object.keys(body.errors ?? {}), `${name}: ${what}`).toEqual([name])
  }
})

describe('lists and pages', () => {
  test('records are searched, sorted alike on every database, and come in pages', async () => {
    for (const capacity of [100, 9.5, '', 20]) await makeRecord(site, plant, { title: 'Kutch roof', capacity })
    const capacities = async (sort: string) => (await list(`search=kutch&sort=${sort}`)).map(({ capacity }) => capacity)
    expect(await capacities('capacity')).toEqual([null, 9.5, 20, 100])
    expect(await capacities('-capacity')).toEqual([100, 20, 9.5, null])
    expect(await list('search=kutch&page=2&pageSize=3')).toHaveLength(1)
    for (const name of sortableNames(plant))
      for (const sort of [name, `-${name}`]) expect(await list(`search=kutch&sort=${sort}`), sort).toHaveLength(4)
  })

  test('the site finds it, and the site map lists its page with its pictures', async () => {
    const record = await makeRecord(site, plant, { title: 'Bhuj school', story: 'Twelve rows of glass.' })
    const [hit] = (await site.visitor.call<object[]>('GET', '/api/search?q=rows+of+glass')).body
    expect(hit).toEqual({
      kind: 'plant',
      path: `/plants/${record.id}`,
      title: 'Bhuj school',
      excerpt: 'Twelve rows of glass.'
    })
    const page = (await indexedPages(site.reader)).find(({ path }) => path === `/plants/${record.id}`)
    expect(page).toMatchObject({ changed: record.updatedAt, pictures: [record.cover, record.photo] })
  })

  test('an exported row has numbers and days of its own', () => {
    const { columns } = exportOf(plant, 'excel', '', 1)
    const [title, capacity, endedOn] = rowBuilder(
      plant,
      columns
    )({ title: 'T', capacity: 1200.5, endedOn: '2026-03-31' })
    expect(title).toEqual({ texts: ['T'], images: [] })
    expect(capacity).toMatchObject({ texts: ['1,200.5 kW'], typed: { type: 'number', value: 1200.5 } })
    expect(endedOn).toMatchObject({ typed: { type: 'day', value: new Date('2026-03-31T00:00:00Z') } })
    expect(rowBuilder(plant, columns)({ title: 'T', capacity: null, endedOn: null }).slice(1)).toEqual([
      { texts: [], images: [] },
      { texts: [], images: [] }
    ])
  })

  test('the contract names its calls', async () => {
    const { body } = await site.visitor.call<{ paths: object }>('GET', '/api/openapi.json')
    const paths = [...plant.api.list, ...plant.api.get.map(({ path }) => path), plant.api.deleteMultiple]
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(paths))
  })
})

describe('its history', () => {
  test('a change is put back, and a deletion undone with its files', async () => {
    const record = await makeRecord(site, plant, { capacity: 4.75, service_id: '' })
    await change(site.admin, plant, record, { ...plainValues(plant, record), service_id: '', capacity: 5 })
    const [latest] = (await site.admin.call<Version[]>('GET', `/api/history?collection=plant&recordId=${record.id}`))
      .body
    await site.admin.call('POST', `/api/history/${latest?.id}/restore`, { json: {} })
    expect(plainValues(plant, await read(record.id))).toEqual(plainValues(plant, record))

    const { batch } = (await remove(site.admin, plant, [record.id])).body
    expect((await site.visitor.call('GET', pathOf(plant.api.update, record))).status).toBe(404)
    const undone = await site.admin.call('POST', '/api/history/undo', { json: { batch } })
    expect(undone.body).toMatchObject({ restored: 1 })
    expect(plainValues(plant, await read(record.id))).toEqual(plainValues(plant, record))
    expect(site.storedFiles()).toEqual(expect.arrayContaining(filesOf(plant, record)))
  })
})
