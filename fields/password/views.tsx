import { FieldInput } from '../../ui/field.tsx'
import type { FieldViews } from '../view-props.ts'
import type { PasswordField } from './field.ts'

export const passwordViews: FieldViews<PasswordField> = {
  // The hint tells how to keep the present password, and so stands only where there is one.
  Input: ({ frame, value, onChange, isEdit }) => (
    <FieldInput
      frame={isEdit ? frame : { ...frame, hint: undefined }}
      type="password"
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
