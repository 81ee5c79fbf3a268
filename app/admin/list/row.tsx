import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type Collection, titleOf } from '../../../collections/define.ts'
import type { Column } from '../../../collections/exports.ts'
import { isPublishable } from '../../../collections/publishing.ts'
import { indianNumber } from '../../../shared/indian-format.ts'
import { buttonClass, Checkbox, classNames, Icon } from '../../../ui/index.ts'
import type { AnyRecord } from '../definitions.ts'
import { CallAndChat } from '../messages/call-and-chat.tsx'
import { briefOf, cellClass, kindIn } from './columns.ts'
import { Below, StatusBadge, Values } from './values.tsx'

interface RowProps {
  collection: Collection
  columns: readonly Column[]
  record: AnyRecord
  /** Of the row, counted through all pages. */
  number: number
  /** The list's query: the form leads back to the list as it is now. */
  query: string
  isSelected: boolean
  onToggle(id: number): void
  /** Below its name, after what stands there of the record itself. */
  note: string | undefined
  handle: ReactNode
}

const cell = 'md:h-10 md:py-1 md:has-[img]:py-2 md:border-line md:border-b md:px-2 lg:px-2.5 md:whitespace-nowrap'
/** On a phone a row is its picture, its title and, small below, its main values with dots between: one at a line's start is cut off. */
export const ListRow = memo(function ListRow(props: RowProps) {
  const { collection, columns, record, number, query, isSelected, onToggle, note, handle } = props
  const title = titleOf(collection, record)
  const form = { to: `${collection.admin.form.path}?id=${record.id}`, state: { list: query } }
  const { unread } = collection.admin.list
  const isUnread = unread !== undefined && record[unread] === false
  const [naming] = collection.admin.list.columns
  const picture = columns.find((column) => kindIn(collection, column) === 'image')

  const first = ({ below, link, ...column }: Column) => {
    const look = classNames(
      'min-w-0 *:line-clamp-2 max-md:*:line-clamp-3 *:whitespace-normal *:leading-tight underline-offset-4 max-md:text-[0.9375rem] pointer-fine:in-[tr:hover]:underline',
      below ? 'basis-full' : 'max-md:basis-full',
      !isUnread && 'font-semibold'
    )
    const value = <Values {...{ collection, record, ...column }} fields={column.fields.slice(0, 1)} isTitle />
    if (!link) return <span className={look}>{value}</span>
    return (
      <Link {...form} className={classNames(look, 'hover:text-link')}>
        {value}
      </Link>
    )
  }

  return (
    <tr
      data-record={record.id}
      data-selected={isSelected || undefined}
      className={classNames(
        'list-row cursor-pointer max-md:flex max-md:flex-wrap max-md:min-h-16 max-md:items-center max-md:gap-2.5 max-md:py-2 max-md:border-line max-md:border-b max-md:px-3',
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
      <td className={classNames(cell, 'text-right font-normal text-muted tabular max-md:-order-2 max-md:-mr-2.5')}>
        <span className="inline-flex items-center">
          {unread && (
            <span aria-hidden="true" className={`mr-2 size-2 rounded-full bg-link ${isUnread ? '' : 'invisible'}`} />
          )}
          <span className="max-md:hidden">{indianNumber(number)}</span>
          {handle}
        </span>
      </td>
      {columns.map((column) => (
        <td
          key={column.label}
          data-label={column.label}
          className={classNames(
            cell,
            column === naming ? 'max-md:min-w-0 max-md:flex-1 max-md:basis-24' : 'font-normal',
            column === picture && 'max-md:-order-1 max-md:[&_img~img]:hidden',
            column !== naming && column !== picture && 'max-md:hidden',
            cellClass(collection, column)
          )}
        >
          {isUnread && column === naming && <span className="sr-only">Unread: </span>}
          {column !== naming ? (
            <Values {...{ collection, record, ...column }} />
          ) : (
            <div
              className={classNames(
                'flex items-center gap-x-2.5 max-md:gap-y-0.5 max-md:*:min-w-0 max-xl:flex-wrap md:py-0.5',
                column.below && 'flex-wrap leading-snug'
              )}
            >
              {first(column)}
              {column.below && <Below {...{ collection, record, note }} names={column.below} />}
              {isPublishable(collection) && record.status !== 'published' && <StatusBadge record={record} />}
              <Brief {...{ collection, record }} />
            </div>
          )}
        </td>
      ))}
      {collection.work && (
        <td className="stays max-md:-mr-1 md:border-line md:border-b md:pr-2">
          <span className="flex">
            <CallAndChat
              person={{ name: title, phone: String(record.phone), subject: String(record.subject) }}
              look="icon"
            />
          </span>
        </td>
      )}
      {/* Where the columns are wider than the screen, the link to the record stays in sight. */}
      {collection.api.create && (
        <td className={classNames(cell, 'stays')}>
          <Link
            {...form}
            className={buttonClass(
              'plain',
              'max-md:-mr-3 md:-ml-3 px-2 pointer-fine:min-h-8 pointer-fine:py-1 max-md:size-11'
            )}
          >
            <Icon name="edit" />
            <span className="max-lg:sr-only">Edit</span> <span className="sr-only">{title}</span>
          </Link>
        </td>
      )}
    </tr>
  )
})

/** The values that have no column at this width, in one line below the name; the words of a list begin another on a phone. */
function Brief({ collection, record }: Pick<RowProps, 'collection' | 'record'>) {
  return (
    <div
      className={`dotted basis-full font-normal text-muted text-xs *:*:min-w-0 xl:hidden ${collection.work ? 'max-md:flex-nowrap max-md:*:flex-none max-md:*:first:order-last' : 'max-md:text-[0.8125rem] max-md:*:last:min-w-0 max-md:*:not-last:flex-none'}`}
    >
      {briefOf(collection, record).map(([brief, place]) => (
        <span
          key={brief.label}
          className={classNames(place, kindIn(collection, brief) === 'list' && 'max-md:basis-full')}
        >
          <Values {...{ collection, record, ...brief }} />
        </span>
      ))}
    </div>
  )
}
