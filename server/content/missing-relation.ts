import type { Collection } from '../../collections/define.ts'
import { collectionNamed } from '../../collections/index.ts'
import type { RelationField } from '../../fields/relation/field.ts'
import type { Db } from '../database/connect.ts'
import type { Values } from './records.ts'
import * as records from './records.ts'

/** The first relation of a record that leads to no record; undefined where all lead to one. */
export async function missingRelation(
  db: Db,
  { fields }: Collection,
  values: Values
): Promise<{ name: string; field: RelationField } | undefined> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'relation') continue
    const found = await records.selectBy(db, collectionNamed(field.to), 'id', [Number(values[name])])
    if (found.length === 0) return { name, field }
  }
  return undefined
}
