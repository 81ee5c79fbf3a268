import type { Collection, Definition, Fields, ItemCall } from '../../collections/define.ts'
import { collectionNamed, collections } from '../../collections/index.ts'
import { fileFields } from '../../collections/schemas.ts'
import { type Field, kindOf } from '../../fields/index.ts'
import { type AnyRecord, insert } from '../../server/content/records.ts'
import { type Answer, type Call, type Caller, picture, type TestSite } from './site.ts'
import { sampleValue } from './values.ts'
import { webm } from './videos.ts'

export type Values = Record<string, unknown>

/** The definition of this name, with the type that all have. */
export function collection(name: keyof typeof collections): Collection {
  return collections[name]
}

let count = 0

/**
 * The values of a new record: every field filled in, unique, with small real files. What a relation
 * refers to is created.
 * @param given replace generated values
 */
export async function validValues(site: TestSite, definition: Definition, given: Values = {}): Promise<Values> {
  count++
  const number = count
  const entries = Object.entries(definition.fields).map(
    async ([name, field]) => [name, name in given ? given[name] : await validValue(site, field, number)] as const
  )
  return Object.fromEntries(await Promise.all(entries))
}

const small = picture(8, 6)

async function validValue(site: TestSite, field: Field, number: number): Promise<unknown> {
  if (field.kind === 'relation') return (await makeRecord(site, collectionNamed(field.to))).id
  const { file } = kindOf(field)
  if (file) return file === 'image' ? await small : webm()
  return sampleValue(field, number)
}

/** A call's body as the definition wants it, JSON or a form. Undefined values are not sent. */
export function bodyOf({ api }: Definition, values: Values): Call {
  if (api.body === 'json') return { json: values }
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return {
    form: Object.fromEntries(given.map(([name, value]) => [name, value instanceof Blob ? value : String(value)]))
  }
}

/** Creates a record through its call, or in the database where the definition has no such call (contact messages). */
export async function makeRecord(site: TestSite, definition: Collection, values: Values = {}): Promise<AnyRecord> {
  const all = await validValues(site, definition, values)
  const { create } = definition.api
  if (!create) {
    const id = await insert(site.db, definition, all, '2026-11-20T09:00:00.000Z')
    return await readRecord(site.admin, definition, id)
  }
  const { status, body } = await site.admin.call<AnyRecord>('POST', create, bodyOf(definition, all))
  if (status !== 201) throw new Error(`POST ${create} answered ${status}: ${JSON.stringify(body)}`)
  const { message: _, ...record } = body
  return record as AnyRecord
}

async function readRecord(caller: Caller, definition: Collection, id: number): Promise<AnyRecord> {
  const byId = definition.api.get.find(({ by }) => by === 'id')
  if (!byId) throw new Error(`${definition.name} has no call that reads by id.`)
  return (await caller.call<AnyRecord>('GET', pathOf(byId, { id }))).body
}

/** The path of a call for one record. */
export function pathOf({ path, by }: ItemCall, record: Values): string {
  return path.replace('{id}', String(record[by]))
}

/** Changes a record through its call. */
export async function change(
  caller: Caller,
  definition: Collection,
  record: Values,
  values: Values
): Promise<Answer<AnyRecord & { message: string; errors?: Record<string, string> }>> {
  return await caller.call('PUT', pathOf(definition.api.update, record), bodyOf(definition, values))
}

/** Deletes records through their call. */
export async function remove(caller: Caller, definition: Collection, ids: unknown) {
  return await caller.call('POST', definition.api.deleteMultiple, { json: { ids } })
}

/** The key by which texts name a record: a change that sends another one is refused. */
export function keyOf({ fields, unique = [] }: Definition, record: Values): Values {
  const keys = unique.filter(({ field }) => fields[field]?.kind === 'text' && fields[field].immutable)
  return Object.fromEntries(keys.map(({ field }) => [field, record[field]]))
}

/** The names of the fields that a change may name. */
export function changeable(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.immutable))
}

/** The values without files and passwords: what an answer repeats unchanged. */
export function plainValues(definition: Definition, values: Values): Values {
  return Object.fromEntries(
    Object.entries(definition.fields)
      .filter(([, field]) => !kindOf(field).file && !kindOf(field).writeOnly)
      .map(([name]) => [name, values[name]])
  )
}

/** The names of the files that a record has. */
export function filesOf(definition: Definition, record: Values): string[] {
  return fileFields(definition)
    .map(([name]) => record[name])
    .filter((name) => typeof name === 'string')
}
