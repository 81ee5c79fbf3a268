import { Checkbox, controlProps, FieldNotes } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import type { BooleanField } from './field.ts'

export function BooleanInput({ frame, value, onChange }: InputProps<BooleanField>) {
  return (
    <div className="grid gap-1.5">
      <Checkbox
        {...controlProps(frame)}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        className="justify-self-start font-semibold text-sm"
      >
        {frame.label}
      </Checkbox>
      <FieldNotes frame={frame} />
    </div>
  )
}
