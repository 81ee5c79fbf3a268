import { z } from 'zod'
import { newPassword } from '../../fields/password/field.ts'

/* Request bodies of signing in and of changing how one signs in. */

export const credentials = z.object({
  username: z.string({ error: 'Please enter your user name.' }).max(200, 'Invalid username or password.'),
  password: z.string({ error: 'Please enter your password.' }).max(1_000, 'Invalid username or password.')
})

/** A code of the app, or a recovery code. */
export const codeInput = z.object({
  code: z
    .string({ error: 'Please enter the code.' })
    .trim()
    .min(1, 'Please enter the code.')
    .max(40, 'This code is not right.')
})

/** Reauthentication before the way of signing in changes (OWASP ASVS 5.0, 7.5.1). */
export const currentPasswordInput = z.object({
  currentPassword: z.string({ error: 'Current password is required.' }).max(1_000, 'The current password is not right.')
})

export const passwordChangeInput = currentPasswordInput.extend({ newPassword })

/** Reauthentication before others' accounts change; with a code where there is a second factor. */
export const proofInput = currentPasswordInput.extend(codeInput.partial().shape)

/** To turn the second factor off, and for new recovery codes. */
export const passwordAndCodeInput = currentPasswordInput.extend(codeInput.shape)
