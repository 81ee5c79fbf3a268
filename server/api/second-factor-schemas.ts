import { z } from 'zod'

/** What an app needs to make codes, once. */
export const setUpSchema = z.object({
  /** base32, for typing. */
  secret: z.string(),
  /** otpauth:// */
  uri: z.string(),
  qr: z.object({ size: z.int(), path: z.string() })
})

/** Shown this once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
