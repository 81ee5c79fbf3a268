import { type Collection, siblingCall } from './define.ts'
import type { ExportColumn } from './exports.ts'
import { recoverable } from './schemas.ts'

export const importLimits = { rows: 10_000, columns: 100 } as const

/** The path of the call that imports; undefined for records that have a secret, and for those that only visitors make. */
export function importCall(collection: Collection): string | undefined {
  return collection.api.create && recoverable(collection) ? siblingCall(collection, 'import') : undefined
}

/** The columns that a sheet may have: those of the Excel file, then one for each of the other fields. */
export function importColumns({ admin, fields, lookups = {} }: Collection): ExportColumn[] {
  const exported: readonly ExportColumn[] = admin.exports.excel.columns
  const taken = exported.flatMap((column) => column.fields.map((name) => lookups[name]?.via ?? name))
  const others = Object.entries(fields).filter(([name]) => !taken.includes(name))
  return [...exported, ...others.map(([name, { label }]) => ({ label, fields: [name] }))]
}
