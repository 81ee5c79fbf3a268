import { expect, test } from 'vitest'
import { collections } from '../../collections/index.ts'
import { toListQuery } from '../../server/api/list-query.ts'

type Parsed = Parameters<typeof toListQuery>[1]
type Actor = Parameters<typeof toListQuery>[2]

test('a visitor who searches without a page gets the first hundred; everything else is as it was asked', () => {
  const asked = (query: Parsed, actor: Actor) => toListQuery(collections.news, query, actor, new Date())
  const staff = { id: 1 } as Actor
  expect(asked({ search: 'a' }, null)).toMatchObject({ search: 'a', page: 1, pageSize: 100 })
  expect(asked({ search: 'a', pageSize: 25 }, null)).toMatchObject({ search: 'a', page: 1, pageSize: 25 })
  for (const filter of [{ missing: 'newsDetail' }, { unreferencedBy: 'newsDetail' }])
    expect(asked(filter, null)).toMatchObject({ missing: ['newsDetail'], page: 1, pageSize: 100 })
  for (const [query, actor] of [
    [{ search: 'a' }, staff],
    [{ sort: 'title' }, null]
  ] as const) {
    const { page, pageSize, ...rest } = asked(query, actor)
    expect([page, pageSize]).toEqual([undefined, undefined])
    expect(rest).toMatchObject(query)
  }
})
