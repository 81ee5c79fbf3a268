import type { Collection, ExportColumn } from '../../collections/define.ts'
import { indianNumber } from '../../shared/indian-format.ts'
import { type CellType, cellType } from './rows.ts'

/** How an Excel file looks; its rows have these columns. */
export interface ExcelPlan {
  format: 'excel'
  sheet: string
  columns: readonly { label: string; type: CellType }[]
}

/** How a PDF file looks. The rows of a table have a cell for each label, those of entries four: heading, facts, text, pictures. */
export interface PdfPlan {
  format: 'pdf'
  title: string
  /** The company's name. */
  issuer: string
  /** Below the title: the day and the number of records. */
  subtitle: string
  layout:
    | { kind: 'table'; labels: readonly string[] }
    | { kind: 'entries'; pictures: 'beside' | 'below'; spacing: number }
}

export type Plan = ExcelPlan | PdfPlan
export type FileFormat = Plan['format']

/** A file to be made: its name, the fields of each record that it takes, and how it looks. */
export interface Export {
  file: string
  columns: readonly Pick<ExportColumn, 'fields'>[]
  plan(count: number): Plan
}

/** The file that a definition describes. @throws Error where it describes none of this format */
export function exportOf(collection: Collection, format: FileFormat, issuer: string): Export {
  return format === 'excel' ? excelOf(collection) : pdfOf(collection, issuer)
}

function excelOf(collection: Collection): Export {
  const { file, sheet, columns } = collection.admin.exports.excel
  return {
    file,
    columns,
    plan: () => ({
      format: 'excel',
      sheet,
      columns: columns.map((column) => ({ label: column.label, type: cellType(collection, column) }))
    })
  }
}

function pdfOf({ name, label, admin }: Collection, issuer: string): Export {
  const { pdf } = admin.exports
  if (!pdf) throw new Error(`The collection '${name}' has no PDF.`)
  const { file, title } = pdf
  const columns =
    pdf.layout === 'table'
      ? pdf.columns
      : [{ fields: [pdf.heading] }, { fields: pdf.facts ?? [] }, { fields: pdf.text ?? [] }, { fields: pdf.images }]
  const layout: PdfPlan['layout'] =
    pdf.layout === 'table'
      ? { kind: 'table', labels: pdf.columns.map((column) => column.label) }
      : { kind: 'entries', pictures: pdf.pictures, spacing: pdf.spacing }
  const subtitle = (count: number) =>
    `${today()}  ·  ${indianNumber(count)} ${count === 1 ? label.singular : label.plural}`
  return { file, columns, plan: (count) => ({ format: 'pdf', title, issuer, subtitle: subtitle(count), layout }) }
}

const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata'
})

function today(): string {
  return days.format(new Date())
}
