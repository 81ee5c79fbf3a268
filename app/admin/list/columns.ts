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
    image: 64,
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

/** Long texts share the width that the others leave; without any the last column has it, beside which nothing is to be read. Numbers stand at the right. */
export function cellClass(collection: Collection, column: Column): string {
  const kind = kindIn(collection, column)
  const columns = collection.admin.list.columns.filter(({ isExtra }) => !isExtra)
  const [first, ...others] = columns
  const isFirst = column === first
  const isLong = ({ fields: [name = ''] }: Column) => {
    const field = collection.fields[name]
    return field?.kind === 'longText' || field?.kind === 'list' || (field?.kind === 'text' && field.maxLength >= 200)
  }
  const texts = first?.below && others.every((each) => !isLong(each)) ? [first] : others.filter(isLong)
  const wide = texts.length > 0 ? texts : columns.slice(-1)
  const isWide = wide.includes(column)
  return classNames(
    !isFirst && shownFrom(collection, column),
    isWide && (wide.length === 1 ? 'md:w-full' : 'md:w-1/2'),
    isWide && (isFirst || texts.length > 0)
      ? 'md:max-w-0 md:min-w-24'
      : isFirst
        ? 'md:*:w-max md:*:max-w-[min(22vw,21.25rem)]'
        : 'md:*:max-w-32 xl:*:max-w-60 2xl:*:max-w-md',
    kind === 'list' && 'md:*:line-clamp-2 md:*:whitespace-normal',
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
