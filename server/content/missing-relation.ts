import type { Collection } from '../../collections/define.ts'
import { collectionNamed } from '../../collections/index.ts'
import { relationsOf } from '../../collections/relations.ts'
import type { RelationField } from '../../fields/relation/field.ts'
import type { Db } from '../database/connect.ts'
import type { Values } from './records.ts'
import * as records from './records.ts'

/** The first relation of a record that leads to no record; undefined where all lead to one, or are optional and empty. */
export async function missingRelation(
  db: Db,
  collection: Collection,
  values: Values
): Promise<{ name: string; field: RelationField } | undefined> {
  for (const [name, field] of relationsOf(collection)) {
    if (!field.required && (values[name] ?? null) === null) continue
    const found = await records.selectBy(db, collectionNamed(field.to), 'id', [Number(values[name])])
    if (found.length === 0) return { name, field }
  }
  return undefined
}
