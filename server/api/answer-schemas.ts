import { z } from 'zod'

export const errorSchema = z.object({ message: z.string(), errors: z.record(z.string(), z.string()).optional() })

export const messageSchema = z.object({ message: z.string() })

/** Shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
