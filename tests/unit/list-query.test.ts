import { expect, test } from 'vitest'
import { toListQuery } from '../../server/api/list-query.ts'

test('a visitor who searches without a page gets the first hundred; everything else is as it was asked', () => {
  expect(toListQuery({ search: 'a' }, null)).toEqual({ search: 'a', page: 1, pageSize: 100 })
  expect(toListQuery({ search: 'a', pageSize: 25 }, null)).toEqual({ search: 'a', page: 1, pageSize: 25 })
  expect(toListQuery({ search: 'a' }, { id: 1 } as Parameters<typeof toListQuery>[1])).toEqual({ search: 'a' })
  expect(toListQuery({ sort: 'title' }, null)).toEqual({ sort: 'title' })
})
