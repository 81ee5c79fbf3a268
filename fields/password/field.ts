import { z } from 'zod'
import { definerOf, type FieldBase, type FieldKind } from '../types.ts'

/** A password, write-only; the column of the same name holds its hash. */
export interface PasswordField extends FieldBase {
  kind: 'password'
  required: 'create'
}

export const password = definerOf<PasswordField>()('password', { required: 'create' })

const minLength = 8
/** Long enough for any passphrase, short enough that hashing stays cheap. */
const maxLength = 128

/** A new password: rules of length, none of composition. `server/auth/password-fault.ts` refuses easily guessed ones. */
export const newPassword = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .min(minLength, `Password must be at least ${minLength} characters long.`)
  .max(maxLength, `Password must be at most ${maxLength} characters long.`)
  .refine((password) => password.isWellFormed(), 'Password contains characters that cannot be stored.')

export const passwordKind: FieldKind<PasswordField> = {
  input: () => newPassword,
  output: () => z.never(),
  empty: '',
  toText: () => '',
  writeOnly: true,
  formShape: () => 'short'
}
