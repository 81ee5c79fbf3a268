import writeExcelFile, { type Cell } from 'write-excel-file/universal'
import { colors } from '../../shared/brand.ts'
import type { ExcelPlan } from './plan.ts'
import { type ExportCell, type ExportRow, excelText } from './rows.ts'

/** The width of a column, characters. */
const width = { min: 12, max: 60 }
/** The height of a row at most, points: ten lines. */
const maxHeight = 150
const lineHeight = 15

const dateFormats = { day: 'dd/mm/yyyy', dateTime: 'dd/mm/yyyy hh:mm' } as const

/** An Excel file with one sheet: a bold header that stays in view, dates as dates, numbers as numbers, everything else as text. */
export async function excelFile({ sheet, labels }: ExcelPlan, rows: readonly ExportRow[]): Promise<Blob> {
  const widths = labels.map((label, index) => columnWidth(label, rows, index))
  const header = labels.map((label): Cell => ({ value: label, type: String, ...headerStyle }))
  const body = rows.map((row) => {
    const style = isHigh(row, widths) ? { ...cellStyle, height: maxHeight } : cellStyle
    return row.map((cell) => excelCell(cell, style))
  })
  const options = { sheet, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 }
  return await writeExcelFile([header, ...body], options).toBlob()
}

const headerStyle = {
  fontWeight: 'bold',
  alignVertical: 'center',
  backgroundColor: colors.sunken,
  bottomBorderStyle: 'thin',
  height: 22
} as const

const cellStyle = { wrap: true, alignVertical: 'top' } as const

function excelCell(cell: ExportCell, style: typeof cellStyle): Cell {
  const { typed } = cell
  if (typed?.type === 'number') return { value: typed.value, type: Number, align: 'left', ...style }
  if (typed) return { value: typed.value, type: Date, format: dateFormats[typed.type], align: 'left', ...style }
  const value = excelText(cell)
  if (value === '') return null
  // Formatted as text, it does not become a formula when somebody edits the cell.
  return { value, type: String, ...style, ...(/^[=+\-@]/.test(value) ? { format: '@' } : {}) }
}

function columnWidth(label: string, rows: readonly ExportRow[], index: number): number {
  const longest = rows.reduce((longest, row) => Math.max(longest, ...lines(row[index]).map(({ length }) => length)), 0)
  return Math.min(Math.max(longest + 2, label.length + 4, width.min), width.max)
}

function isHigh(row: ExportRow, widths: readonly number[]): boolean {
  return row.some((cell, index) => {
    const wrapped = lines(cell).reduce((sum, { length }) => sum + Math.ceil(length / (widths[index] ?? width.max)), 0)
    return wrapped * lineHeight > maxHeight
  })
}

function lines(cell: ExportCell | undefined): string[] {
  return cell && !cell.typed ? excelText(cell).split('\n') : []
}
