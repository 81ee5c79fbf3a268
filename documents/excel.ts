import writeExcelFile, { type Cell } from 'write-excel-file/universal'
import type { ExcelPlan } from '../app/admin/export/plan.ts'
import type { CellType, ExportCell, ExportRow } from '../app/admin/export/rows.ts'

/** The longest text that Excel takes in a cell, UTF-16 units. */
const maxLength = 32_767
/** Of a column, characters. */
const width = { min: 12, max: 60 }
/** A row is never higher than this, points: ten lines. */
const maxHeight = 150
const lineHeight = 15

const dateFormats: Record<Exclude<CellType, 'text'>, string> = { day: 'dd/mm/yyyy', moment: 'dd/mm/yyyy hh:mm' }

/** An Excel file with one sheet: a bold header that stays in sight, dates as dates, everything else as text. */
export async function excelFile({ sheet, columns }: ExcelPlan, rows: readonly ExportRow[]): Promise<Blob> {
  const widths = columns.map((column, index) => columnWidth(column.label, rows, index))
  const header = columns.map(({ label }): Cell => ({ value: label, type: String, ...headerLook }))
  const body = rows.map((row) => {
    const look = isHigh(row, widths) ? { ...cellLook, height: maxHeight } : cellLook
    return row.map((cell, index) => excelCell(cell, columns[index]?.type ?? 'text', look))
  })
  const options = { sheet, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 }
  return await writeExcelFile([header, ...body], options).toBlob()
}

const headerLook = {
  fontWeight: 'bold',
  alignVertical: 'center',
  backgroundColor: '#F2EFE7',
  bottomBorderStyle: 'thin',
  height: 22
} as const

const cellLook = { wrap: true, alignVertical: 'top' } as const

function excelCell(cell: ExportCell, type: CellType, look: typeof cellLook): Cell {
  if (cell.date && type !== 'text')
    return { value: cell.date, type: Date, format: dateFormats[type], align: 'left', ...look }
  const value = textOf(cell)
  if (value === '') return null
  // Highlight as text, it also stays text when somebody edits the cell.
  return { value, type: String, ...look, ...(/^[=+\-@]/.test(value) ? { format: '@' } : {}) }
}

function textOf({ texts }: ExportCell): string {
  const text = texts.join(', ')
  if (text.length <= maxLength) return text
  // Not the first half of a character alone.
  return `${text.slice(0, maxLength - 1).replace(/\p{Cs}$/u, '')}…`
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
  return cell && !cell.date ? textOf(cell).split('\n') : []
}
