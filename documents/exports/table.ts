import { colors } from '../../shared/brand.ts'
import type { Line, PdfDocument } from '../pdf/document.ts'
import { listPage, listStyles, type TextStyle } from '../pdf/theme.ts'
import type { ExportRow } from './rows.ts'

const { left, right } = listPage
/** Inside a cell, mm. */
const padding = { x: 2, y: 1.8 }
/** No wider than this (mm) does a column become for one long word, such as an address. */
const maxWord = 60
/** A table of many columns is set smaller, down to this share of the usual size. */
const minScale = 0.75
/** Measuring every text takes long: only those with the most characters are. */
const measuredTexts = 20

/** Begins a table with a header on every page. @returns a function that writes a row */
export function beginTable(document: PdfDocument, labels: readonly string[], rows: readonly ExportRow[]) {
  const columns = labels.map((label, index) => measure(document, label, rows, index))
  const words = columns.reduce((sum, { word }) => sum + word, 0)
  // At which the page has room for the widest word of every column.
  const scale = Math.min(1, Math.max(minScale, (right - left - columns.length * cellOf(0, 1)) / words))
  const limits = columns.map(({ word, line }) => ({ min: cellOf(word, scale), max: cellOf(line, scale) }))
  const widths = columnWidths(limits)
  const style = scaled(listStyles.text, scale)
  const { leading } = style
  const header = cells(labels, scaled(listStyles.label, scale))
  writeHeader()
  return (row: ExportRow): void => {
    const written = cells(
      widths.map((_, index) => textOf(row, index)),
      style
    )
    ensureSpace(heightOf(written), leading + 2 * padding.y)
    writeCells(written)
    document.rule(document.y)
  }

  function ensureSpace(height: number, beginning = height): void {
    const { pages } = document
    document.ensureSpace(height, beginning)
    if (document.pages > pages) writeHeader()
  }

  function writeHeader(): void {
    document.box(left, document.y, right - left, heightOf(header), colors.sunken)
    writeCells(header)
  }

  /** Line by line across all columns, on as many pages as it takes. */
  function writeCells(cells: readonly Line[][]): void {
    document.y += padding.y
    for (let index = 0; index < lineCount(cells); index++) {
      ensureSpace(leading)
      let x: number = left
      for (const [column, lines] of cells.entries()) {
        const line = lines[index]
        if (line) document.write(line, x + padding.x, document.y)
        x += widths[column] ?? 0
      }
      document.y += leading
    }
    document.y += padding.y
  }

  function cells(texts: readonly string[], style: TextStyle): Line[][] {
    return texts.map((text, index) => document.lines(text, style, (widths[index] ?? 0) - 2 * padding.x))
  }

  function heightOf(cells: readonly Line[][]): number {
    return lineCount(cells) * leading + 2 * padding.y
  }
}

/** The widest word and the widest line of a column, mm. */
function measure(document: PdfDocument, label: string, rows: readonly ExportRow[], index: number) {
  const texts = rows.map((row) => textOf(row, index))
  const widest = (separator: RegExp) => {
    const parts = new Set(texts.flatMap((text) => text.split(separator)))
    const longest = [...parts].sort((one, other) => other.length - one.length).slice(0, measuredTexts)
    return Math.max(
      ...label.split(separator).map((part) => document.width(part, listStyles.label)),
      ...longest.map((part) => document.width(part, listStyles.text))
    )
  }
  return { word: Math.min(widest(/\s+/), maxWord), line: widest(/\n/) }
}

/** The width of a cell, with a hair more than its content: sums of fractions are not exact. */
function cellOf(content: number, scale: number): number {
  return content * scale + 2 * padding.x + 0.01
}

/** Columns are as wide as their lines; on a page too narrow for that, the wide ones get one width, but room for their words. */
function columnWidths(columns: readonly { min: number; max: number }[]): number[] {
  const widthsAt = (limit: number) => columns.map(({ min, max }) => Math.min(Math.max(limit, min), max))
  const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)
  let [low, high] = [0, right - left]
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2
    if (total(widthsAt(middle)) > right - left) high = middle
    else low = middle
  }
  const widths = widthsAt(low)
  const stretch = (right - left) / total(widths)
  return widths.map((width) => width * stretch)
}

function scaled(style: TextStyle, scale: number): TextStyle {
  return { ...style, size: style.size * scale, leading: style.leading * scale }
}

function lineCount(cells: readonly Line[][]): number {
  return Math.max(...cells.map(({ length }) => length))
}

function textOf(row: ExportRow, index: number): string {
  return row[index]?.texts.join(', ') ?? ''
}
