import { z } from 'zod'
import { type FieldBase, requiredMessage, tooLongMessage } from './types.ts'

// Line feed, carriage return and tab are text; the other control characters are not, PostgreSQL cannot store NUL, and no XML
// may have them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are meant
const notText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/

/** True for a string that both databases store unchanged, and that feeds can have. */
export const isText = (value: string) => value.isWellFormed() && !notText.test(value)

/** A string that both databases store unchanged. @param maxLength in Unicode characters, as JSON Schema counts */
export function plainText(field: FieldBase & { maxLength: number }, singleLine: boolean): z.ZodType<string> {
  const isPlain = (value: string) => isText(value) && !(singleLine && /[\r\n]/.test(value))
  return z
    .string({ error: (issue) => (issue.input === undefined ? requiredMessage(field) : `${field.label} must be text.`) })
    .trim()
    .refine(isPlain, `${field.label} contains characters that cannot be stored.`)
    .min(field.required ? 1 : 0, requiredMessage(field))
    .max(field.maxLength, tooLongMessage(field))
}
