import type { Collection, ExportColumn } from '../../collections/define.ts'
import { kindOf } from '../../fields/index.ts'
import { indianTime } from '../../shared/indian-format.ts'

/** A cell of an exported list, with all that some kind of file can show. */
export interface ExportCell {
  /** A picture or video is its file name. Empty values are left out. */
  texts: readonly string[]
  /** The file names of pictures alone. */
  images: readonly string[]
  /** Where the cell is one day, or one moment: the Indian wall clock as if it were UTC. */
  date?: Date
  /** Where the cell is one number. */
  number?: number
}

export type ExportRow = readonly ExportCell[]

/** How Excel shows the values of a column. */
export type CellType = 'text' | 'number' | 'day' | 'moment'

type Fields = Pick<ExportColumn, 'fields'>
type Values = Readonly<Record<string, unknown>>

/** Turns records into rows with these columns, for Excel, PDF and print alike. */
export function rowBuilder(collection: Collection, columns: readonly Fields[]): (record: Values) => ExportRow {
  return (record) => columns.map(({ fields }) => cellOf(fields.map((name) => partOf(collection, name, record[name]))))
}

export function cellType(collection: Collection, { fields: [name = '', ...others] }: Fields): CellType {
  if (others.length > 0) return 'text'
  if (isMoment(name)) return 'moment'
  const field = collection.fields[name]
  return (field && kindOf(field).excelType) ?? 'text'
}

interface Part {
  text: string
  image?: string
  date?: Date
  number?: number
}

function cellOf(parts: readonly Part[]): ExportCell {
  const [first, ...others] = parts
  return {
    texts: parts.map(({ text }) => text).filter((text) => text !== ''),
    images: parts.flatMap(({ image }) => image ?? []),
    ...(first?.date && others.length === 0 ? { date: first.date } : {}),
    ...(first?.number !== undefined && others.length === 0 ? { number: first.number } : {})
  }
}

function partOf(collection: Collection, name: string, value: unknown): Part {
  if (value === null || value === undefined || value === '') return { text: '' }
  if (isMoment(name)) return { text: indianTime(String(value)), date: indianWallClock(new Date(String(value))) }
  const field = collection.fields[name]
  // A lookup from another record.
  if (!field) return { text: String(value) }
  const { toText, excelType, file } = kindOf(field)
  const text = toText(value, field)
  if (excelType === 'day') return { text, date: new Date(`${value}T00:00:00Z`) }
  if (excelType === 'number') return { text, number: Number(value) }
  return file === 'image' ? { text, image: text } : { text }
}

function isMoment(name: string): boolean {
  return name === 'createdAt' || name === 'updatedAt'
}

/** Milliseconds. */
const indiaAheadOfUtc = 5.5 * 3_600_000

/** The date and time of a clock in India as if it were UTC, for formats that know no time zone. */
export function indianWallClock(moment: Date): Date {
  return new Date(moment.getTime() + indiaAheadOfUtc)
}
