import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Collection } from '../../collections/define.ts'
import type { ExportColumn } from '../../collections/exports.ts'
import { importColumns } from '../../collections/import-columns.ts'
import { createSchema, fileFields, markdownFields, updateSchema } from '../../collections/schemas.ts'
import { excelText, rowBuilder } from '../../documents/exports/rows.ts'
import { kindOf } from '../../fields/index.ts'
import { requiredMessage } from '../../fields/types.ts'
import { chunks } from '../../shared/chunks.ts'
import { storedKind } from '../../shared/image-variants.ts'
import { withPlainTexts } from '../../shared/markdown.ts'
import { valueErrors } from '../content/check-values.ts'
import { type AnyRecord, selectBy, type Values } from '../content/records.ts'
import { referencedFiles } from '../content/stored-files.ts'
import type { Db } from '../database/connect.ts'
import { ClientError, type FieldErrors, fieldErrors } from '../errors.ts'
import { knownRecords } from './known-records.ts'

export const sheetReport = z.object({
  /** Below the heads, without empty ones. */
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int().describe('How many of the updated ones stay as they are'),
  emptied: z.int().describe('How many values of present records become empty'),
  /** By the sheet's rows, counted from the heads as row 1; `field` is '' for a whole row. */
  errors: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() }))
})
export type SheetReport = z.output<typeof sheetReport>

/** A record to be made; with an id, one to be changed if it still has this version. */
export interface Change {
  values: Values
  id?: number
  version?: number
}

type Cells = readonly string[]

const rowsAtOnce = 100

/** Checks the rows of a sheet by the rules of single writes. @returns the report, and the changes of the rows without faults */
export async function checkSheet(
  db: Db,
  collection: Collection,
  [heads = [], ...below]: Cells[],
  signal: AbortSignal
): Promise<{ report: SheetReport; changes: Change[] }> {
  const rows = below
    .map((cells, index) => ({ number: index + 2, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const report: SheetReport = { rows: rows.length, created: 0, updated: 0, unchanged: 0, emptied: 0, errors: [] }
  const fail = (row: number, field: string, message: string) => report.errors.push({ row, field, message })
  const headsOf = readHeads(collection, heads, rows)
  for (const message of headsOf.faults) fail(1, '', message)
  const changes: Change[] = []
  if (headsOf.faults.length > 0) return { report, changes }

  const records = await knownRecords(db, collection)
  const titleIndex = headsOf.columns.findIndex(({ fields }) => fields.includes(collection.title))
  const checkRow = rowCheck(collection, headsOf.columns, await readFileNames(db, collection))
  for (const some of chunks(rows, rowsAtOnce)) {
    const matched = some.map((row) => ({ ...row, ...records.match(row.cells[titleIndex] ?? '', row.number) }))
    const ids = matched.flatMap(({ id = [] }) => id)
    const stored = new Map((await selectBy(db, collection, 'id', ids)).map((record) => [record.id, record]))
    for (const row of matched) {
      await nextTurn()
      requireSender(signal)
      const record = stored.get(row.id ?? 0)
      const { values, errors } = row.errors
        ? { values: {}, errors: row.errors }
        : checkRow(row.cells, record, row.values)
      const faults = Object.entries({ ...errors, ...records.taken(values, row.number, record?.id) })
      for (const [field, message] of faults) fail(row.number, field, message)
      if (faults.length === 0) accept(values, record)
    }
  }
  return { report, changes }

  function accept(values: Values, record: AnyRecord | undefined) {
    const changed = Object.values(values)
    report[record ? 'updated' : 'created'] += 1
    if (changed.length === 0) report.unchanged += 1
    else changes.push({ values, ...(record && { id: record.id, version: record.version }) })
    if (record) report.emptied += changed.filter((value) => value === null || String(value) === '').length
  }
}

/** @throws ClientError 400 where the sender has gone */
export function requireSender(signal: AbortSignal): void {
  if (signal.aborted) throw new ClientError(400, 'The import was broken off. Nothing was changed.')
}

/** Returns the columns by their heads, and the faults of these; an empty head with nothing below it is a column without fields. */
function readHeads(collection: Collection, heads: Cells, rows: readonly { cells: Cells }[]) {
  const offered = new Map(importColumns(collection).map((column) => [column.label.toLowerCase(), column]))
  const faults: string[] = []
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), heads.length)
  const columns = Array.from({ length: width }, (_, index): ExportColumn => {
    const head = heads[index]?.trim() ?? ''
    const column = offered.get(head.toLowerCase())
    if (head !== '' && !column) faults.push(`There is no column '${head}' here.`)
    if (head === '' && rows.some(({ cells }) => cells[index])) faults.push(`Column ${index + 1} has no head.`)
    return column ?? { label: head, fields: [] }
  })
  for (const column of offered.values()) {
    const count = columns.filter((other) => other === column).length
    if (count > 1) faults.push(`The column '${column.label}' is there ${count} times.`)
    const isTitle = column.fields.includes(collection.title)
    if (count === 0 && isTitle) faults.push(`The column '${column.label}' is missing.`)
  }
  if (rows.length === 0) faults.push('There are no rows below the heads.')
  return { columns, faults }
}

/** Returns a function that gives a row's changes of a record, or a new record's values, and the row's faults. */
function rowCheck(collection: Collection, columns: readonly ExportColumn[], files: FileNames) {
  const { fields } = collection
  const toCells = rowBuilder(collection, columns)

  /** The files that a cell names; several pictures fill the fields of a column in order. */
  function readFiles({ label, fields: names }: ExportColumn, cell: string, values: Values, errors: FieldErrors) {
    const given = names.length > 1 ? cell.split(/[,;\n]/).flatMap((part) => part.trim() || []) : [cell]
    if (given.length > names.length) errors[names[0] ?? ''] = `'${label}' has room for ${names.length} files.`
    for (const [index, name] of names.entries()) {
      const wanted = given[index] ?? ''
      const kind = fields[name]?.kind
      values[name] = wanted === '' ? null : files.get(`${kind} ${wanted}`)
      if (values[name] === undefined) errors[name] = `There is no ${kind} '${wanted}' in the media library.`
    }
  }

  function readCells(cells: Cells, record: AnyRecord | undefined, values: Values, errors: FieldErrors) {
    const storedCells = record && toCells(withPlainTexts(record, markdownFields(collection)))
    for (const [index, column] of columns.entries()) {
      const [name = ''] = column.fields
      const cell = cells[index] ?? ''
      const field = fields[name]
      const shown = storedCells?.[index]
      // A cell that equals the exported one leaves the value as it is: long texts are cut in the Excel file.
      if (!field || (shown && !shown.typed && excelText(shown).trim() === cell)) continue
      // A new record gets its initial value, and an existing one keeps a value that is required.
      if (cell === '' && (field.initial !== undefined || (record && field.required === 'create'))) continue
      if (kindOf(field).file) readFiles(column, cell, values, errors)
      else values[name] = kindOf(field).fromCell?.(cell, field) ?? cell
    }
  }

  return (cells: Cells, record: AnyRecord | undefined, named: Values = {}) => {
    const given: Values = { ...named }
    const errors: FieldErrors = {}
    readCells(cells, record, given, errors)
    const parsed = (record ? updateSchema(collection) : createSchema(collection)).safeParse({ ...record, ...given })
    const all: Values = { ...given, ...parsed.data }
    const changed = Object.keys(given).filter((name) => !record || !isDeepStrictEqual(all[name], record[name]))
    if (record && changed.length === 0) return { values: {}, errors }
    for (const [name, field] of Object.entries(fields))
      if (record && field.immutable && changed.includes(name)) errors[name] = `${field.label} cannot be changed.`
    for (const [name, field] of fileFields(collection))
      if (field.required && !record && !given[name]) errors[name] ??= requiredMessage(field)
    return {
      values: Object.fromEntries(changed.map((name) => [name, all[name]])),
      errors: {
        ...valueErrors(collection, { ...record, ...all }),
        ...fieldErrors(parsed.error ?? { issues: [] }),
        ...errors
      }
    }
  }
}

/** Stored files by their kind with a name that a sheet may give them. */
type FileNames = ReadonlyMap<string, string>

/** Files of the library also by the names with which they came, where these tell them apart. */
async function readFileNames(db: Db, collection: Collection): Promise<FileNames> {
  if (fileFields(collection).length === 0) return new Map()
  const stored = [...(await referencedFiles(db))].map((name) => [name, name] as const)
  const added = await db.selectFrom('media').select(['name', 'originalName']).where('addedAt', '<>', '').execute()
  const original = [...Map.groupBy(added, (file) => file.originalName)].flatMap(([spelled, [file, ...others]]) =>
    file && others.length === 0 ? [[spelled, file.name] as const] : []
  )
  return new Map([...original, ...stored].map(([spelled, name]) => [`${storedKind(name)} ${spelled}`, name]))
}
