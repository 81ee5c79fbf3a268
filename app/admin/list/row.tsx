import { memo } from 'react'
import { Link } from 'react-router'
import type { Collection } from '../../../collections/define.ts'
import type { Column } from '../../../collections/exports.ts'
import { titleOf } from '../../../collections/title.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { buttonClass, classNames } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ColumnValue } from '../column-value.tsx'
import { type AnyRecord, isReadOnly } from '../definitions.ts'
import { type ListState, stateQuery } from './state.ts'

interface RowProps {
  collection: Collection
  columns: readonly Column[]
  record: AnyRecord
  /** Of the row, counted through all pages. */
  number: number
  state: ListState
  isSelected: boolean
  onToggle(id: number): void
}

const cell = 'md:border-line md:border-b md:px-3 md:py-1.5 md:align-middle'
const card =
  'max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:items-center max-md:gap-2 max-md:rounded-md max-md:border max-md:border-line max-md:p-3'

export const ListRow = memo(function ListRow(props: RowProps) {
  const { collection, columns, record, number, state, isSelected, onToggle } = props
  const title = titleOf(collection, record)
  // The form leads back to the list as it is now.
  const form = { to: `${collection.admin.form.path}?id=${record.id}`, state: { list: stateQuery(state) } }
  const { unread } = collection.admin.list
  const isRead = isReadOnly(collection)
  const isUnread = unread !== undefined && record[unread] === false
  const shown = (column: Column) => <ColumnValue {...{ collection, column, record, title }} />
  // Where rows stand out by their weight, links do not.
  const link = `text-link underline underline-offset-4 ${unread === undefined ? 'font-semibold' : ''}`
  return (
    <tr
      data-record={record.id}
      className={classNames(
        card,
        isSelected ? 'bg-leaf-soft' : 'bg-surface md:hover:bg-sunken',
        isUnread && 'font-bold'
      )}
    >
      <td className={cell}>
        <label className="grid place-items-center max-md:-m-2 max-md:size-11">
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={isSelected}
            onChange={() => onToggle(record.id)}
            className="size-5 accent-link"
          />
        </label>
      </td>
      <td className={classNames(cell, 'text-muted tabular-nums max-md:before:content-["No._"]')}>
        {indianNumber(number)}
      </td>
      {columns.map((column, index) => (
        <td
          key={column.label}
          data-label={column.label}
          className={classNames(
            cell,
            'card-value',
            index === 0 && 'md:min-w-44',
            index === 0 && unread === undefined && 'font-semibold'
          )}
        >
          {isUnread && index === 0 && <span className="sr-only">Unread: </span>}
          {column.link ? (
            <Link {...form} className={link}>
              {shown(column)}
            </Link>
          ) : (
            shown(column)
          )}
        </td>
      ))}
      {/* Where the columns are wider than the screen, the way to the record stays in sight. */}
      <td className={classNames(cell, 'max-md:col-start-3 max-md:row-start-1 md:sticky md:right-0 md:bg-inherit')}>
        <Link {...form} className={buttonClass('quiet', 'pointer-fine:min-h-8 pointer-fine:px-2.5 pointer-fine:py-1')}>
          <Icon name={isRead ? 'page' : 'edit'} />
          {isRead ? 'Open' : 'Edit'} <span className="sr-only">{title}</span>
        </Link>
      </td>
    </tr>
  )
})
