import { z } from 'zod'

export const errorSchema = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional()
})

export const messageSchema = z.object({ message: z.string() })

/** What an authenticator app needs to make codes; shown once. */
export const setUpSchema = z.object({
  /** base32, for typing. */
  secret: z.string(),
  /** otpauth:// */
  uri: z.string(),
  qr: z.object({ size: z.int(), path: z.string() })
})

/** Shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

/** The device of a session or a sign-in. */
export const clientSchema = z.object({ address: z.string(), browser: z.string() })
