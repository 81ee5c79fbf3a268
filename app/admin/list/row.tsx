import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type Collection, titleOf } from '../../../collections/define.ts'
import type { Column } from '../../../collections/exports.ts'
import { isPublishable } from '../../../collections/publishing.ts'
import { type Field, kindOf } from '../../../fields/index.ts'
import { FieldValue } from '../../../fields/value.tsx'
import { indianNumber } from '../../../shared/indian-format.ts'
import { buttonClass, classNames } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Age, Due, Moment } from '../../../ui/moment.tsx'
import { type AnyRecord, isOpen } from '../definitions.ts'
import { StageDot } from '../stage-dot.tsx'

interface RowProps {
  collection: Collection
  record: AnyRecord
  /** Of the row, counted through all pages. */
  number: number
  /** The list's query: the form leads back to the list as it is now. */
  query: string
  isSelected: boolean
  onToggle(id: number): void
  /** What moves the row, where it can be moved. */
  handle: ReactNode
}

const cell = 'md:h-10 md:border-line md:border-b md:px-2.5 md:whitespace-nowrap'

/** On a phone a row is its picture, its title and, in small below that, what says most of it. */
export const ListRow = memo(function ListRow(props: RowProps) {
  const { collection, record, number, query, isSelected, onToggle, handle } = props
  const title = titleOf(collection, record)
  const form = { to: `${collection.admin.form.path}?id=${record.id}`, state: { list: query } }
  const { columns, unread } = collection.admin.list
  const isUnread = unread !== undefined && record[unread] === false
  const picture = columns.findIndex((column) => kindIn(collection, column) === 'image')

  const values = (column: Column, names = column.fields) => (
    <Values {...{ collection, record, ...column }} fields={names} />
  )
  const main = (column: Column) => {
    const look = classNames(
      'min-w-0 max-md:basis-full *:line-clamp-2 *:whitespace-normal *:leading-tight',
      unread === undefined && 'font-semibold'
    )
    const first = values(column, column.fields.slice(0, 1))
    if (!column.link) return <span className={look}>{first}</span>
    return (
      <Link {...form} className={classNames(look, 'text-link underline-offset-4 hover:underline')}>
        {first}
      </Link>
    )
  }

  return (
    <tr
      data-record={record.id}
      data-selected={isSelected || undefined}
      className={classNames(
        'list-row cursor-pointer max-md:flex max-md:min-h-13 max-md:items-center max-md:gap-2.5 max-md:py-1 max-md:border-line max-md:border-b max-md:px-3',
        isUnread && 'font-bold'
      )}
    >
      <td className={classNames(cell, 'max-md:-order-2')}>
        <Checkbox
          aria-label={`Select ${title}`}
          checked={isSelected}
          onChange={() => onToggle(record.id)}
          className="justify-center max-md:-m-2 max-md:h-13 max-md:w-9"
        />
      </td>
      <td className={classNames(cell, 'text-right font-normal text-muted tabular-nums max-md:-order-2')}>
        <span className="inline-flex items-center gap-1">
          <span className="max-md:hidden">{indianNumber(number)}</span>
          {handle}
        </span>
      </td>
      {columns.map((column, index) => (
        <td
          key={column.label}
          data-label={column.label}
          className={classNames(
            cell,
            index === 0
              ? 'max-md:min-w-0 max-md:flex-1'
              : index === picture
                ? 'max-md:-order-1 max-md:[&_img~img]:hidden'
                : 'max-md:hidden',
            cellClass(collection, column),
            index > 0 && 'font-normal'
          )}
        >
          {isUnread && index === 0 && <span className="sr-only">Unread: </span>}
          {index > 0 ? (
            values(column)
          ) : (
            <div className="flex items-center gap-x-2.5 max-md:flex-wrap max-md:*:min-w-0">
              {main(column)}
              {column.fields.length > 1 && (
                <span className="font-normal text-muted max-md:text-xs">{values(column, column.fields.slice(1))}</span>
              )}
              {isPublishable(collection) && record.status !== 'published' && <StatusBadge record={record} />}
              {briefOf(collection, record).map((brief) => (
                <span key={brief.label} className="font-normal text-muted text-xs md:hidden">
                  {values(brief)}
                </span>
              ))}
            </div>
          )}
        </td>
      ))}
      {/* Where the columns are wider than the screen, the way to the record stays in sight. */}
      {collection.api.create && (
        <td className={classNames(cell, 'stays')}>
          <Link
            {...form}
            className={buttonClass('plain', 'max-md:-mr-3 px-2 pointer-fine:min-h-8 pointer-fine:py-1 max-md:min-h-11')}
          >
            <Icon name="edit" />
            <span className="max-lg:sr-only">Edit</span> <span className="sr-only">{title}</span>
          </Link>
        </td>
      )}
    </tr>
  )
})

/** The kind of what a column shows; undefined for what is no field. */
function kindIn({ fields }: Collection, column: Column): Field['kind'] | undefined {
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

/** The first column and long texts share the width that the others leave; numbers stand at the right. */
export function cellClass(collection: Collection, column: Column): string {
  const kind = kindIn(collection, column)
  const { columns } = collection.admin.list
  const isFirst = column === columns[0]
  return classNames(
    !isFirst && shownFrom(collection, column),
    isFirst || kind === 'longText'
      ? `md:max-w-0 md:min-w-36 xl:min-w-48 ${columns.length === 1 ? 'md:w-full' : isFirst ? 'md:w-3/5' : 'md:w-2/5'}`
      : 'md:*:max-w-32 xl:*:max-w-60 2xl:*:max-w-md',
    kind === 'number' && !column.as && 'md:text-right'
  )
}

/** What a phone shows of a record beside its title: what its work depends on, or else the first text. */
function briefOf(collection: Collection, record: AnyRecord): readonly Column[] {
  const others = collection.admin.list.columns.slice(1)
  const marked = others.filter(({ as }) => as)
  const texts = others.filter((column) => !['image', 'video'].includes(kindIn(collection, column) ?? ''))
  const brief = marked.length > 0 ? marked : texts.slice(0, 1)
  return brief.filter((column) => presentOf(column, record).length > 0)
}

const chip = 'rounded-sm border border-line bg-sunken px-1.5 whitespace-nowrap'

function StatusBadge({ record: { status, publishAt } }: { record: AnyRecord }) {
  return (
    <span className={`inline-flex flex-none items-center gap-1.5 font-normal text-xs leading-5 ${chip}`}>
      <span aria-hidden="true" className={`size-2 rounded-full ${status === 'draft' ? 'bg-field' : 'bg-link'}`} />
      {status === 'draft' ? 'Draft' : 'Scheduled for '}
      {status !== 'draft' && <Moment at={String(publishAt)} />}
    </span>
  )
}

function presentOf({ fields }: Pick<Column, 'fields'>, record: AnyRecord): string[] {
  return fields.filter((name) => record[name] !== null && record[name] !== '')
}

type ValuesProps = Pick<RowProps, 'collection' | 'record'> & Omit<Column, 'label'>

/** What a column shows of a record: one value, or those of several that are not empty, side by side. */
function Values({ fields, ...props }: ValuesProps) {
  const present = presentOf({ fields }, props.record)
  if (props.as === 'range') return <RangeText {...props} fields={fields} />
  const values = (present.length > 0 ? present : fields.slice(0, 1)).map((name) => (
    <Value key={name} name={name} {...props} />
  ))
  return values.length === 1 ? values : <div className="flex gap-1">{values}</div>
}

/** '65,000 to 85,000 ₹ per kW' */
function RangeText({ collection, record, fields }: Pick<ValuesProps, 'collection' | 'record' | 'fields'>) {
  const texts = fields.map((name) => {
    const field = collection.fields[name]
    return field && record[name] !== null ? kindOf(field).toText(record[name], field) : ''
  })
  const [from, to, unit] = texts
  return (
    <span className="tabular-nums">
      <span className="font-semibold">{to ? `${from} to ${to}` : from}</span> {unit}
    </span>
  )
}

function Value({ name, collection, record, as, truncate, width }: Omit<ValuesProps, 'fields'> & { name: string }) {
  const value = record[name]
  if (as === 'age') return <Age at={String(value)} />
  if (as === 'due' && value && isOpen(collection, record)) return <Due day={String(value)} />
  if (as === 'chip' && value)
    return (
      <span className={`inline-flex items-center gap-1.5 ${chip}`}>
        <StageDot work={collection.work} stage={String(value)} />
        {String(value)}
      </span>
    )
  if (name === 'createdAt' || name === 'updatedAt') return <Moment at={String(value)} />
  const title = titleOf(collection, record)
  return <FieldValue field={collection.fields[name]} {...{ value, title, truncate, width }} isLine />
}
