import { z } from 'zod'
import { Reply } from './route.ts'

/** A whole number from 1 to `max` in an address; `name` is for its errors. */
export const positive = (name: string, max: number) =>
  z.coerce.number({ error: `${name} must be a number.` }).pipe(
    z
      .int({ error: `${name} must be a whole number.` })
      .positive(`${name} must be at least 1.`)
      .max(max, `${name} must be at most ${max}.`)
  )

export const page = positive('page', 1_000_000)
export const maxPageSize = 100
export const pageSize = positive('pageSize', maxPageSize)

export function pagedQuery(defaultPageSize: number) {
  return z.object({ page: page.default(1), pageSize: pageSize.default(defaultPageSize) })
}

/** One page as an answer, with the number of entries on all pages. */
export function pageReply<T>(entries: T[], total: number, headers: Record<string, string> = {}): Reply<T[]> {
  return new Reply(entries, { headers: { 'X-Total-Count': String(total), ...headers } })
}
