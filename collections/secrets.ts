import { kindOf } from '../fields/index.ts'
import type { Fields } from './define.ts'

/** Whether records have something that is never read back: no version keeps it, and so a deleted one cannot come back. */
export function hasSecrets({ fields }: { fields: Fields }): boolean {
  return Object.values(fields).some((field) => kindOf(field).writeOnly)
}
