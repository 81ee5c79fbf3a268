import { truncate as truncateText } from '../../shared/truncate.ts'
import { EmptyValue } from '../../ui/empty-value.tsx'
import type { CellProps } from '../view-props.ts'
import type { LongTextField } from './field.ts'

/** The beginning of a long text: so many characters where the list says so, else what two lines hold. */
export function LongTextCell({ value, truncate }: CellProps<LongTextField>) {
  if (typeof value !== 'string' || value === '') return <EmptyValue />
  return (
    <span className="line-clamp-2 max-w-[36rem] wrap-anywhere md:min-w-48">
      {truncate === undefined ? value : truncateText(value, truncate)}
    </span>
  )
}
