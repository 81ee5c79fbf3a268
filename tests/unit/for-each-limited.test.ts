import { expect, test } from 'vitest'
import { forEachLimited } from '../../shared/for-each-limited.ts'

test('work is done in turns, so many at a time, and a failure is told', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await forEachLimited([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    done.push(item)
  })
  expect(done).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
  await expect(forEachLimited([1], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
