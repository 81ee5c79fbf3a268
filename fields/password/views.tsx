import { PasswordInput } from '../../ui/field.tsx'
import type { FieldViews } from '../view-props.ts'
import type { PasswordField } from './field.ts'

export const passwordViews: FieldViews<PasswordField> = {
  // The field's hint tells how to keep the present password, and so stands only where there is one.
  Input: ({ frame, value, onChange, isEdit }) => (
    <PasswordInput
      frame={isEdit ? frame : { ...frame, hint: 'At least 8 characters, and none of the common ones' }}
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
