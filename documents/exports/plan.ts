import type { Collection } from '../../collections/define.ts'
import type { ExportColumn } from '../../collections/exports.ts'
import { indianLongDay, indianNumber } from '../../shared/indian-format.ts'
import { indianWallClock } from './rows.ts'

/** The layout of an Excel file; its rows have these columns. */
export interface ExcelPlan {
  format: 'excel'
  sheet: string
  labels: readonly string[]
}

/** The layout of a PDF file. The rows of a table have a cell for each label, those of entries four: heading, facts, text, pictures. */
export interface PdfPlan {
  format: 'pdf'
  title: string
  issuer: string
  /** Below the title: the day and the number of records. */
  subtitle: string
  layout: { kind: 'table'; labels: readonly string[] } | { kind: 'entries'; pictures: 'beside' | 'below' }
}

export type Plan = ExcelPlan | PdfPlan
export type FileFormat = Plan['format']

/** A file to be made: its name, the fields that it takes of each record, and its layout. */
export interface Export {
  file: string
  columns: readonly Pick<ExportColumn, 'fields'>[]
  plan: Plan
}

/** The Excel file or PDF that a collection's definition describes, of `count` records; the issuer is the company's name. */
export function exportOf({ label, admin }: Collection, format: FileFormat, issuer: string, count: number): Export {
  const { excel, pdf } = admin.exports
  if (format === 'excel') {
    const { file, sheet, columns } = excel
    return { file, columns, plan: { format, sheet, labels: columns.map(({ label }) => label) } }
  }
  const { file, title } = pdf
  const today = indianLongDay(indianWallClock(new Date()).toISOString())
  const subtitle = `${today}  ·  ${indianNumber(count)} ${count === 1 ? label.singular : label.plural}`
  const plan = { format, title, issuer, subtitle } as const
  if (pdf.layout === 'table') {
    const { columns } = pdf
    return { file, columns, plan: { ...plan, layout: { kind: 'table', labels: columns.map(({ label }) => label) } } }
  }
  const { heading, facts = [], text = [], images = [] } = pdf
  const pictures = images.length === 1 ? 'beside' : 'below'
  const columns = [[heading], facts, text, images].map((fields) => ({ fields }))
  return { file, columns, plan: { ...plan, layout: { kind: 'entries', pictures } } }
}
