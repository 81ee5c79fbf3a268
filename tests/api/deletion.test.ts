import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collection } from '../../collections/define.ts'
import { allCollections } from '../../collections/index.ts'
import { collection, makeRecord, remove } from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const countOf = async (path: string | undefined) => (await site.admin.call<unknown[]>('GET', path ?? '')).body.length

describe.each(allCollections.map((definition) => ({ name: definition.name, definition })))(
  '$name',
  ({ definition }) => {
    test.each([
      ['an empty list', []],
      ['no list', undefined],
      ['null', null],
      ['a number', 1],
      ['a text', '1'],
      ['an object', { 0: 1 }],
      ['texts', ['1']],
      ['a fraction', [1.5]],
      ['zero', [0]],
      ['a negative number', [-1]],
      ['null inside', [1, null]],
      ['a list inside', [[1]]],
      ['a number beyond 32 bits', [2_147_483_648]],
      ['1,001 ids', Array.from({ length: 1_001 }, (_, index) => index + 1)]
    ])('%s as ids is refused, and nothing is deleted', async (_, ids) => {
      const record = await makeRecord(site, definition)
      const before = await countOf(definition.api.list[0])
      const { status, body } = await remove(site.admin, definition, ids)
      expect(status).toBe(422)
      expect(Object.keys(body.errors ?? {})).toEqual(['ids'])
      expect(await countOf(definition.api.list[0])).toBe(before)
      expect(record.id).toBeGreaterThan(0)
    })

    test('unknown ids and repetitions are passed over, and the answer counts what went', async () => {
      const { id } = await makeRecord(site, definition)
      const { status, body } = await remove(site.admin, definition, [id, id, 2_147_483_647, 1_999_999])
      expect(status).toBe(200)
      expect(body).toMatchObject({ message: 'Deleted successfully!', deleted: 1 })
      expect((await remove(site.admin, definition, [id])).body).toEqual({
        message: 'Deleted successfully!',
        deleted: 0
      })
    })
  }
)

describe('a dry run', () => {
  const dryRun = async (definition: Collection, ids: number[]) =>
    await site.admin.call('POST', definition.api.deleteMultiple, { json: { ids, dryRun: true } })

  test('counts what would be deleted, and what would go with it, and deletes nothing', async () => {
    const detail = await makeRecord(site, collection('newsDetail'))
    const alone = await makeRecord(site, collection('news'))
    const ids = [Number(detail.news_id), alone.id, 1_999_999]
    const before = await countOf('/api/news')
    const { status, body } = await dryRun(collection('news'), ids)
    expect(status).toBe(200)
    expect(body).toEqual({
      message: 'Nothing was deleted.',
      deleted: 2,
      dependents: [{ collection: 'newsDetail', count: 1 }]
    })
    expect(await countOf('/api/news')).toBe(before)
    expect((await site.visitor.call('GET', `/api/newsdetail/${detail.id}`)).status).toBe(200)
  })

  test('is asked as the deletion is: by who may delete, and with a yes or no', async () => {
    const { id } = await makeRecord(site, collection('service'))
    expect((await dryRun(collection('service'), [id])).body).toMatchObject({ deleted: 1, dependents: [] })
    const json = { ids: [id], dryRun: true }
    expect((await site.visitor.call('POST', '/api/services/delete-multiple', { json })).status).toBe(401)
    const unclear = { ids: [id], dryRun: 'perhaps' }
    expect((await site.admin.call('POST', '/api/services/delete-multiple', { json: unclear })).status).toBe(422)
    expect((await site.visitor.call('GET', `/api/services/${id}`)).status).toBe(200)
  })
})

test('1,000 ids at once are accepted', async () => {
  const { id } = await makeRecord(site, collection('service'))
  const ids = Array.from({ length: 1_000 }, (_, index) => id + index)
  expect((await remove(site.admin, collection('service'), ids)).body).toMatchObject({ deleted: 1 })
})

test('a User deletes content too, and a visitor nothing', async () => {
  const { fullName, password } = await site.addPerson('User')
  const user = await site.signIn(fullName, password)
  const { id } = await makeRecord(site, collection('service'))
  expect((await remove(site.visitor, collection('service'), [id])).status).toBe(401)
  expect((await remove(user, collection('service'), [id])).body).toMatchObject({ deleted: 1 })
})
