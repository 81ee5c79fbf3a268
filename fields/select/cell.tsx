import { indianTime } from '../../shared/indian-format.ts'
import { EmptyValue } from '../../ui/empty-value.tsx'
import type { CellProps } from '../view-props.ts'
import type { SelectField } from './field.ts'

/** The chosen value, with since when where the record is that old. */
export function SelectCell({ field, value, createdAt }: CellProps<SelectField>) {
  const text = String(value ?? '')
  if (text === '') return <EmptyValue />
  if (createdAt === undefined || !field.sinceCreated?.includes(text)) return <span>{text}</span>
  return (
    <span>
      {text} since{' '}
      <time dateTime={createdAt} className="tabular-nums">
        {indianTime(createdAt)}
      </time>
    </span>
  )
}
