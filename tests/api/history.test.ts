import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCollections, allSingletons } from '../../collections/index.ts'
import { recoverable } from '../../collections/schemas.ts'
import type { Version } from '../../server/content/history.ts'
import {
  change,
  changeable,
  collection,
  filesOf,
  keyOf,
  makeRecord,
  pathOf,
  plainValues,
  remove,
  validValues
} from '../support/records.ts'
import { admin, type Caller, createTestSite, picture, type TestSite } from '../support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

async function versionsOf(name: string, recordId: number, caller: Caller = site.admin) {
  return (await caller.call<Version[]>('GET', `/api/history?collection=${name}&recordId=${recordId}`)).body
}
const deletedOnes = async (name: string) =>
  (await site.admin.call<Version[]>('GET', `/api/history?collection=${name}&deleted=true`)).body
const restore = (version: Version | undefined, caller: Caller = site.admin, seen?: number) =>
  caller.call<Record<string, unknown>>('POST', `/api/history/${version?.id}/restore`, { json: { version: seen } })

describe.each(allCollections.map((definition) => ({ name: definition.name, definition })))(
  '$name',
  ({ definition }) => {
    const { api } = definition
    const byId = api.get.find(({ by }) => by === 'id') ?? api.update
    const read = async (record: Record<string, unknown>) =>
      (await site.admin.call<Record<string, unknown> & { version: number }>('GET', pathOf(byId, record))).body
    // Visitors' records have no version of their creation: nobody of the staff made them.
    const editable =
      api.create !== undefined && Object.values(changeable(definition.fields)).some(({ kind }) => kind !== 'boolean')

    test.runIf(editable)('a change keeps what was there, with who and when, and it can be put back', async () => {
      const record = await makeRecord(site, definition)
      const values = await validValues(site, definition, keyOf(definition, record))
      const { status } = await change(site.admin, definition, record, plainValues(definition, values))
      expect(status).toBe(200)
      const [latest, first] = await versionsOf(definition.name, record.id)
      expect(first).toMatchObject({ action: 'create', values: null, by: admin.username })
      expect(latest).toMatchObject({
        action: 'update',
        recordId: record.id,
        by: admin.username,
        at: site.clock().toISOString()
      })
      expect(latest?.values).toMatchObject(plainValues(definition, record))

      expect((await restore(latest)).status).toBe(200)
      const back = await read(record)
      expect(plainValues(definition, back)).toEqual(plainValues(definition, record))
      expect(back.version).toBe(3)
      // A restoration makes a version too.
      expect((await versionsOf(definition.name, record.id)).map(({ action }) => action)).toEqual([
        'update',
        'update',
        'create'
      ])
    })

    test.runIf(recoverable(definition))('a deleted record comes back under its id, with its files', async () => {
      const record = await makeRecord(site, definition)
      await remove(site.admin, definition, [record.id])
      const [deleted] = await deletedOnes(definition.name)
      expect(deleted).toMatchObject({ action: 'delete', recordId: record.id, by: admin.username })
      expect((await restore(deleted)).body).toMatchObject({ collection: definition.name, recordId: record.id })
      const back = await read(record)
      expect({ ...back, version: 1, updatedAt: 0 }).toEqual({ ...record, version: 1, updatedAt: 0 })
      expect(site.storedFiles()).toEqual(expect.arrayContaining(filesOf(definition, record)))
      expect((await deletedOnes(definition.name)).map(({ recordId }) => recordId)).not.toContain(record.id)
    })

    test.runIf(recoverable(definition))('a deletion of several is undone as a whole, and once', async () => {
      const made = [await makeRecord(site, definition), await makeRecord(site, definition)]
      const ids = made.map(({ id }) => id)
      const { batch } = (await remove(site.admin, definition, ids)).body as unknown as { batch: string }
      const undo = () => site.admin.call('POST', '/api/history/undo', { json: { batch } })
      expect((await undo()).body).toMatchObject({ restored: 2 })
      for (const record of made) expect((await read(record)).id).toBe(record.id)
      expect((await undo()).body).toMatchObject({ restored: 0 })
    })
  }
)

describe.each(allSingletons.map((definition) => ({ name: definition.name, definition })))('$name', ({ definition }) => {
  test('keeps its versions too', async () => {
    const before = (await site.admin.call<Record<string, unknown>>('GET', definition.api.path)).body
    const values = plainValues(definition, await validValues(site, definition))
    const sent = definition.api.body === 'json' ? { json: values } : { form: values as Record<string, string> }
    expect((await site.admin.call('PUT', definition.api.path, sent)).status).toBe(200)
    const [latest] = await versionsOf(definition.name, 1)
    expect((await restore(latest)).status).toBe(200)
    const after = (await site.admin.call<Record<string, unknown>>('GET', definition.api.path)).body
    expect(plainValues(definition, after)).toEqual(plainValues(definition, before))
  })
})

test('a news item comes back with the detail that went with it, and a detail only to its news', async () => {
  const [news, newsDetail] = [collection('news'), collection('newsDetail')]
  const item = await makeRecord(site, news)
  const detail = await makeRecord(site, newsDetail, { news_id: item.id })
  await remove(site.admin, news, [item.id])
  const lost = (await deletedOnes('newsDetail')).find(({ recordId }) => recordId === detail.id)
  const refused = await restore(lost)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toBe('The news item that this belongs to is gone. Bring that back first.')
  await restore((await deletedOnes('news')).find(({ recordId }) => recordId === item.id))
  expect((await site.visitor.call('GET', `/api/newsdetail/byNews/${item.id}`)).body).toMatchObject({ id: detail.id })
})

test('a user’s versions hold no password, are an Admin’s alone, and a deleted user stays deleted', async () => {
  const person = await site.addPerson('User')
  const user = collection('user')
  await remove(site.admin, user, [person.id])
  const versions = await versionsOf('user', person.id)
  expect(JSON.stringify(versions)).not.toMatch(/password|argon2/)
  const [deleted] = versions
  const refused = await restore(deleted)
  expect(refused.status).toBe(409)
  const other = await site.addPerson('User')
  const signedIn = await site.signIn(other.fullName, other.password)
  expect(await versionsOf('user', person.id, signedIn)).toEqual([])
  expect((await restore(deleted, signedIn)).status).toBe(403)
})

test('an earlier role is put back only while an Admin remains', async () => {
  const fresh = await createTestSite()
  const second = await fresh.addPerson('User')
  const user = collection('user')
  const values = { fullName: second.fullName, address: 'Pune', mobileNo: second.mobileNo, role: 'Admin' }
  await change(fresh.admin, user, { id: second.id }, values)
  const [first] = (await fresh.admin.call<{ id: number }[]>('GET', '/api/auth/userlist')).body
  const signedIn = await fresh.signIn(second.fullName, second.password)
  await remove(signedIn, user, [first?.id])
  const path = `/api/history?collection=user&recordId=${second.id}`
  const [asUser] = (await signedIn.call<Version[]>('GET', path)).body
  const refused = await signedIn.call('POST', `/api/history/${asUser?.id}/restore`, { json: {} })
  expect(refused.status).toBe(409)
  await fresh.close()
})

test('a replaced picture is there for as long as a version names it', async () => {
  await site.forgetHistory()
  const product = collection('product')
  const record = await makeRecord(site, product)
  const texts = plainValues(product, record)
  await change(site.admin, product, record, { ...texts, productImage: await picture(9, 7) })
  expect(site.storedFiles()).toContain(record.productImage)
  const [latest] = await versionsOf('product', record.id)
  await restore(latest)
  await site.forgetHistory()
  expect(await versionsOf('product', record.id)).toEqual([])
  expect(site.storedFiles()).toContain(record.productImage)
})

test('what was read is no version, and what nobody knows is 404', async () => {
  const message = await makeRecord(site, collection('contactMessage'))
  await change(site.admin, collection('contactMessage'), message, { read: true })
  expect(await versionsOf('contactMessage', message.id)).toEqual([])
  expect((await site.admin.call('POST', '/api/history/2000000000/restore')).status).toBe(404)
  expect((await site.admin.call('POST', '/api/history/undo', { json: { batch: 'none' } })).status).toBe(404)
  for (const json of [{ batch: '\0' }, {}])
    expect(await site.admin.call('POST', '/api/history/undo', { json })).toMatchObject({
      status: 422,
      body: { message: 'batch must name a change.' }
    })
  expect((await site.admin.call('GET', '/api/history?collection=session')).status).toBe(422)
})

test('whether a message was mailed and read is not put back, unless the message itself was gone', async () => {
  const messages = collection('contactMessage')
  const given = { stage: 'New', mail: 'Could not be mailed', read: false, readBy: '' }
  const { id } = await makeRecord(site, messages, given)
  const read = async () => (await site.admin.call('GET', `/api/messages/${id}`)).body
  const undo = (batch: unknown) => site.admin.call('POST', '/api/history/undo', { json: { batch } })
  const call = { json: { ids: [id], values: { stage: 'Called' } } }
  const { body } = await site.admin.call('POST', '/api/messages/update-multiple', call)
  await site.db.updateTable('contactMessage').set({ mail: 'Sent' }).where('id', '=', id).execute()
  const since = { mail: 'Sent', read: true, readBy: admin.username }
  expect(await read()).toMatchObject({ ...since, stage: 'Called' })
  expect((await undo(body.batch)).status).toBe(200)
  expect(await read()).toMatchObject({ ...since, stage: 'New' })

  await change(site.admin, messages, { id }, { stage: 'Won', read: false })
  const versions = await versionsOf('contactMessage', id)
  expect((await restore(versions.at(-1))).status).toBe(200)
  expect(await read()).toMatchObject({ mail: 'Sent', read: false, readBy: '', stage: 'New' })

  const before = await read()
  const gone = (await remove(site.admin, messages, [id])).body as unknown as { batch: string }
  expect((await undo(gone.batch)).status).toBe(200)
  expect({ ...(await read()), version: 0, updatedAt: 0 }).toEqual({ ...before, version: 0, updatedAt: 0 })
})

test('a restoration over a record that somebody has saved meanwhile is refused, and changes nothing', async () => {
  const service = collection('service')
  const record = await makeRecord(site, service)
  const texts = plainValues(service, record)
  await change(site.admin, service, record, { ...texts, serviceName: 'Second' })
  const { body: third } = await change(site.admin, service, record, { ...texts, serviceName: 'Third' })
  const [, first] = await versionsOf('service', record.id)
  const refused = await restore(first, site.admin, 2)
  expect(refused.status).toBe(409)
  expect((await site.visitor.call('GET', `/api/services/${record.id}`)).body).toMatchObject({ serviceName: 'Third' })
  expect((await restore(first, site.admin, third.version)).status).toBe(200)
  expect((await restore(first, site.admin, -1)).status).toBe(422)
})

test('an account that was deleted is not among what can be brought back', async () => {
  const { id } = await site.addPerson('User')
  await remove(site.admin, collection('user'), [id])
  const everything = (await site.admin.call<Version[]>('GET', '/api/history?deleted=true&pageSize=100')).body
  expect(everything.map(({ collection }) => collection)).not.toContain('user')
})
