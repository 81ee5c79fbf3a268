import { maxId } from '../fields/relation/field.ts'

/** The id of a record as an address writes it, in its only spelling; undefined where it is not valid. */
export function recordId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId ? Number(text) : undefined
}
