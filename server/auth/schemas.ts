import { z } from 'zod'
import { newPassword } from '../../fields/password/field.ts'

/* What people type to sign in, and to change how they sign in. */

/** What a person types to sign in. */
export const credentials = z.object({
  username: z.string({ error: 'Please enter your user name.' }).max(200, 'Invalid username or password.'),
  password: z.string({ error: 'Please enter your password.' }).max(1_000, 'Invalid username or password.')
})

/** A code of the app, or a recovery code. */
export const givenCode = z.object({
  code: z
    .string({ error: 'Please enter the code.' })
    .trim()
    .min(1, 'Please enter the code.')
    .max(40, 'This code is not right.')
})

/** A person shows again who is there before the way of signing in changes (OWASP ASVS 5.0, 7.5.1). */
export const passwordAgain = z.object({
  currentPassword: z.string({ error: 'Current password is required.' }).max(1_000, 'The current password is not right.')
})

/** The change of the own password. */
export const passwordChange = passwordAgain.extend({ newPassword })

/** What turning the second factor off, and new recovery codes, need. */
export const passwordAndCode = passwordAgain.extend(givenCode.shape)
