import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Collection, siblingCall } from '../../collections/define.ts'
import { allCollections } from '../../collections/index.ts'
import { isPublishable } from '../../collections/publishing.ts'
import { isArranged } from '../../collections/sort.ts'
import type { AnyRecord } from '../../server/content/records.ts'
import { insertable } from '../support/insertable.ts'
import { change, collection, makeRecord, plainValues, remove, type Values, validValues } from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const [news, product] = [collection('news'), collection('product')]
type Outcome = { message: string; updated: number; batch?: string; errors?: Record<string, string> }

const reorder = (definition: Collection, ids: unknown, caller = site.admin) =>
  caller.call<Outcome>('POST', siblingCall(definition, 'reorder'), { json: { ids } })
const update = (definition: Collection, ids: unknown, values: unknown, caller = site.admin) =>
  caller.call<Outcome>('POST', siblingCall(definition, 'update-multiple'), { json: { ids, values } })
const undo = (batch: unknown, caller = site.admin) =>
  caller.call<{ message: string; restored: number }>('POST', '/api/history/undo', { json: { batch } })

const all = async (definition: Collection) => {
  const status = isPublishable(definition) ? '?status=all' : ''
  return (await site.admin.call<AnyRecord[]>('GET', `${definition.api.list[0]}${status}`)).body
}
const places = async (definition: Collection) => (await all(definition)).map(({ id, position }) => [id, position])
const read = async (definition: Collection, id: number) => (await all(definition)).find((record) => record.id === id)
const empty = async (definition: Collection) => {
  const ids = (await all(definition)).map(({ id }) => id)
  if (ids.length > 0) await remove(site.admin, definition, ids)
}
const make = async (definition: Collection, positions: readonly (number | '')[], values: Values = {}) => {
  const records: number[] = []
  for (const position of positions) {
    const given = position === '' && definition.api.body === 'json' ? null : position
    records.push((await makeRecord(site, definition, { ...values, position: given })).id)
  }
  return records as [number, number, number, number]
}
const versionsOf = async (definition: Collection, id: number) =>
  (await site.admin.call<{ batch: string }[]>('GET', `/api/history?collection=${definition.name}&recordId=${id}`)).body

test('what has a position can be put in order, and what can be a draft changed in several records', () => {
  const arranged = allCollections.filter(isArranged).map(({ name }) => name)
  expect(arranged).toEqual(allCollections.filter(({ fields }) => 'position' in fields).map(({ name }) => name))
  const changed = allCollections
    .filter(({ admin }) => admin.list.bulk?.some(({ field }) => field === 'status'))
    .map(({ name }) => name)
  expect(changed).toEqual(allCollections.filter(isPublishable).map(({ name }) => name))
})

describe.each(allCollections.filter(isArranged))('the order of $name', (definition) => {
  test('begins with the named records, goes on with those that had a position, and ends with those without', async () => {
    await empty(definition)
    const [a, b, c, d] = await make(definition, [5, 5, '', ''])
    const { status, body } = await reorder(definition, [d, b])
    expect(status).toBe(200)
    expect(body).toEqual({ message: 'Order saved.', updated: 2, batch: expect.any(String) })
    expect(await places(definition)).toEqual([
      [d, 1],
      [b, 2],
      [a, 5],
      [c, null]
    ])
    expect((await reorder(definition, [a, d, b])).body).toMatchObject({ updated: 3 })
    expect(await places(definition)).toEqual([
      [a, 1],
      [d, 2],
      [b, 3],
      [c, null]
    ])
    expect((await reorder(definition, [a, d, b])).body).toEqual({ message: 'Order saved.', updated: 0 })
  })
})

describe('an order', () => {
  test('makes a version of each record that it changes, and is undone as a whole, once', async () => {
    await empty(product)
    const [a, b, c, d] = await make(product, [1, 2, 3, ''])
    const before = await places(product)
    const { batch } = (await reorder(product, [c, a, b])).body
    for (const id of [a, b, c]) expect((await versionsOf(product, id))[0]).toMatchObject({ action: 'update', batch })
    expect(await versionsOf(product, d)).toHaveLength(1)
    expect((await undo(batch)).body).toEqual({ message: 'Brought back.', restored: 3 })
    expect(await places(product)).toEqual(before)
    expect((await undo(batch)).status).toBe(409)
  })

  test('leaves no position beyond the greatest', async () => {
    await empty(product)
    const [a, b, c] = await make(product, [999_999, 1_000_000, 1_000_000])
    await reorder(product, [b])
    expect(await places(product)).toEqual([
      [b, 1],
      [a, 999_999],
      [c, 1_000_000]
    ])
  })

  test('of records that are not all there changes nothing: another list was seen', async () => {
    await empty(product)
    const [a, b] = await make(product, [1, 2])
    const before = await places(product)
    const { status, body } = await reorder(product, [b, a, 1_999_999])
    expect(status).toBe(404)
    expect(body.message).toBe('There is no such product.')
    expect(await places(product)).toEqual(before)
  })

  test.each([
    ['twice the same', [1, 1]],
    ['nothing', []],
    ['no list', 'all'],
    ['1,001 ids', Array.from({ length: 1_001 }, (_, index) => index + 1)]
  ])('of %s is refused', async (_, ids) => {
    const { status, body } = await reorder(product, ids)
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toEqual(['ids'])
  })

  test('is that in which staff are given all ids', async () => {
    await empty(product)
    const [a, b, c] = await make(product, ['', '', ''])
    await reorder(product, [c])
    expect((await site.admin.call('GET', '/api/products/ids?status=all')).body).toEqual([c, a, b])
  })
})

describe.each(allCollections.filter(isPublishable))('the status of $name', (definition) => {
  test('changes in several records at once, and back', async () => {
    const ids = await make(definition, ['', '', 3], { status: 'draft', publishAt: '' })
    const { status, body } = await update(definition, [...ids, ids[0], 1_999_999], { status: 'published' })
    expect(status).toBe(200)
    expect(body).toEqual({ message: 'Updated successfully!', updated: 3, batch: expect.any(String) })
    const seen = (await site.visitor.call<AnyRecord[]>('GET', definition.api.list[0] ?? '')).body.map(({ id }) => id)
    expect(seen).toEqual(expect.arrayContaining(ids))
    for (const id of ids) expect((await versionsOf(definition, id))[0]).toMatchObject({ batch: body.batch })
    expect((await undo(body.batch)).body.restored).toBe(3)
    for (const id of ids) expect(await read(definition, id)).toMatchObject({ status: 'draft' })
  })
})

describe('a change of several records', () => {
  test('gives news another category, and leaves everything else', async () => {
    const [one, other] = [await makeRecord(site, news), await makeRecord(site, news)]
    const { body } = await update(news, [one.id, other.id], { category: '  Policy ' })
    expect(body.updated).toBe(2)
    for (const record of [one, other])
      expect(plainValues(news, (await read(news, record.id)) ?? {})).toEqual({
        ...plainValues(news, record),
        category: 'Policy'
      })
  })

  test('is no version where nothing changes', async () => {
    const { id } = await makeRecord(site, news, { status: 'draft', publishAt: '' })
    expect((await update(news, [id], { status: 'draft' })).body).toEqual({
      message: 'Updated successfully!',
      updated: 1
    })
    expect(await versionsOf(news, id)).toHaveLength(1)
  })

  test('schedules what has a time, and nothing where one record has none', async () => {
    const timed = await makeRecord(site, news, { status: 'draft', publishAt: '2027-01-31T09:30:00.000Z' })
    const past = await makeRecord(site, news, { status: 'draft', publishAt: '2020-01-31T09:30:00.000Z' })
    const timeless = await makeRecord(site, news, { status: 'draft', publishAt: '' })
    const refused = await update(news, [timed.id, timeless.id], { status: 'scheduled' })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual({ publishAt: 'Publish at is required.' })
    expect(await read(news, timed.id)).toMatchObject({ status: 'draft' })
    expect((await update(news, [timed.id, past.id], { status: 'scheduled' })).status).toBe(200)
    expect(await read(news, timed.id)).toMatchObject({ status: 'scheduled' })
    expect(await read(news, past.id)).toMatchObject({ status: 'published' })
  })

  test.each<[string, unknown, string]>([
    ['an unknown status', { status: 'hidden' }, 'status'],
    ['an empty category', { category: '' }, 'category'],
    ['a category that is too long', { category: 'x'.repeat(61) }, 'category'],
    ['a field that is each record’s own', { title: 'The same' }, 'values'],
    ['no field', {}, 'values'],
    ['no values', undefined, 'values'],
    ['a list', ['draft'], 'values']
  ])('by %s is refused by name', async (_, values, name) => {
    const { id } = await makeRecord(site, news)
    const { status, body } = await update(news, [id], values)
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {})).toEqual([name])
  })

  test('of services has no category', async () => {
    const service = collection('service')
    const { id } = await makeRecord(site, service)
    expect((await update(service, [id], { category: 'Solar' })).body.message).toBe('values must have one of: status.')
  })

  test('takes JSON alone, of who is signed in', async () => {
    const { id } = await makeRecord(site, news)
    for (const name of ['update-multiple', 'reorder']) {
      const path = siblingCall(news, name)
      const json = { ids: [id], values: { status: 'draft' } }
      expect((await site.visitor.call('POST', path, { json })).status).toBe(401)
      expect((await site.admin.call('POST', path, { form: { ids: String(id) } })).status).toBe(415)
      expect((await site.admin.call('POST', path, { json, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(
        403
      )
    }
    expect(await read(news, id)).toMatchObject({ status: 'published' })
  })

  test('is not undone where one of them was saved since: who did so would lose it', async () => {
    const records = [await makeRecord(site, news), await makeRecord(site, news), await makeRecord(site, news)]
    const ids = records.map(({ id }) => id)
    const { batch } = (await update(news, ids, { category: 'Events' })).body
    await change(site.admin, news, records[1] ?? {}, await validValues(site, news, { title: 'Saved since' }))
    const refused = await undo(batch)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe(`‘${records[1]?.title}’ has been changed since. Nothing was undone.`)
    expect(await read(news, ids[0] ?? 0)).toMatchObject({ category: 'Events' })
    const other = (await update(news, [ids[0], ids[2]], { category: 'Notes' })).body.batch
    await remove(site.admin, news, [ids[2]])
    expect((await undo(other)).status).toBe(409)
    expect(await read(news, ids[0] ?? 0)).toMatchObject({ category: 'Notes' })
  })
})

test('a change of the settings is put back by its version, not by Undo', async () => {
  const { body: settings } = await site.admin.call('GET', '/api/settings')
  const json = { ...settings, logoText: 'Other' }
  expect((await site.admin.call('PUT', '/api/settings', { json })).status).toBe(200)
  const [latest] = (await site.admin.call<{ batch: string }[]>('GET', '/api/history?collection=settings')).body
  expect((await undo(latest?.batch)).status).toBe(404)
})

test('Undo brings back what was deleted, too, and knows no batch that is none', async () => {
  const record = await makeRecord(site, product)
  const { batch } = (await remove(site.admin, product, [record.id])).body
  expect((await undo(batch)).body).toMatchObject({ restored: 1 })
  expect((await undo('none')).status).toBe(404)
  expect((await undo(1)).status).toBe(422)
  expect((await undo(batch, site.visitor)).status).toBe(401)
})

test('1,000 records are put in order and changed by one call each', async () => {
  await empty(product)
  await makeRecord(site, product, { position: '' })
  const first = await site.db.selectFrom('product').selectAll().executeTakeFirstOrThrow()
  const { id, ...copy } = insertable(first)
  for (let made = 0; made < 9; made++)
    await site.db
      .insertInto('product')
      .values(Array.from({ length: 111 }, () => copy))
      .execute()
  const ids = (await site.admin.call<number[]>('GET', '/api/products/ids?status=all')).body.reverse()
  expect(ids).toHaveLength(1_000)
  expect((await reorder(product, ids)).body.updated).toBe(1_000)
  expect((await site.admin.call('GET', '/api/products/ids?status=all')).body).toEqual(ids)
  const { batch, updated } = (await update(product, ids, { status: 'draft' })).body
  expect(updated).toBe(1_000)
  expect((await undo(batch)).body.restored).toBe(1_000)
  expect(id).toBe(ids.at(-1))
})
