import { expect, test } from 'vitest'
import { toListQuery } from '../../server/api/list-query.ts'

type Actor = Parameters<typeof toListQuery>[1]

test('a visitor who searches without a page gets the first hundred; everything else is as it was asked', () => {
  const now = new Date()
  const staff = { id: 1 } as Actor
  expect(toListQuery({ search: 'a' }, null, now)).toMatchObject({ search: 'a', page: 1, pageSize: 100 })
  expect(toListQuery({ search: 'a', pageSize: 25 }, null, now)).toMatchObject({ search: 'a', page: 1, pageSize: 25 })
  for (const filter of [{ missing: 'image' }, { unreferencedBy: 'newsDetail' }])
    expect(toListQuery(filter, null, now)).toMatchObject({ ...filter, page: 1, pageSize: 100 })
  for (const [query, actor] of [
    [{ search: 'a' }, staff],
    [{ sort: 'title' }, null]
  ] as const) {
    const { page, pageSize, ...rest } = toListQuery(query, actor, now)
    expect([page, pageSize]).toEqual([undefined, undefined])
    expect(rest).toMatchObject(query)
  }
})
