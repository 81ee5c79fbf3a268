import type { Collection } from '../../collections/define.ts'
import type { ExportColumn } from '../../collections/exports.ts'
import { kindOf } from '../../fields/index.ts'
import { indianOffset, indianTime } from '../../shared/indian-format.ts'

/** A cell of an exported list, with all that some kind of file can show. */
export interface ExportCell {
  /** A picture or video is its file name. Empty values are left out. */
  texts: readonly string[]
  /** Only the file names of pictures. */
  images: readonly string[]
  /** Excel's value of a cell that is one date or number. */
  typed?: TypedValue
}

export type ExportRow = readonly ExportCell[]

/** The time of an Indian wall clock, as if it were UTC. */
type TypedValue = { type: 'day' | 'dateTime'; value: Date } | { type: 'number'; value: number }

/** The limit of Excel for the text of a cell, UTF-16 units. */
const maxLength = 32_767

/** The text of a cell as an Excel file has it, where it is no date or number. */
export function excelText({ texts }: ExportCell): string {
  const text = texts.join(', ')
  if (text.length <= maxLength) return text
  // Never half of a surrogate pair.
  return `${text.slice(0, maxLength - 1).replace(/\p{Cs}$/u, '')}…`
}

type Fields = Pick<ExportColumn, 'fields'>
type Values = Readonly<Record<string, unknown>>

/** Turns records into rows with these columns, for Excel, PDF and print alike. */
export function rowBuilder(collection: Collection, columns: readonly Fields[]): (record: Values) => ExportRow {
  return (record) =>
    columns.map(({ fields }) => cellOf(fields.map((name) => cellValue(collection, name, record[name]))))
}

interface CellValue {
  text: string
  image?: string
  typed?: TypedValue
}

function cellOf(values: readonly CellValue[]): ExportCell {
  const [first, ...others] = values
  return {
    texts: values.map(({ text }) => text).filter((text) => text !== ''),
    images: values.flatMap(({ image }) => image ?? []),
    ...(first?.typed && others.length === 0 ? { typed: first.typed } : {})
  }
}

function cellValue(collection: Collection, name: string, value: unknown): CellValue {
  if (value === null || value === undefined || value === '') return { text: '' }
  if (name === 'createdAt' || name === 'updatedAt')
    return {
      text: indianTime(String(value)),
      typed: { type: 'dateTime', value: indianWallClock(new Date(String(value))) }
    }
  const field = collection.fields[name]
  // A lookup from another record.
  if (!field) return { text: String(value) }
  const { toText, excelType, file } = kindOf(field)
  const text = toText(value, field)
  if (excelType === 'day') return { text, typed: { type: 'day', value: new Date(`${value}T00:00:00Z`) } }
  if (excelType === 'number') return { text, typed: { type: 'number', value: Number(value) } }
  return file === 'image' ? { text, image: text } : { text }
}

/** The date and time of a clock in India as if it were UTC, for formats that know no time zone. */
export function indianWallClock(time: Date): Date {
  return new Date(time.getTime() + indianOffset)
}
