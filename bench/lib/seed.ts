import type { Collection } from '../../collections/define.ts'
import { allCollections } from '../../collections/index.ts'
import { kindOf } from '../../fields/index.ts'
import { count as countRecords, type Values } from '../../server/content/records.ts'
import { bumpRevision } from '../../server/content/revision.ts'
import { toColumns } from '../../server/content/row.ts'
import type { Db } from '../../server/database/connect.ts'
import { anyTable } from '../../server/database/db.ts'

const words =
  'roof panel inverter wind turbine meter unit month rain village pump school blade tower battery lamp street saving subsidy grid cable'.split(
    ' '
  )
const syllables = 'ba ke li mo nu pa re si to vu da fe gi ho ju ka le mi no ru'.split(' ')
const rareWords = 20_000
const now = '2026-11-01T10:00:00.000Z'

/** All but users. */
export const seeded = allCollections.filter(({ name }) => name !== 'user')

/** Inserts records into each of these collections; the next start indexes them for the search. @param alike values of all of them */
export async function seed(db: Db, count: number, picture: string, into: readonly Collection[], alike: Values = {}) {
  await db.transaction().execute(async (transaction) => {
    for (const collection of into) await fill(transaction, collection, count, picture, alike)
    await transaction.deleteFrom('searchState').execute()
    await bumpRevision(transaction)
  })
}

async function fill(db: Db, collection: Collection, count: number, picture: string, alike: Values): Promise<void> {
  const first = await nextId(db, collection)
  const rows = 200
  for (let from = 0; from < count; from += rows) {
    const batch = Array.from({ length: Math.min(rows, count - from) }, (_, index) => ({
      ...toColumns(collection, { ...recordOf(collection, first + from + index, picture), ...alike }),
      createdAt: now,
      updatedAt: now
    }))
    await anyTable(db).insertInto(collection.name).values(batch).execute()
  }
}

/** Nothing was deleted, so ids have no gaps. */
async function nextId(db: Db, collection: Collection): Promise<number> {
  return (await countRecords(db, collection, {})) + 1
}

/** A realistic record that follows from its collection and `number` alone. The first of its texts has the collection's name. */
function recordOf(collection: Collection, number: number, picture: string): Values {
  const values: Values = {}
  const [first] = Object.entries(collection.fields).find(([, { kind }]) => kind === 'text') ?? []
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.kind === 'text')
      values[name] = `${sentence(number, 7)} ${name === first ? `${collection.name} ` : ''}${number}`
    else if (field.kind === 'longText') values[name] = sentence(number + 3, 90)
    else if (field.kind === 'date') values[name] = day(number)
    else if (field.kind === 'number' && field.required) values[name] = number % 100
    else if (field.kind === 'select') values[name] = field.initial ?? field.options[number % field.options.length]
    else if (field.kind === 'relation' && field.required) values[name] = number
    else if (field.kind === 'image') values[name] = picture
    else values[name] = kindOf(field).empty
  }
  return 'category' in values
    ? { ...values, category: ['Solar Panel', 'Wind Mill', 'Wind Turbine'][number % 3] }
    : values
}

/** Of four words one is rare: a few are in every tenth record, most in one of ten thousand. */
function sentence(number: number, length: number): string {
  return Array.from({ length }, (_, index) => (index % 4 === 3 ? rareWord(number, index) : word(number, index))).join(
    ' '
  )
}

const word = (number: number, index: number) => words[(number * 7 + index * (3 + (number % 11))) % words.length]

/** The n-th word is n times rarer than the first, as those of a language are. */
function rareWord(number: number, index: number): string {
  return spelled(Math.floor(rareWords ** ((number * 0.618034 + index * 0.754878) % 1)))
}

/** A word of three syllables or more for a number from 1 on. */
export function spelled(number: number): string {
  let word = ''
  for (let rest = number + syllables.length ** 2; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length]
  return word
}

function day(number: number): string {
  return new Date(Date.UTC(2026, 10, 1) - (number % 4_000) * 86_400_000).toISOString().slice(0, 10)
}
