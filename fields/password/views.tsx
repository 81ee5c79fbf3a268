import { PasswordInput } from '../../ui/index.ts'
import type { InputProps } from '../view-props.ts'
import type { PasswordField } from './field.ts'

/** The field's hint tells how to keep the current password, and so stands only where there is one. */
export function NewPasswordInput({ frame, value, onChange, isEdit }: InputProps<PasswordField>) {
  return (
    <PasswordInput
      frame={isEdit ? frame : { ...frame, hint: 'At least 8 characters, and none of the common ones' }}
      autoComplete="new-password"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
