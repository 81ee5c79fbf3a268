import type { Collection } from '../../collections/define.ts'
import { kindOf } from '../../fields/index.ts'
import type { Values } from './records.ts'

/** The values of a record in which nothing is filled in. */
export function emptyValues({ fields }: Pick<Collection, 'fields'>): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, kindOf(field).empty]))
}
