import { type CollectionName, collectionNamed } from '../../collections/index.ts'
import type { ContentReader } from './reader.ts'
import type { AnyRecord } from './row.ts'
import type { CollectionRecord, ListQuery } from './types.ts'

/** Reads what visitors may, with some records in the place that they will have among them; of a list the first page alone. */
export function previewReader(reader: ContentReader, records: ReadonlyMap<string, AnyRecord>): ContentReader {
  return {
    ...reader,
    async find<N extends CollectionName>(name: N, value: number, by = 'id') {
      const record = records.get(name)
      return record?.[by] === value ? (record as CollectionRecord<N>) : await reader.find(name, value, by)
    },
    async list<N extends CollectionName>(name: N, query: ListQuery = {}) {
      const page = await reader.list(name, query)
      const record = records.get(name)
      if (!record) return page
      const { where, sort, pageSize } = query
      const listed: AnyRecord[] = page.records.filter(({ id }) => id !== record.id)
      if (!where || record[where.field] === where.is) {
        const order = sort ? [sort] : collectionNamed(name).order
        const place = listed.findIndex((other) => isBefore(order, record, other))
        listed.splice(place === -1 ? listed.length : place, 0, record)
      }
      return { ...page, records: listed.slice(0, pageSize) as CollectionRecord<N>[] }
    }
  }
}

/** Whether a record stands before another one in an order; what has no value in it stands last. */
function isBefore(order: readonly string[], record: AnyRecord, other: AnyRecord): boolean {
  for (const key of order) {
    const name = key.replace('-', '')
    const [own, others] = [record[name], other[name]] as (string | number | null)[]
    if (own === others) continue
    if (own === null || others === null || own === undefined || others === undefined) return others === null
    return key.startsWith('-') ? own > others : own < others
  }
  return false
}
