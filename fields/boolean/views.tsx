import { controlProps, FieldNotes } from '../../ui/field.tsx'
import type { FieldViews } from '../view-props.ts'
import { type BooleanField, booleanKind } from './field.ts'

export const booleanViews: FieldViews<BooleanField> = {
  Input: ({ frame, value, onChange }) => (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-2 pointer-coarse:min-h-11">
        <input
          {...controlProps(frame)}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 accent-link"
        />
        <label htmlFor={frame.id} className="font-semibold text-sm">
          {frame.label}
        </label>
      </div>
      <FieldNotes frame={frame} />
    </div>
  ),
  // No stands out: it is what still waits for somebody.
  Cell: ({ field, value }) => (
    <span className={value ? 'text-muted' : 'font-semibold'}>{booleanKind.toText(value, field)}</span>
  )
}
