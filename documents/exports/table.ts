import { colors } from '../../shared/brand.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { listPage, listStyles } from '../pdf/theme.ts'
import type { Line } from '../pdf/typesetter.ts'
import type { ExportRow } from './rows.ts'

const { left, right } = listPage
/** Inside a cell, mm. */
const padding = { x: 2.5, y: 1.8 }
/** The page's width is shared among the columns in proportion to their longest texts, within these bounds (mm). */
const share = { min: 18, max: 80 }
/** Measuring every text takes long: only those with the most characters are. */
const measuredTexts = 20
const lineHeight = listStyles.text.leading

/** Writes a table whose header is repeated on every page. */
export class Table {
  readonly #document: PdfDocument
  readonly #labels: readonly string[]
  readonly #widths: readonly number[]

  constructor(document: PdfDocument, labels: readonly string[], rows: readonly ExportRow[]) {
    this.#document = document
    this.#labels = labels
    this.#widths = columnWidths(document, labels, rows)
    this.#writeHeader()
  }

  write(row: ExportRow): void {
    const document = this.#document
    const cells = this.#widths.map((width, index) =>
      document.lines(textOf(row, index), listStyles.text, width - 2 * padding.x)
    )
    const count = Math.max(...cells.map(({ length }) => length))
    this.#ensureSpace(count * lineHeight + 2 * padding.y, lineHeight + 2 * padding.y)
    document.y += padding.y
    for (let index = 0; index < count; index++) {
      this.#ensureSpace(lineHeight)
      this.#writeAcross(cells.map((lines) => lines[index]))
      document.y += lineHeight
    }
    document.y += padding.y
    document.rule(document.y)
  }

  #ensureSpace(height: number, beginning = height): void {
    const { pages } = this.#document
    this.#document.ensureSpace(height, beginning)
    if (this.#document.pages > pages) this.#writeHeader()
  }

  #writeHeader(): void {
    const document = this.#document
    document.box(left, document.y, right - left, lineHeight + 2 * padding.y, colors.sunken)
    document.y += padding.y
    this.#writeAcross(this.#labels.map((text) => ({ text, style: listStyles.label })))
    document.y += lineHeight + padding.y
  }

  #writeAcross(lines: readonly (Line | undefined)[]): void {
    let x: number = left
    for (const [index, line] of lines.entries()) {
      if (line) this.#document.write(line, x + padding.x, this.#document.y)
      x += this.#widths[index] ?? 0
    }
  }
}

function columnWidths(document: PdfDocument, labels: readonly string[], rows: readonly ExportRow[]): number[] {
  const shares = labels.map((label, index) => {
    const longest = rows
      .flatMap((row) => textOf(row, index).split('\n'))
      .sort((one, other) => other.length - one.length)
      .slice(0, measuredTexts)
      .map((text) => document.width(text, listStyles.text))
    const widest = Math.max(document.width(label, listStyles.label), ...longest)
    return Math.min(Math.max(widest + 2 * padding.x, share.min), share.max)
  })
  const total = shares.reduce((sum, width) => sum + width, 0)
  return shares.map((width) => (width * (right - left)) / total)
}

function textOf(row: ExportRow, index: number): string {
  return row[index]?.texts.join(', ') ?? ''
}
