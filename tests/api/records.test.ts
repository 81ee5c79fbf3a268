import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { relationsOf } from '../../collections/define.ts'
import { allCollections } from '../../collections/index.ts'
import { sortableNames } from '../../collections/sort.ts'
import { kindOf } from '../../fields/index.ts'
import {
  bodyOf,
  change,
  changeable,
  filesOf,
  makeRecord,
  pathOf,
  plainValues,
  remove,
  validValues
} from '../support/records.ts'
import { createTestSite, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

describe.each(allCollections.map((collection) => ({ name: collection.name, collection })))(
  '$name',
  ({ collection }) => {
    const { api, admin } = collection

    if (api.create)
      test('a new record comes back as it was sent, with the message of the definition', async () => {
        const values = await validValues(site, collection)
        const { status, body } = await site.admin.call('POST', api.create ?? '', bodyOf(collection, values))
        expect(status).toBe(201)
        expect(body).toMatchObject({
          ...plainValues(collection, values),
          id: expect.any(Number),
          version: 1,
          message: admin.messages.created
        })
        const stored = site.storedFiles()
        expect(stored).toEqual(expect.arrayContaining(filesOf(collection, body)))
      })

    if (api.create)
      test('optional values may be left out, and are then empty', async () => {
        const all = await validValues(site, collection)
        const required = Object.entries(collection.fields).filter(([, field]) => field.required)
        const values = Object.fromEntries(required.map(([name]) => [name, all[name]]))
        const { status, body } = await site.admin.call('POST', api.create ?? '', bodyOf(collection, values))
        expect(status).toBe(201)
        for (const [name, field] of Object.entries(collection.fields).filter(([, { required }]) => !required)) {
          const { initial } = field
          const { empty, column } = kindOf(field)
          expect(body[name], name).toBe(initial ?? (column ? column.read(empty) : empty))
        }
      })

    test('every path of the definition reads the same record', async () => {
      const record = await makeRecord(site, collection)
      for (const call of api.get) {
        expect((await site.admin.call('GET', pathOf(call, record))).body).toEqual(record)
      }
      const { [collection.related?.name ?? '']: _, ...listed } = record
      for (const list of api.list) {
        const { status, body } = await site.admin.call<unknown[]>('GET', list)
        expect(status).toBe(200)
        expect(body).toContainEqual(listed)
      }
    })

    test('a change comes back, is read by everybody, and counts the version', async () => {
      const record = await makeRecord(site, collection)
      const values = await validValues(site, collection)
      const sent = Object.fromEntries(Object.keys(changeable(collection.fields)).map((name) => [name, values[name]]))
      site.pass(1_000)
      const { status, body } = await change(site.admin, collection, record, sent)
      expect(status).toBe(200)
      const expected = Object.fromEntries(
        Object.entries(plainValues(collection, values)).map(([name, value]) => [
          name,
          // The reader follows from the change: the program names its sender.
          name === admin.form.readBy ? 'Asha Admin' : collection.fields[name]?.immutable ? record[name] : value
        ])
      )
      // A contact message has a field `message`; the answer's own comes first.
      expect(body).toMatchObject({ ...expected, message: admin.messages.updated, id: record.id, version: 2 })
      expect(body.createdAt).toBe(record.createdAt)
      expect(Date.parse(String(body.updatedAt))).toBeGreaterThan(Date.parse(String(record.updatedAt)))
      for (const call of api.get) {
        const { body: read } = await site.admin.call('GET', pathOf(call, record))
        expect(body).toEqual({ ...read, message: admin.messages.updated })
      }
    })

    test('the second of two editors is told, and the first one’s words stay', async () => {
      const record = await makeRecord(site, collection)
      const sent = plainValues(collection, record)
      const first = await change(site.admin, collection, record, { ...sent, version: record.version })
      const second = await change(site.admin, collection, record, { ...sent, version: record.version })
      expect([first.status, second.status]).toEqual([200, 409])
      expect(second.body.message).toMatch(/Somebody else has saved/)
      const third = await change(site.admin, collection, record, { ...sent, version: first.body.version })
      expect(third.status).toBe(200)
    })

    test('of two editors who save at the same moment, one is told', async () => {
      const record = await makeRecord(site, collection)
      const sent = plainValues(collection, record)
      const saves = await Promise.all([1, 2].map(() => change(site.admin, collection, record, { ...sent, version: 1 })))
      expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
    })

    test('deleted records are gone, and so are their files once the history forgets them', async () => {
      await site.forgetHistory()
      const before = site.storedFiles().length
      const [one, other] = [await makeRecord(site, collection), await makeRecord(site, collection)]
      const { status, body } = await remove(site.admin, collection, [one.id, other.id])
      expect(status).toBe(200)
      expect(body).toMatchObject({ message: 'Deleted successfully!', deleted: 2 })
      await site.forgetHistory()
      for (const record of [one, other]) {
        for (const call of api.get) expect((await site.admin.call('GET', pathOf(call, record))).status).toBe(404)
        expect((await change(site.admin, collection, record, plainValues(collection, record))).status).toBe(404)
        for (const file of filesOf(collection, record)) expect(site.storedFiles()).not.toContain(file)
      }
      const related = relationsOf(collection, 'news').length
      // The news that the records refer to stays, with its picture in three files.
      expect(site.storedFiles()).toHaveLength(before + related * 2 * 3)
    })

    test('an id is never given twice, not even after its record is deleted', async () => {
      const gone = await makeRecord(site, collection)
      await remove(site.admin, collection, [gone.id])
      expect((await makeRecord(site, collection)).id).toBeGreaterThan(gone.id)
    })

    test('an id that names nothing, or is written in another way than it is given, is not found', async () => {
      const { id, ...values } = await makeRecord(site, collection)
      const respelled = [
        `0${id}`,
        `+${id}`,
        `-${id}`,
        `${id}.0`,
        `${id}e0`,
        `0x${id.toString(16)}`,
        `%20${id}`,
        `${id}%00`
      ]
      const others = ['0', '999999999', '2147483648', '99999999999999999999', 'abc', '1.5', 'null', '__proto__', '%F0']
      for (const unknown of [...respelled, ...others]) {
        for (const { path } of api.get) {
          expect((await site.admin.call('GET', path.replace('{id}', unknown))).status, unknown).toBe(404)
        }
        const put = await site.admin.call('PUT', api.update.path.replace('{id}', unknown), bodyOf(collection, values))
        expect(put.status, unknown).toBe(404)
        expect(put.body.message).toMatch(/^There is no/)
      }
    })

    test('every other method is refused with those that there are', async () => {
      const paths = [...api.list, api.deleteMultiple, ...api.get.map(({ path }) => path), api.update.path]
      for (const path of paths) {
        const { status, headers } = await site.admin.call('DELETE', path.replace('{id}', '1'))
        expect(status, path).toBe(405)
        const methods = site.routes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase())
        expect(headers.get('allow')).toBe(methods.join(', '))
      }
    })

    test('lists may be sorted by every value that is text or number', async () => {
      await makeRecord(site, collection)
      await makeRecord(site, collection)
      for (const name of sortableNames(collection)) {
        const [up, down] = await Promise.all(
          [name, `-${name}`].map((sort) => site.admin.call<{ id: number }[]>('GET', `${api.list[0]}?sort=${sort}`))
        )
        expect([up?.status, down?.status], name).toEqual([200, 200])
        expect(up?.body.length).toBe(down?.body.length)
      }
      const refused = await site.admin.call('GET', `${api.list[0]}?sort=password`)
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toHaveProperty('sort')
    })
  }
)

test.each(['/api', '/api/', '/api/nothing', '/api/news/1/2', '/api/auth', '/API/news', '/api/news/', '/api/Users'])(
  '%s is nothing, and says so in JSON',
  async (path) => {
    const { status, body } = await site.admin.call('GET', path)
    expect(status).toBe(404)
    expect(body).toEqual({ message: expect.any(String) })
  }
)
