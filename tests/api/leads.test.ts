import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TimelineEvent } from '../../server/contact/lead-timeline.ts'
import { insert } from '../../server/content/records.ts'
import { collection, type Values } from '../support/records.ts'
import { type Caller, createTestSite, type Person, type TestSite } from '../support/site.ts'

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
      ['followUp', '', '25/11/2026'],
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
      ['followUp', '25/11/2026', ''],
      ['value', '₹0', '']
    ])
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
