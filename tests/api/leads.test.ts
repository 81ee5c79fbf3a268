import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TimelineEvent } from '../../server/contact/lead-timeline.ts'
import type { LeadWork } from '../../server/contact/lead-work.ts'
import type { Version } from '../../server/content/history.ts'
import { insert } from '../../server/content/records.ts'
import { collection, type Values } from '../support/records.ts'
import { admin, type Caller, createTestSite, type Person, type TestSite } from '../support/site.ts'

let site: TestSite
let person: Person
let user: Caller
beforeEach(async () => {
  site = await createTestSite()
  person = await site.addPerson('User')
  user = await site.signIn(person.fullName, person.password)
})
afterEach(() => site.close())

type Lead = Values & { id: number; version: number }

let count = 0

/** A message that came at the site's time. @returns its id */
async function receive(values: Values = {}): Promise<number> {
  count++
  const message = {
    name: 'Asha',
    email: `asha${count}@example.com`,
    subject: `Subject ${count}`,
    phone: String(9_800_000_000 + count),
    message: 'M',
    stage: 'New',
    language: 'en',
    mail: 'Waiting',
    ...values
  }
  const empty = Object.fromEntries(Object.keys(collection('contactMessage').fields).map((name) => [name, null]))
  const texts = {
    reference: '',
    topic: '',
    pincode: '',
    about: '',
    estimate: '',
    callAt: '',
    attachment: '',
    readBy: ''
  }
  const all = { ...empty, ...texts, read: false, ...message }
  return await insert(site.db, collection('contactMessage'), all, site.clock().toISOString())
}

const change = (id: number, json: Values, caller = user) =>
  caller.call<Lead & { errors?: Record<string, string> }>('PUT', `/api/messages/${id}`, { json })
const read = async (id: number) => (await user.call<Lead>('GET', `/api/messages/${id}`)).body
const timeline = async (id: number) => (await user.call<TimelineEvent[]>('GET', `/api/messages/${id}/timeline`)).body
const happened = async (id: number) => (await timeline(id)).map(({ kind, from, to }) => [kind, from, to])
const note = (id: number, text: unknown, headers: Record<string, string> = {}) =>
  user.call<TimelineEvent & { errors?: Record<string, string> }>('POST', `/api/messages/${id}/notes`, {
    json: { text },
    headers
  })

describe('a change of a lead', () => {
  test('comes back, marks it as read, and is told by its events', async () => {
    const id = await receive()
    const { status, body } = await change(id, {
      stage: 'Called',
      ownerId: person.id,
      followUpOn: '2026-11-25',
      value: 150_000
    })
    expect(status).toBe(200)
    const owned = {
      stage: 'Called',
      ownerId: person.id,
      owner: person.fullName,
      followUpOn: '2026-11-25',
      value: 150_000
    }
    expect(body).toMatchObject({ ...owned, read: true, readBy: person.fullName })
    expect(await read(id)).toMatchObject(owned)
    expect(await happened(id)).toEqual([
      ['received', '', ''],
      ['stage', 'New', 'Called'],
      ['owner', '', person.fullName],
      ['followUp', '', '25 Nov 2026'],
      ['value', '', '₹1,50,000']
    ])
    const [received, stage] = await timeline(id)
    expect(received).toMatchObject({ at: '2026-11-20T10:00:00.000Z', by: null })
    expect(stage?.by).toEqual({ id: person.id, fullName: person.fullName })
  })

  test('takes null for nobody, no day and no sum; what it does not name stays', async () => {
    const id = await receive()
    await change(id, { ownerId: person.id, followUpOn: '2026-11-25', value: 0 })
    await change(id, { value: 0 })
    expect((await happened(id)).at(-1)).toEqual(['value', '', '₹0'])
    const { body } = await change(id, { ownerId: null, followUpOn: null, value: null })
    expect(body).toMatchObject({ stage: 'New', ownerId: null, owner: '', followUpOn: null, value: null })
    expect((await happened(id)).slice(-3)).toEqual([
      ['owner', person.fullName, ''],
      ['followUp', '25 Nov 2026', ''],
      ['value', '₹0', '']
    ])
  })

  test('that changes nothing, or is refused, is no event', async () => {
    const id = await receive()
    await change(id, { stage: 'Called', followUpOn: '2026-11-25' })
    const before = await timeline(id)
    const { body } = await change(id, { stage: 'Called', followUpOn: '2026-11-25', ownerId: null, value: '' })
    expect(body).toMatchObject({ stage: 'Called', ownerId: null, value: null })
    expect((await change(id, { version: 1, stage: 'Visit' })).status).toBe(409)
    for (const [name, values] of Object.entries({
      stage: ['Gone', 'new', 5, null],
      ownerId: [999, 0, -1, 'me', true, 2_147_483_648],
      followUpOn: ['2026-02-30', '25/11/2026', 'today', 5],
      value: [-1, 1.5, '1,50,000', 'much', true],
      read: ['yes', null]
    }))
      for (const value of values) {
        const refused = await change(id, { stage: 'Visit', [name]: value })
        expect([name, value, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
          name,
          value,
          422,
          [name]
        ])
      }
    expect(await timeline(id)).toEqual(before)
    expect(await read(id)).toMatchObject({ stage: 'Called', followUpOn: '2026-11-25' })
  })

  test('marks as read who makes it, not who comes later, and not where it says otherwise', async () => {
    const id = await receive()
    await change(id, { followUpOn: '2026-11-25' }, site.admin)
    const { body } = await change(id, { value: 5 })
    expect(body).toMatchObject({ read: true, readBy: admin.username })
    expect((await change(id, { stage: 'Called', read: false })).body).toMatchObject({ read: false, readBy: '' })
  })

  test('of two at the same time that know one version, one is made, with its events', async () => {
    const id = await receive()
    const { version } = await read(id)
    const answers = await Promise.all(['Called', 'Visit'].map((stage) => change(id, { version, stage })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await happened(id)).toEqual([
      ['received', '', ''],
      ['stage', 'New', (await read(id)).stage]
    ])
  })

  test('is kept in the history with the names of then, and can be taken back', async () => {
    const id = await receive()
    await change(id, { read: true })
    const versions = async () =>
      (await user.call<Version[]>('GET', `/api/history?collection=contactMessage&recordId=${id}`)).body
    expect(await versions()).toEqual([])
    await change(id, { ownerId: person.id })
    await change(id, { ownerId: null, stage: 'Lost' })
    const [last] = await versions()
    expect(last?.values).toMatchObject({ ownerId: person.id, owner: person.fullName, stage: 'New' })
    expect((await user.call('POST', `/api/history/${last?.id}/restore`, { json: {} })).status).toBe(200)
    expect(await read(id)).toMatchObject({ ownerId: person.id, stage: 'New' })
    expect((await happened(id)).slice(-2)).toEqual([
      ['stage', 'Lost', 'New'],
      ['owner', '', person.fullName]
    ])
  })
})

test('many leads are given to somebody, set to a stage or marked as read at once, with the events of each', async () => {
  const ids = [await receive(), await receive()]
  const changeAll = (values: Values) =>
    user.call<{ updated: number; batch: string }>('POST', '/api/messages/update-multiple', { json: { ids, values } })
  expect((await changeAll({ ownerId: 999_999 })).status).toBe(422)
  expect((await changeAll({ stage: 'Sleeping' })).status).toBe(422)
  expect((await changeAll({ ownerId: String(person.id) })).body.updated).toBe(2)
  const { body } = await changeAll({ stage: 'Called' })
  for (const id of ids) {
    expect(await read(id)).toMatchObject({ ownerId: person.id, stage: 'Called', read: true, readBy: person.fullName })
    expect(await happened(id)).toEqual([
      ['received', '', ''],
      ['owner', '', person.fullName],
      ['stage', 'New', 'Called']
    ])
  }
  await user.call('POST', '/api/history/undo', { json: { batch: body.batch } })
  expect(await read(ids[0] ?? 0)).toMatchObject({ ownerId: person.id, stage: 'New' })
})

describe('an owner', () => {
  test('is chosen by name from all accounts, by Users too', async () => {
    const { status, body } = await user.call('GET', '/api/messages/owners')
    expect(status).toBe(200)
    expect(body).toEqual([
      { id: expect.any(Number), fullName: admin.username },
      { id: person.id, fullName: person.fullName }
    ])
  })

  test('whose account is deleted leaves the lead to nobody, and nothing else is lost', async () => {
    const id = await receive()
    await change(id, { stage: 'Visit', ownerId: person.id, followUpOn: '2026-11-25', value: 5 }, site.admin)
    const before = await timeline(id)
    const remove = { json: { ids: [person.id] } }
    expect((await site.admin.call('POST', '/api/auth/delete-multiple', remove)).status).toBe(200)
    const { body } = await site.admin.call<Lead>('GET', `/api/messages/${id}`)
    expect(body).toMatchObject({ stage: 'Visit', ownerId: null, owner: '', followUpOn: '2026-11-25', value: 5 })
    expect((await site.admin.call('GET', `/api/messages/${id}/timeline`)).body).toEqual(before)
  })

  test('whose account is gone does not keep a message from coming back, deleted or changed', async () => {
    const [deleted, changed] = [await receive(), await receive()]
    for (const id of [deleted, changed]) await change(id, { stage: 'Visit', ownerId: person.id }, site.admin)
    await change(changed, { stage: 'Won' }, site.admin)
    const gone = await site.admin.call('POST', '/api/messages/delete-multiple', { json: { ids: [deleted] } })
    expect((await site.admin.call('GET', `/api/messages/${deleted}/timeline`)).status).toBe(404)
    await site.admin.call('POST', '/api/auth/delete-multiple', { json: { ids: [person.id] } })

    const undo = { json: { batch: gone.body.batch } }
    expect((await site.admin.call('POST', '/api/history/undo', undo)).status).toBe(200)
    const [version] = (
      await site.admin.call<Version[]>('GET', `/api/history?collection=contactMessage&recordId=${changed}`)
    ).body
    expect((await site.admin.call('POST', `/api/history/${version?.id}/restore`, { json: {} })).status).toBe(200)
    for (const id of [deleted, changed])
      expect((await site.admin.call('GET', `/api/messages/${id}`)).body).toMatchObject({
        stage: 'Visit',
        ownerId: null
      })
    const { body } = await site.admin.call<TimelineEvent[]>('GET', `/api/messages/${deleted}/timeline`)
    expect(body.map(({ kind }) => kind)).toEqual(['received', 'stage', 'owner'])
  })
})

describe('a note', () => {
  test('of 1 to 2,000 characters is added, once for each key', async () => {
    const id = await receive()
    const headers = { 'idempotency-key': randomUUID() }
    const { status, body } = await note(id, ' Calls back on Monday. ', headers)
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'note', text: 'Calls back on Monday.', by: { id: person.id } })
    expect((await note(id, ' Calls back on Monday. ', headers)).body).toEqual(body)
    expect((await note(id, 'Another', headers)).status).toBe(422)
    expect((await timeline(id)).slice(1)).toEqual([body])
    for (const text of ['', ' ', 'x'.repeat(2_001), undefined, 5]) {
      const refused = await note(id, text)
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['text']])
    }
    expect((await note(id, 'x'.repeat(2_000))).status).toBe(201)
    expect((await note(id + 1, 'Nobody')).status).toBe(404)
    expect((await user.call('GET', `/api/messages/${id + 1}/timeline`)).status).toBe(404)
  })
})

describe('the list', () => {
  const find = async (query: string, caller = user) =>
    (await caller.call<number[]>('GET', `/api/messages/ids?${query}`)).body

  test('is narrowed by stage, owner and what is due, alone and together, in all its calls', async () => {
    const open = await receive({ followUpOn: '2026-11-20', ownerId: person.id })
    const late = await receive({ followUpOn: '2026-11-19', stage: 'Quoted', ownerId: 1 })
    const won = await receive({ followUpOn: '2026-11-01', stage: 'Won', ownerId: person.id })
    const next = await receive({ followUpOn: '2026-11-21', stage: 'Visit', ownerId: person.id })
    const free = await receive({ name: 'Ravi' })
    const expected: Record<string, number[]> = {
      '': [open, late, won, next, free],
      'stage=New': [open, free],
      'owner=me': [open, won, next],
      'owner=none': [free],
      'owner=1': [late],
      'owner=999': [],
      'due=today': [open, late],
      'due=late': [late],
      'due=today&owner=me': [open],
      'stage=New&owner=none&search=ravi': [free],
      'stage=Won&due=late': [],
      'search=asha&owner=me&stage=Visit': [next],
      'search=subject': [open, late, won, next, free]
    }
    for (const [query, ids] of Object.entries(expected)) {
      expect([query, await find(query)]).toEqual([query, ids])
      const list = await user.call<Lead[]>('GET', `/api/messages?${query}&sort=-followUpOn&page=1&pageSize=1`)
      expect([query, Number(list.headers.get('x-total-count'))]).toEqual([query, ids.length])
    }
    expect(await find('owner=me', site.admin)).toEqual([late])
    const byDay = await user.call<Lead[]>('GET', '/api/messages?sort=followUpOn')
    expect(byDay.body.map(({ id }) => id)).toEqual([free, won, late, open, next])
    const counts = { all: 5, new: 2, mine: 3, due: 2, late: 1, won: 1, lost: 0 }
    expect((await user.call('GET', '/api/messages/counts')).body).toEqual(counts)

    // 18:30 UTC is midnight in India.
    site.pass(8.5 * 3_600_000)
    user = await site.signIn(person.fullName, person.password)
    expect(await find('due=today')).toEqual([open, late, next])
    expect(await find('due=late')).toEqual([open, late])
  })

  test('refuses a filter that makes no sense, and others of collections that are no work', async () => {
    for (const query of ['stage=Gone', 'stage=', 'owner=you', 'owner=0', 'owner=1.5', 'due=tomorrow', 'due='])
      for (const path of ['/api/messages', '/api/messages/ids']) {
        const { status, body } = await user.call(`GET`, `${path}?${query}`)
        expect([query, status, Object.keys(body.errors ?? {})]).toEqual([query, 422, [query.split('=')[0]]])
      }
    expect((await site.visitor.call('GET', '/api/messages?owner=me')).status).toBe(401)
  })
})

test('a message names the others of the same phone or e-mail, the newest fifty', async () => {
  const phone = '9812345678'
  const email = 'ravi@example.com'
  const first = await receive({ phone, email, subject: 'First', stage: 'Lost' })
  const samePhone = await receive({ phone })
  const sameEmail = await receive({ email })
  await receive()
  const earlier = async (id: number) => (await read(id)).earlier as { id: number }[]
  expect((await earlier(first)).map(({ id }) => id)).toEqual([sameEmail, samePhone])
  expect(await earlier(samePhone)).toEqual([
    { id: first, subject: 'First', stage: 'Lost', createdAt: '2026-11-20T10:00:00.000Z' }
  ])
  for (let more = 0; more < 55; more++) await receive({ phone })
  expect(await earlier(first)).toHaveLength(50)
})

test('the first screen has the work: new messages, and what is due, the own first', async () => {
  for (let more = 0; more < 11; more++) await receive()
  const { id: adminId } = (await user.call<{ id: number }[]>('GET', '/api/messages/owners')).body[0] ?? { id: 0 }
  const other = await receive({ stage: 'Called', followUpOn: '2026-11-10', ownerId: adminId })
  const longer = await receive({ stage: 'Called', followUpOn: '2026-11-01' })
  await receive({ stage: 'Visit', followUpOn: '2026-11-15', ownerId: person.id })
  const today = await receive({ stage: 'Visit', followUpOn: '2026-11-20' })
  await receive({ stage: 'Won', followUpOn: '2026-11-20' })
  for (let more = 0; more < 9; more++)
    await receive({ stage: 'Called', followUpOn: `2026-11-1${more}`, ownerId: person.id })
  const ahead = await receive({ stage: 'Quoted', followUpOn: '2026-11-25' })
  await receive({ stage: 'Lost', followUpOn: '2026-11-24' })
  const newest = await receive({ topic: 'wind', message: 'On a hill. '.repeat(40) })
  const { work } = (await user.call<{ work: LeadWork }>('GET', '/api/overview')).body
  expect(work.new).toHaveLength(10)
  expect(work.new[0]).toMatchObject({ id: newest, name: 'Asha', topic: 'wind', createdAt: '2026-11-20T10:00:00.000Z' })
  expect(work.new[0]?.message).toMatch(/^(On a hill\. ){10,20}.*…$/)
  expect(work.due.map(({ id }) => id)).toEqual([today])
  expect(work.late.map(({ owner }) => owner)).toEqual(Array(10).fill(person.fullName))
  expect(work.late.map(({ followUpOn }) => followUpOn)).toEqual(work.late.map(({ followUpOn }) => followUpOn).sort())
  expect(work.counts).toMatchObject({ all: 28, new: 12, mine: 10, due: 13, late: 12, won: 1 })
  expect(work.open.map(({ count }) => count)).toEqual([12, 11, 2, 1])
  expect(work.next.map(({ id }) => id)).toEqual([ahead])
  expect(work.weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 28])
  const others = (await site.admin.call<{ work: LeadWork }>('GET', '/api/overview')).body.work.late
  expect(others.slice(0, 3).map(({ id, owner }) => [id, owner])).toEqual([
    [other, admin.username],
    [longer, ''],
    [expect.any(Number), person.fullName]
  ])
})
