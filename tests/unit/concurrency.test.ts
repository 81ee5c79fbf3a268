import { expect, test } from 'vitest'
import { atMost, shareUntilStarted } from '../../server/concurrency.ts'

/** A task that ends when it is told to. */
function work(name: string, begun: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return {
    run: () => {
      begun.push(name)
      return promise
    },
    end: () => resolve(name),
    fail: () => reject(new Error(name))
  }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('no more than so many run at once, and the others follow in order', async () => {
  const begun: string[] = []
  const run = atMost(2)
  const works = ['a', 'b', 'c', 'd'].map((name) => work(name, begun))
  const results = works.map((each) => run(each.run))
  await turn()
  expect(begun).toEqual(['a', 'b'])
  works[1]?.end()
  await turn()
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const each of works) each.end()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('a work that fails gives its place to the next', async () => {
  const begun: string[] = []
  const run = atMost(1)
  const [first, second] = [work('first', begun), work('second', begun)]
  const results = [run(first.run), run(second.run)]
  first.fail()
  await expect(results[0]).rejects.toThrow('first')
  second.end()
  expect(await results[1]).toBe('second')
})

test('where too many wait already, one more is refused', async () => {
  const begun: string[] = []
  const run = atMost(1, 1, 'Please come back later.', 1)
  const works = ['a', 'b', 'c'].map((name) => work(name, begun))
  const [first, second, third] = works.map((each) => run(each.run))
  await expect(third).rejects.toThrow('Please come back later.')
  for (const each of works) each.end()
  expect(await Promise.all([first, second])).toEqual(['a', 'b'])
  expect(begun).toEqual(['a', 'b'])
})

test('of several callers each has its turn, and a full queue of its own', async () => {
  const begun: string[] = []
  const run = atMost(1, 2, 'Please come back later.')
  const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((name) => work(name, begun))
  const greedy = [a, b, c].map((each) => each && run(each.run, 'one'))
  await expect(run(async () => 'd', 'one')).rejects.toThrow('Please come back later.')
  const others = [d && run(d.run, 'two'), e && run(e.run, 'three')]
  for (const each of [a, b, c, d, e]) each?.end()
  await Promise.all([...greedy, ...others])
  expect(begun).toEqual(['a', 'b', 'd', 'e', 'c'])
})

test('callers share a read that has not started, and never one that has', async () => {
  const begun: string[] = []
  const works = ['a', 'b', 'c'].map((name) => work(name, begun))
  const read = shareUntilStarted(() => works[begun.length]?.run() ?? Promise.reject(new Error('none is left')))
  const early = [read(), read()]
  expect(begun).toEqual([])
  await turn()
  expect(begun).toEqual(['a'])
  const late = read()
  await turn()
  expect(begun).toEqual(['a', 'b'])
  // The later read ends first.
  works[1]?.end()
  expect(await late).toBe('b')
  works[0]?.end()
  expect(await Promise.all(early)).toEqual(['a', 'a'])
})

test('a shared read that fails is not kept', async () => {
  const reads = [async () => Promise.reject(new Error('away')), async () => 'back']
  const read = shareUntilStarted(async () => await reads.shift()?.())
  await expect(read()).rejects.toThrow('away')
  expect(await read()).toBe('back')
})
