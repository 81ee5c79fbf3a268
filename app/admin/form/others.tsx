import { Link } from 'react-router'
import { type Collection, titleOf } from '../../../collections/define.ts'
import { Icon, linkClass } from '../../../ui/index.ts'
import { recordsCall } from '../calls.ts'
import { type AnyRecord, amountText } from '../definitions.ts'
import { useRead } from '../loaded.tsx'

interface OtherRecordsProps {
  collection: Collection
  record: AnyRecord | undefined
  /** At first: on a phone they are many rows. */
  isOpen: boolean
}

/** The most that one call answers. */
const most = 100

/** The other records of a collection by their names, which lead to them; nothing where they cannot be read: the form stands without. */
export function OtherRecords({ collection, record, isOpen }: OtherRecordsProps) {
  const { answer } = useRead<AnyRecord[]>(recordsCall(collection, { pageSize: String(most) }))
  const others = answer?.body.filter(({ id }) => id !== record?.id) ?? []
  if (others.length === 0) return null
  return (
    <details
      open={isOpen}
      className="group min-w-0 rounded-md border border-line bg-surface px-4 text-sm md:px-6 print:hidden"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2">
        <h2 className="mr-auto font-semibold text-base">
          {amountText(others.length, collection.label)} {record ? 'besides this one' : 'so far'}
        </h2>
        <Icon name="right" className="size-4 transition-transform group-open:rotate-90" />
      </summary>
      <ul className="pb-3 gap-x-6 sm:columns-2 2xl:columns-3">
        {others.map((other) => (
          <li key={other.id} className="break-inside-avoid">
            <Link
              to={`${collection.admin.form.path}?id=${other.id}`}
              className={`flex min-h-8 items-center pointer-coarse:min-h-11 ${linkClass}`}
            >
              <span className="truncate">{titleOf(collection, other)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
