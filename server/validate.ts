import type { z } from 'zod'
import { fieldErrors, invalid } from './errors.ts'

/** The value as its schema makes it. @throws ClientError 422 that names every field that is wrong */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalid(fieldErrors(result.error))
  return result.data
}
