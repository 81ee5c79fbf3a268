import { describe, expect, test } from 'vitest'
import type { AnyRecord } from '../../app/admin/definitions.ts'
import { compareTexts, statesOf } from '../../app/admin/history/states.ts'
import { contactMessage } from '../../collections/contact-message.ts'
import { service } from '../../collections/service.ts'
import type { Version } from '../../server/content/history.ts'

const values = (serviceName: string, version: number) => ({
  serviceName,
  version,
  createdAt: '2026-01-01T00:00:00.000Z'
})
const present: AnyRecord = { id: 5, updatedAt: '2026-01-09T00:00:00.000Z', ...values('Third', 3) }
const write = (id: number, action: Version['action'], before: Version['values']): Version => ({
  id,
  collection: 'service',
  recordId: 5,
  action,
  batch: String(id),
  title: 'T',
  values: before,
  at: `2026-01-0${id}T00:00:00.000Z`,
  by: `Person ${id}`
})

describe('the states of a record', () => {
  test('each has the write that led to it, what that changed, and the version that restores it', () => {
    const versions = [
      write(3, 'update', values('Second', 2)),
      write(2, 'update', values('First', 1)),
      write(1, 'create', null)
    ]
    const states = statesOf(service, present, versions, true)
    expect(states.map(({ kind, madeBy, versionId }) => [kind, madeBy, versionId])).toEqual([
      ['changed', 'Person 3', undefined],
      ['changed', 'Person 2', 3],
      ['created', 'Person 1', 2]
    ])
    expect(states[1]?.changes).toMatchObject([{ name: 'serviceName', before: 'First', after: 'Second' }])
    expect(states[2]?.restoring).toMatchObject([{ name: 'serviceName', before: 'Third', after: 'First' }])
  })

  test('a record that is older than the history begins with the oldest kept version', () => {
    const states = statesOf(service, present, [write(3, 'update', values('Second', 2))], true)
    expect(states.at(-1)).toMatchObject({ kind: 'oldest', madeAt: undefined, madeBy: undefined, versionId: 3 })
  })

  test('a state whose write stands on the next page waits for it', () => {
    expect(statesOf(service, present, [write(3, 'update', values('Second', 2))], false)).toHaveLength(1)
  })

  test('a record that came back says so', () => {
    const versions = [write(3, 'create', null), write(2, 'delete', values('Third', 2)), write(1, 'create', null)]
    expect(statesOf(service, present, versions, true).map(({ kind }) => kind)).toEqual(['back', 'created'])
  })
})

test('a relation is compared by what it refers to, and shown by its name, that of then', () => {
  const at = { id: 1, version: 2, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-09T00:00:00.000Z' }
  const version = (ownerId: number | null, owner: string) => ({
    ...write(2, 'update', { ownerId, owner, version: 1 }),
    collection: 'contactMessage'
  })
  const changesFrom = (ownerId: number | null, owner: string) =>
    statesOf(contactMessage, { ...at, ownerId: 7, owner: 'Kiran' }, [version(ownerId, owner)], true)[0]?.changes
  expect(changesFrom(8, 'Ravi')).toMatchObject([{ name: 'ownerId', before: 'Ravi', after: 'Kiran' }])
  expect(changesFrom(null, '')).toMatchObject([{ name: 'ownerId', before: null, after: 'Kiran' }])
  expect(changesFrom(7, 'Kiran before')).toEqual([])
})

describe('two texts', () => {
  test('are compared by words, their common ends aside', () => {
    expect(compareTexts('We sell panels today.', 'We sell good wind turbines today.')).toEqual([
      { head: 'We sell ', own: 'panels', tail: ' today.' },
      { head: 'We sell ', own: 'good wind turbines', tail: ' today.' }
    ])
  })

  test.each([
    ['', 'New'],
    ['Old', ''],
    ['a a', 'a a a']
  ])('%j and %j lose nothing', (before, after) => {
    const whole = compareTexts(before, after).map(({ head, own, tail }) => head + own + tail)
    expect(whole).toEqual([before, after])
  })
})
