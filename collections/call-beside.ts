import type { Collection } from './define.ts'

/** The address of a call for many records: it shares the stem of the collection's deletion. @param name 'reorder' */
export function callBeside({ api }: Pick<Collection, 'api'>, name: string): string {
  return api.deleteMultiple.replace(/[^/]+$/, name)
}
