import type { Collection, ExportColumn } from '../../../collections/define.ts'
import { kindOf } from '../../../fields/index.ts'
import { indianDay, indianTime } from '../../../shared/indian-format.ts'
import type { AnyRecord } from '../definitions.ts'

/** What stands in a cell of an exported table; nothing is left out, so that every kind of file takes what it can show. */
export interface ExportCell {
  /** A picture or video is its file name. Empty values are left out. */
  texts: readonly string[]
  /** The file names of pictures alone. */
  images: readonly string[]
  /** Where the cell is one day, or one moment as a clock in India shows it, told as if it were UTC. */
  date?: Date
}

export type ExportRow = readonly ExportCell[]

/** How a table program shows the dates of a column. */
export type CellType = 'text' | 'day' | 'moment'

type Fields = Pick<ExportColumn, 'fields'>

/** Makes a record into a row with these columns: for Excel, PDF and print alike. */
export function rowBuilder(collection: Collection, columns: readonly Fields[]): (record: AnyRecord) => ExportRow {
  return (record) => columns.map(({ fields }) => cellOf(fields.map((name) => partOf(collection, name, record[name]))))
}

/** What kind of values a column holds. */
export function cellType(collection: Collection, { fields: [name = '', ...others] }: Fields): CellType {
  if (others.length > 0) return 'text'
  if (isMoment(name)) return 'moment'
  const field = collection.fields[name]
  return field && kindOf(field).toDay ? 'day' : 'text'
}

interface Part {
  text: string
  image?: string
  date?: Date
}

function cellOf(parts: readonly Part[]): ExportCell {
  const [first, ...others] = parts
  return {
    texts: parts.map(({ text }) => text).filter((text) => text !== ''),
    images: parts.flatMap(({ image }) => image ?? []),
    ...(first?.date && others.length === 0 ? { date: first.date } : {})
  }
}

function partOf(collection: Collection, name: string, value: unknown): Part {
  if (value === null || value === undefined || value === '') return { text: '' }
  if (isMoment(name)) return { text: indianTime(String(value)), date: indianClock(String(value)) }
  const field = collection.fields[name]
  // What is read from another record is text.
  if (!field) return { text: String(value) }
  const { toText, toDay, file } = kindOf(field)
  const text = toText(value)
  if (toDay) return { text: indianDay(text), date: toDay(value) }
  return file === 'image' ? { text, image: text } : { text }
}

function isMoment(name: string): boolean {
  return name === 'createdAt' || name === 'updatedAt'
}

const indiaAheadOfUtc = 5.5 * 3_600_000

/** A table program knows no time zones: what it gets is what it shows. */
function indianClock(moment: string): Date {
  return new Date(Date.parse(moment) + indiaAheadOfUtc)
}
