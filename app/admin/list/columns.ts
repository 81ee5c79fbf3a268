import type { Collection } from '../../../collections/define.ts'
import type { Column } from '../../../collections/exports.ts'
import type { Field } from '../../../fields/index.ts'
import { classNames } from '../../../ui/button.tsx'
import type { AnyRecord } from '../definitions.ts'

/** The fields of a column that have a value. */
export function presentOf({ fields }: Pick<Column, 'fields'>, record: AnyRecord): string[] {
  return fields.filter((name) => record[name] !== null && record[name] !== '')
}

/** The kind of what a column shows; undefined for what is no field. */
export function kindIn({ fields }: Collection, column: Column): Field['kind'] | undefined {
  return fields[column.fields[0] ?? '']?.kind
}

/** px that a column takes at least, by what it shows; what is not named here is a short text. */
const leastWidths: Readonly<Record<string, number>> = {
  ...{
    first: 190,
    age: 80,
    due: 90,
    chip: 85,
    range: 130,
    image: 76,
    number: 80,
    boolean: 80,
    date: 105,
    longText: 190
  },
  moment: 140
}
/** px that a list has for its columns at least, from that width of the window on. */
const places = [
  ['', 450],
  ['md:max-lg:hidden', 570]
] as const

/** A column is shown where it and those before it have room: what is cut at the screen's edge is of no use. */
function shownFrom(collection: Collection, column: Column): string {
  const { columns } = collection.admin.list
  const before = columns.slice(0, columns.indexOf(column) + 1).filter(({ isExtra }) => !isExtra)
  const width = before.reduce((sum, one, index) => {
    const kind = index === 0 ? 'first' : (one.as ?? kindIn(collection, one) ?? '')
    return sum + (leastWidths[kind] ?? 130)
  }, 0)
  return (column.isExtra ? undefined : places.find(([, place]) => width <= place)?.[0]) ?? 'md:max-xl:hidden'
}

/** What takes all the width that there is: prose. */
function isProse({ fields }: Collection, name = ''): boolean {
  const field = fields[name]
  return (
    (field?.kind === 'longText' && field.maxLength > 500) ||
    (field?.kind === 'text' && field.maxLength >= 200 && !field.format)
  )
}

/** Columns that share the width that the others leave. */
function wideColumns(collection: Collection): readonly Column[] {
  const [first, ...others] = collection.admin.list.columns.filter(({ isExtra }) => !isExtra)
  const wide = others.filter((column) => isProse(collection, column.fields[0]))
  return wide.length === 0 && first?.below?.some((name) => isProse(collection, name)) ? [first] : wide
}

/** A list of a few short values is no wider than they are read at a glance. */
export function listWidth(collection: Collection): 'full' | 'narrow' {
  return wideColumns(collection).length > 0 ? 'full' : 'narrow'
}

/** Pictures are no wider than they are. Numbers stand at the right. */
export function cellClass(collection: Collection, column: Column): string {
  const kind = kindIn(collection, column)
  const isFirst = column === collection.admin.list.columns[0]
  const wide = wideColumns(collection)
  const isWide = wide.includes(column)
  return classNames(
    !isFirst && shownFrom(collection, column),
    isWide && (wide.length === 1 ? 'md:w-full' : 'md:w-1/2'),
    isWide
      ? 'md:max-w-0 md:min-w-24'
      : isFirst
        ? 'md:*:w-max md:*:max-w-[min(22vw,21.25rem)]'
        : `md:*:max-w-32 2xl:*:max-w-md ${kind === 'list' ? 'xl:*:max-w-96' : 'xl:*:max-w-60'}`,
    kind === 'image' && 'md:w-px',
    kind === 'number' && column.as !== 'range' && 'md:text-right'
  )
}

/** What a phone shows of a record beside its title: what its work depends on, or else the first text. */
export function briefOf(collection: Collection, record: AnyRecord): readonly Column[] {
  const others = collection.admin.list.columns.slice(1)
  const marked = others.filter(({ as, isExtra }) => as && !isExtra)
  const texts = others.filter((column) => !['image', 'video'].includes(kindIn(collection, column) ?? ''))
  const brief = marked.length > 0 ? marked : texts.slice(0, 1)
  return brief.filter((column) => presentOf(column, record).length > 0)
}
