import { indianOffset } from '../../shared/indian-format.ts'
import { EmptyValue, FieldInput } from '../../ui/field.tsx'
import { Moment } from '../../ui/moment.tsx'
import type { FieldViews } from '../view-props.ts'
import type { MomentField } from './field.ts'

export const momentViews: FieldViews<MomentField> = {
  Input: ({ frame, value, onChange }) => (
    <FieldInput
      frame={frame}
      type="datetime-local"
      value={value && new Date(Date.parse(value) + indianOffset).toISOString().slice(0, 16)}
      onChange={({ target }) =>
        onChange(target.value && new Date(Date.parse(`${target.value}Z`) - indianOffset).toISOString())
      }
    >
      {/* The browser writes the day in its own order. */}
      {value && (
        <p className="text-muted text-sm">
          <Moment at={value} />
        </p>
      )}
    </FieldInput>
  ),
  Cell: ({ value }) => (value ? <Moment at={String(value)} /> : <EmptyValue />)
}
