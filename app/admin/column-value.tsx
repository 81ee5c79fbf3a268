import type { Collection } from '../../collections/define.ts'
import type { Column } from '../../collections/exports.ts'
import { TextCell } from '../../fields/text/views.tsx'
import { viewsOf } from '../../fields/views.ts'
import { Age, Due, Moment } from '../../ui/moment.tsx'
import { type AnyRecord, isOpen } from './definitions.ts'

interface ValueProps {
  collection: Collection
  column: Column
  record: AnyRecord
  title: string
}

/** What a column shows of a record: one value, or those of several that are not empty, side by side. */
export function ColumnValue({ collection, column, record, title }: ValueProps) {
  const present = column.fields.filter((name) => record[name] !== null && record[name] !== '')
  const [first = ''] = column.fields
  if (present.length <= 1) return <Value name={present[0] ?? first} {...{ collection, column, record, title }} />
  return (
    <div className="flex flex-wrap gap-1 lg:flex-nowrap">
      {present.map((name) => (
        <Value key={name} name={name} {...{ collection, column, record, title }} />
      ))}
    </div>
  )
}

function Value({ name, collection, column, record, title }: ValueProps & { name: string }) {
  const value = record[name]
  if (column.as === 'age') return <Age at={String(value)} />
  if (column.as === 'due' && value && isOpen(collection, record)) return <Due day={String(value)} />
  if (column.as === 'chip')
    return <span className="rounded-sm border border-line bg-sunken px-1.5 whitespace-nowrap">{String(value)}</span>
  const field = collection.fields[name]
  if (field) {
    const { Cell } = viewsOf(field)
    const { truncate, width } = column
    return <Cell {...{ field, value, title, truncate, width }} />
  }
  if (name === 'createdAt' || name === 'updatedAt')
    return <Moment at={String(value)} className="whitespace-nowrap tabular-nums" />
  // Lookups and derived values are text.
  return <TextCell value={value} />
}
