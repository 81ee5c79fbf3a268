import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type Collection, titleOf } from '../../../collections/define.ts'
import type { Column } from '../../../collections/exports.ts'
import { isPublishable } from '../../../collections/publishing.ts'
import { TextCell } from '../../../fields/text/views.tsx'
import { viewsOf } from '../../../fields/views.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { buttonClass, classNames } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Age, Due, Moment } from '../../../ui/moment.tsx'
import { type AnyRecord, isOpen } from '../definitions.ts'

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

const cell = 'md:border-line md:border-b md:px-3 md:py-1.5 md:align-middle'
/** On a phone a row is a card of labelled values, or the values after one another beside the checkbox. */
const card =
  'max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:items-center max-md:gap-2 max-md:rounded-md max-md:border max-md:border-line max-md:p-3'
const lines =
  'max-md:relative max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:border-line max-md:border-b max-md:py-2 max-md:pr-3 max-md:pl-11'

export const ListRow = memo(function ListRow(props: RowProps) {
  const { collection, record, number, query, isSelected, onToggle, handle } = props
  const title = titleOf(collection, record)
  const form = { to: `${collection.admin.form.path}?id=${record.id}`, state: { list: query } }
  const { columns, unread, isDense } = collection.admin.list
  const isUnread = unread !== undefined && record[unread] === false
  // Where rows stand out by their weight, links do not.
  const linkClass = classNames(
    'text-link underline-offset-4',
    unread === undefined && 'font-semibold',
    isDense ? 'block min-w-0 hover:underline max-md:basis-full [&_span]:truncate' : 'underline'
  )

  function shown({ fields, link, ...how }: Column): ReactNode {
    const values = (names: readonly string[]) => <Values {...{ collection, record, ...how }} fields={names} />
    if (fields.includes(collection.title) && isPublishable(collection) && record.status !== 'published')
      return (
        <div>
          {values(fields)}
          <StatusBadge record={record} />
        </div>
      )
    if (!link) return values(fields)
    return (
      <div className={isDense ? 'items-baseline gap-3 max-md:contents lg:flex' : undefined}>
        <Link {...form} className={linkClass}>
          {values(fields.slice(0, 1))}
        </Link>
        {fields.length > 1 && <div className="shrink-0 text-muted">{values(fields.slice(1))}</div>}
      </div>
    )
  }

  return (
    <tr
      data-record={record.id}
      className={classNames(
        'cursor-pointer',
        isDense ? lines : card,
        isSelected ? 'bg-leaf-soft' : 'bg-surface md:hover:bg-sunken',
        isUnread && 'font-bold'
      )}
    >
      <td className={classNames(cell, isDense && 'max-md:absolute max-md:top-1 max-md:left-2')}>
        <Checkbox
          aria-label={`Select ${title}`}
          checked={isSelected}
          onChange={() => onToggle(record.id)}
          className="justify-center max-md:-m-2 max-md:size-11"
        />
      </td>
      <td
        className={classNames(
          cell,
          'text-muted tabular-nums',
          isDense ? 'font-normal max-md:hidden' : 'max-md:before:content-["No._"]'
        )}
      >
        <span className="inline-flex items-center gap-1">
          {indianNumber(number)}
          {handle}
        </span>
      </td>
      {columns.map((column, index) => (
        <td
          key={column.label}
          data-label={column.label}
          className={classNames(
            cell,
            !isDense && 'card-value',
            isDense && 'md:py-2.5',
            column.isExtra && 'max-xl:hidden',
            isDense && presentOf(column, record).length === 0 && 'max-md:hidden',
            isDense && (index === 0 ? 'max-md:contents md:w-full md:max-w-0' : 'whitespace-nowrap font-normal'),
            index === 0 && 'md:min-w-44',
            index === 0 && unread === undefined && 'font-semibold'
          )}
        >
          {isUnread && index === 0 && <span className="sr-only">Unread: </span>}
          {shown(column)}
        </td>
      ))}
      {/* Where the columns are wider than the screen, the way to the record stays in sight. */}
      {collection.api.create && (
        <td className={classNames(cell, 'max-md:col-start-3 max-md:row-start-1 md:sticky md:right-0 md:bg-inherit')}>
          <Link
            {...form}
            className={buttonClass('quiet', 'pointer-fine:min-h-8 pointer-fine:px-2.5 pointer-fine:py-1')}
          >
            <Icon name="edit" />
            Edit <span className="sr-only">{title}</span>
          </Link>
        </td>
      )}
    </tr>
  )
})

const chip = 'rounded-sm border border-line bg-sunken px-1.5 whitespace-nowrap'

function StatusBadge({ record: { status, publishAt } }: { record: AnyRecord }) {
  return (
    <span className={`mt-1 inline-block font-normal ${chip}`}>
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
  const values = (present.length > 0 ? present : fields.slice(0, 1)).map((name) => (
    <Value key={name} name={name} {...props} />
  ))
  return values.length === 1 ? values : <div className="flex flex-wrap gap-1 lg:flex-nowrap">{values}</div>
}

function Value({ name, collection, record, as, truncate, width }: Omit<ValuesProps, 'fields'> & { name: string }) {
  const value = record[name]
  if (as === 'age') return <Age at={String(value)} />
  if (as === 'due' && value && isOpen(collection, record)) return <Due day={String(value)} />
  if (as === 'chip') return <span className={chip}>{String(value)}</span>
  const field = collection.fields[name]
  if (field) {
    const { Cell } = viewsOf(field)
    return <Cell {...{ field, value, truncate, width }} title={titleOf(collection, record)} />
  }
  if (name === 'createdAt' || name === 'updatedAt')
    return <Moment at={String(value)} className="whitespace-nowrap tabular-nums" />
  // Lookups and derived values are text.
  return <TextCell value={value} />
}
