import { controlClass, controlProps, FieldShell } from '../../ui/field.tsx'
import type { InputProps } from '../view-props.ts'
import type { PasswordField } from './field.ts'

/** A new password. The hint tells how to keep the present one, and so stands only where there is one. */
export function PasswordInput({ frame, value, onChange, isEdit }: InputProps<PasswordField>) {
  const shown = isEdit ? frame : { ...frame, hint: undefined }
  return (
    <FieldShell frame={shown}>
      <input
        {...controlProps(shown)}
        type="password"
        autoComplete="new-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass}
      />
    </FieldShell>
  )
}
