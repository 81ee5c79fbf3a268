import type { Collection } from '../../../collections/define.ts'
import { allCollections, collectionNamed } from '../../../collections/index.ts'
import { relationsOf } from '../../../collections/relations.ts'
import { recoverable } from '../../../collections/schemas.ts'
import { indianNumber } from '../../../shared/indian-format.ts'

/** How many records of one collection a deletion takes along. */
export interface Dependents {
  collection: string
  count: number
}

/** Whether records of other collections may refer to these. */
export function hasDependents({ name }: Collection): boolean {
  return allCollections.some((other) => relationsOf(other, name).length > 0)
}

/** '2 news items' */
export function amountText(count: number, { singular, plural }: Collection['label']): string {
  return `${indianNumber(count)} ${count === 1 ? singular : plural}`
}

/** What a deletion takes, and whether it can be undone: '2 news items and 1 news detail. You can undo this.' */
export function consequenceText(collection: Collection, count: number, dependents: readonly Dependents[]): string {
  const others = dependents.map((taken) => amountText(taken.count, collectionNamed(taken.collection).label))
  const all = [amountText(count, collection.label), ...others]
  const outcome = recoverable(collection) ? 'You can undo this.' : 'This cannot be undone.'
  return `${new Intl.ListFormat('en-IN').format(all)}. ${outcome}`
}

/** The counts of several answers, added up. */
export function sumOf(counts: readonly Dependents[]): Dependents[] {
  const sums = new Map<string, number>()
  for (const { collection, count } of counts) sums.set(collection, (sums.get(collection) ?? 0) + count)
  return [...sums].map(([collection, count]) => ({ collection, count }))
}
