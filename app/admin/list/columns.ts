import type { Collection } from '../../../collections/define.ts'
import type { Column } from '../../../collections/exports.ts'
import type { Field } from '../../../fields/index.ts'
import { classNames } from '../../../ui/index.ts'
import type { AnyRecord } from '../definitions.ts'

export function presentOf({ fields }: Pick<Column, 'fields'>, record: AnyRecord): string[] {
  return fields.filter((name) => record[name] !== null && record[name] !== '')
}

export function kindIn({ fields }: Collection, column?: Column): Field['kind'] | undefined {
  return fields[column?.fields[0] ?? '']?.kind
}

/** The least width of a column, px, by its content; the default is that of a short text. */
const leastWidths: Readonly<Record<string, number>> = {
  first: 190,
  age: 80,
  due: 90,
  chip: 85,
  image: 76,
  number: 80,
  date: 105,
  longText: 180
}
/** The least room for columns, px, from a width of the window on; below it the value is under the name, which has a long column's width. */
const places = [
  [450, '', 'md:hidden', ''],
  [570, 'md:max-lg:hidden', 'lg:hidden', 'md:max-lg:w-full md:max-lg:*:w-auto md:max-lg:*:max-w-none'],
  [
    Number.POSITIVE_INFINITY,
    'md:max-xl:hidden',
    'xl:hidden',
    'md:max-xl:w-full md:max-xl:*:w-auto md:max-xl:*:max-w-none'
  ]
] as const

/** Shows a column where it, those before it and a picture fit: a column cut at the screen's edge is of no use. */
function placeOf(collection: Collection, column: Column) {
  const [first, ...others] = collection.admin.list.columns
  const picture = others.find((one) => kindIn(collection, one) === 'image')
  const all = [first, picture, ...others.filter((one) => one !== picture)]
  const before = all.slice(0, all.indexOf(column) + 1).filter((one) => one && !one.shownIn)
  const width = before.reduce((sum, one, index) => {
    const isLong = isProse(collection, one?.fields[0])
    const kind = index === 0 ? 'first' : isLong ? 'longText' : (one?.as ?? kindIn(collection, one) ?? '')
    return sum + (one?.width ?? leastWidths[kind] ?? 130)
  }, 0)
  return places.find(([place]) => !column.shownIn && width <= place) ?? places[2]
}

/** True for fields that take all available width: prose, and lists. */
function isProse({ fields }: Collection, name = ''): boolean {
  const field = fields[name]
  return (
    field?.kind === 'list' ||
    field?.kind === 'longText' ||
    (field?.kind === 'text' && field.maxLength >= 200 && !field.format)
  )
}

/** Columns that take the width that the others leave: those of prose, else the first, where it is alone or has prose below; else none. */
function wideColumns(collection: Collection): readonly Column[] {
  const [first, ...others] = collection.admin.list.columns.filter(({ shownIn }) => !shownIn)
  const wide = others.filter((column) => !column.width && isProse(collection, column.fields[0]))
  const isFirstLong = others.length === 0 || isProse(collection, first?.below?.[0])
  return first && isFirstLong && wide.length === 0 ? [first] : wide
}

/** Columns of pictures do not stretch. Numbers stand at the right. */
export function cellClass(collection: Collection, column: Column): string {
  const field = collection.fields[column.fields[0] ?? '']
  const kind = field?.kind
  const isFirst = column === collection.admin.list.columns[0]
  const wide = wideColumns(collection)
  const isWide = wide.includes(column)
  return classNames(
    !isFirst && placeOf(collection, column)[1],
    isWide && `md:max-w-0 md:min-w-24 ${wide.length === 1 ? 'md:w-full' : 'md:w-1/2'}`,
    !isWide &&
      isFirst &&
      classNames(
        'md:*:w-max md:*:max-w-[min(19.5vw,21.25rem)] xl:*:max-w-[min(28vw,28rem)]',
        wide[0] && placeOf(collection, wide[0])[3]
      ),
    !(isWide || isFirst || column.width) &&
      classNames('md:*:max-w-32 xl:*:max-w-60 2xl:*:max-w-md', kind === 'text' && 'md:*:w-max'),
    kind === 'image' && 'md:w-px',
    field?.kind === 'image' && field.isPerson && !column.width && '[&_img]:aspect-square [&_img]:object-top',
    kind === 'number' && column.as !== 'range' && 'md:text-right'
  )
}

/** Returns the text under the name where it has no column, and its class: the short values, else the first text. */
export function briefOf(collection: Collection, record: AnyRecord) {
  const texts = collection.admin.list.columns
    .slice(1)
    .filter((column) => !column.shownIn && !['image', 'video'].includes(kindIn(collection, column) ?? ''))
    .filter((column) => presentOf(column, record).length > 0)
  const short = texts.filter(({ as, fields: [name = ''] }) => {
    const field = collection.fields[name]
    return as || field?.kind === 'list' || !(isProse(collection, name) || (field?.kind === 'text' && field.format))
  })
  const shown = short.length > 0 ? short : texts.slice(0, 1)
  return shown.map((column) => [column, placeOf(collection, column)[2]] as const)
}
