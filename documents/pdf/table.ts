import type { ExportRow } from '../../app/admin/export/rows.ts'
import type { Canvas } from './canvas.ts'
import { type Flow, pageRoom, sheet } from './flow.ts'
import { colors, styles } from './theme.ts'
import type { Line } from './typesetter.ts'

/** Inside a cell, mm. */
const padding = { x: 2.5, y: 1.8 }
/** What a column may claim of its longest text, mm; the page's width is shared out by the claims. */
const claim = { min: 18, max: 80 }
const lineHeight = styles.text.leading

/** Writes a table whose header stands on every page. */
export class Table {
  readonly #canvas: Canvas
  readonly #flow: Flow
  readonly #labels: readonly string[]
  readonly #widths: readonly number[]

  constructor(canvas: Canvas, flow: Flow, labels: readonly string[], rows: readonly ExportRow[]) {
    this.#canvas = canvas
    this.#flow = flow
    this.#labels = labels
    this.#widths = columnWidths(canvas, labels, rows)
    this.#writeHeader()
  }

  /** Writes a row; it is kept together where a page is not too short for it. */
  write(row: ExportRow): void {
    const cells = this.#widths.map((width, index) =>
      this.#canvas.type.lines(textOf(row, index), styles.text, width - 2 * padding.x)
    )
    const count = Math.max(...cells.map(({ length }) => length))
    const height = count * lineHeight + 2 * padding.y
    this.#makeRoom(height <= pageRoom / 2 ? height : lineHeight + 2 * padding.y)
    this.#flow.y += padding.y
    for (let index = 0; index < count; index++) {
      this.#makeRoom(lineHeight)
      this.#writeAcross(cells.map((lines) => lines[index]))
      this.#flow.y += lineHeight
    }
    this.#flow.y += padding.y
    this.#canvas.box(sheet.left, this.#flow.y, sheet.right - sheet.left, 0.2, colors.line)
  }

  #makeRoom(height: number): void {
    const { pages } = this.#flow
    this.#flow.makeRoom(height)
    if (this.#flow.pages > pages) this.#writeHeader()
  }

  #writeHeader(): void {
    const height = lineHeight + 2 * padding.y
    this.#canvas.box(sheet.left, this.#flow.y, sheet.right - sheet.left, height, colors.sunken)
    this.#flow.y += padding.y
    this.#writeAcross(this.#labels.map((text) => ({ text, style: styles.label })))
    this.#flow.y += lineHeight + padding.y
  }

  #writeAcross(lines: readonly (Line | undefined)[]): void {
    let x: number = sheet.left
    for (const [index, line] of lines.entries()) {
      if (line) this.#canvas.type.write(line, x + padding.x, this.#flow.y)
      x += this.#widths[index] ?? 0
    }
  }
}

function columnWidths({ type }: Canvas, labels: readonly string[], rows: readonly ExportRow[]): number[] {
  const claims = labels.map((label, index) => {
    const texts = rows.flatMap((row) => textOf(row, index).split('\n'))
    const longest = Math.max(
      type.width(label, styles.label),
      ...longestOf(texts, (text) => type.width(text, styles.text))
    )
    return Math.min(Math.max(longest + 2 * padding.x, claim.min), claim.max)
  })
  const total = claims.reduce((sum, width) => sum + width, 0)
  return claims.map((width) => (width * (sheet.right - sheet.left)) / total)
}

/** The widths of the few texts that have the most characters: measuring all takes long. */
function longestOf(texts: readonly string[], width: (text: string) => number): number[] {
  return [...texts]
    .sort((one, other) => other.length - one.length)
    .slice(0, 20)
    .map(width)
}

function textOf(row: ExportRow, index: number): string {
  return row[index]?.texts.join(', ') ?? ''
}
