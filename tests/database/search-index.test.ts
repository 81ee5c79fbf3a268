import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect } from '../../server/database/connect.ts'
import { findKeys, keysPerSection, settleIndex, type Wanted, writeRows } from '../../server/search/index-table.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = await connect(database.options)
  const { db } = connection
  // More in each part than are read one after the other.
  for (const part of [0, 1]) {
    const rows = Array.from({ length: 1_100 }, (_, place) => {
      const late = place % 100 === 3 || place > 1_090 ? ['rare'] : []
      const words = ['each', part === 0 ? 'first' : 'second', ...late, `n${place}`]
      return { key: part * keysPerSection + place, language: 'en' as const, title: ['title'], words }
    })
    const keys = rows.map(({ key }) => key)
    await writeRows(db, keys, rows)
  }
  await settleIndex(db)
})
afterAll(async () => {
  await connection.close()
  await database.remove()
})

const word = (word: string): Wanted => ({ word, isBeginning: false })
const find = async (wanted: Wanted, limit: number, parts = [0, 1]) => {
  const keys = await findKeys(connection.db, wanted, { scope: 'anywhere', language: 'en' }, limit, parts)
  return keys.map((key) => `${Math.floor(key / keysPerSection)}/${key % keysPerSection}`)
}
const rare = Array.from({ length: 1_100 }, (_, place) => place).filter((place) => place % 100 === 3 || place > 1_090)
const inBoth = [0, 1].flatMap((part) => rare.map((place) => `${part}/${place}`))

test('the first rows are found in their order, wherever they stand', async () => {
  expect(await find(word('each'), 3)).toEqual(['0/0', '0/1', '0/2'])
  expect(await find(word('second'), 3)).toEqual(['1/0', '1/1', '1/2'])
  expect(await find(word('rare'), 100)).toEqual(inBoth)
  expect(await find(word('rare'), 25)).toEqual(inBoth.slice(0, 25))
  expect(await find(word('n1099'), 40)).toEqual(['0/1099', '1/1099'])
  expect(await find({ word: 'n109', isBeginning: true }, 3)).toEqual(['0/109', '0/1090', '0/1091'])
})

test('one part has its own, each once', async () => {
  expect(await find(word('rare'), 100, [1])).toEqual(inBoth.slice(rare.length))
  expect(await find(word('each'), 2_000, [0])).toHaveLength(1_100)
})

test('words that no row has both find nothing', async () => {
  expect(await find({ all: [word('first'), word('second')] }, 40)).toEqual([])
  expect(await find({ all: [word('rare'), { any: [word('second'), word('none')] }] }, 2)).toEqual(['1/3', '1/103'])
})
