import type { ExportRow } from '../../app/admin/export/rows.ts'
import type { Canvas } from './canvas.ts'
import { type Flow, pageRoom, sheet } from './flow.ts'
import { pictureSize } from './pictures.ts'
import { colors, styles } from './theme.ts'
import type { Line } from './typesetter.ts'

/** Between two entries, mm; a line stands in the middle. */
const gap = 10
/** Between a picture and what stands to its right. */
const gutter = 6
/** Between a text and the pictures below it. */
const abovePictures = 3
/** So many lines are not parted from the heading. */
const linesTogether = 4

interface EntriesLayout {
  pictures: 'beside' | 'below'
  spacing: number
}

/** Writes an entry. Its row has four cells: heading, facts, text, pictures. */
export function writeEntry(canvas: Canvas, flow: Flow, layout: EntriesLayout, row: ExportRow): void {
  if (layout.pictures === 'beside') writeBeside(canvas, flow, layout.spacing, row)
  else writeBelow(canvas, flow, layout.spacing, row)
}

function writeBeside(canvas: Canvas, flow: Flow, spacing: number, row: ExportRow): void {
  const x = sheet.left + pictureSize.width + gutter
  const lines = textLines(canvas, row, sheet.right - x)
  const [picture] = canvas.available(picturesOf(row))
  const pictureHeight = picture ? pictureSize.height : 0
  beginEntry(canvas, flow, Math.max(heightOf(lines), pictureHeight), Math.max(beginningOf(lines), pictureHeight))
  const { y: top, pages } = flow
  if (picture) canvas.picture(picture, sheet.left, top)
  writeLines(canvas, flow, lines, x)
  // A long text pushes the next entry on; one that goes over the page has left its picture behind.
  flow.y = flow.pages === pages ? Math.max(top + spacing, flow.y + gap) : flow.y + gap
}

function writeBelow(canvas: Canvas, flow: Flow, spacing: number, row: ExportRow): void {
  const lines = textLines(canvas, row, sheet.right - sheet.left)
  const pictures = canvas.available(picturesOf(row))
  const picturesHeight = pictures.length > 0 ? abovePictures + pictureSize.height : 0
  beginEntry(canvas, flow, heightOf(lines) + picturesHeight, beginningOf(lines))
  writeLines(canvas, flow, lines, sheet.left, picturesHeight)
  if (pictures.length > 0) {
    flow.y += abovePictures
    flow.makeRoom(pictureSize.height)
    for (const [index, picture] of pictures.entries())
      canvas.picture(picture, sheet.left + index * (pictureSize.width + gutter), flow.y)
    flow.y += spacing
  }
  flow.y += gap
}

/** Goes where the entry begins: one that is not too long is kept together, of others the beginning is. */
function beginEntry(canvas: Canvas, flow: Flow, height: number, beginning: number): void {
  flow.makeRoom(height <= pageRoom / 2 ? height : beginning)
  if (!flow.isAtTop) canvas.box(sheet.left, flow.y - gap / 2, sheet.right - sheet.left, 0.2, colors.line)
}

function textLines({ type }: Canvas, [heading, facts, text]: ExportRow, width: number): Line[] {
  return [
    ...type.lines(heading?.texts.join(', ') ?? '', styles.heading, width),
    ...(facts?.texts.length ? type.lines(facts.texts.join('  ·  '), styles.small, width) : []),
    ...(text?.texts.length ? type.lines(text.texts.join('\n\n'), styles.text, width) : [])
  ]
}

/** @param after the last lines stay together with something so high that follows */
function writeLines({ type }: Canvas, flow: Flow, lines: readonly Line[], x: number, after = 0): void {
  for (const [index, line] of lines.entries()) {
    flow.makeRoom(heightTogether(lines, index, after))
    if (line.text === '' && flow.isAtTop) continue
    type.write(line, x, flow.y)
    flow.y += line.style.leading
  }
}

/** How high a line is with those below it that must stand on the same page. */
function heightTogether(lines: readonly Line[], index: number, after: number): number {
  const height = lines[index]?.style.leading ?? 0
  if (index >= lines.length - 1) return height + after
  return isKeptWithNext(lines, index) ? height + heightTogether(lines, index + 1, after) : height
}

/** Neither the first line of a paragraph nor its last stands alone on a page. */
function isKeptWithNext(lines: readonly Line[], index: number): boolean {
  const isBreak = (at: number) => (lines[at]?.text ?? '') === ''
  return isBreak(index) || (!isBreak(index + 1) && (isBreak(index - 1) || isBreak(index + 2)))
}

function picturesOf(row: ExportRow): readonly string[] {
  return row[3]?.images ?? []
}

function beginningOf(lines: readonly Line[]): number {
  return heightOf(lines.slice(0, linesTogether))
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { style }) => sum + style.leading, 0)
}
