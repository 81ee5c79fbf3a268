import { heightOf, type Line, type PdfDocument } from '../pdf/document.ts'
import { listPage, listStyles } from '../pdf/theme.ts'
import type { ExportRow } from './rows.ts'

/** Of a picture in an entry, mm. */
export const pictureSize = { width: 40, height: 30 } as const

const { left, right } = listPage
/** Between the tops of two entries with a picture beside the text, at least, mm. */
const minDistance = 40
/** Between two entries, mm; a rule stands in the middle. */
const gap = 10
const gutter = 6
const abovePictures = 3
const linesWithHeading = 4

type Pictures = ReadonlyMap<string, Uint8Array>

/** Writes an entry. Its row has four cells: heading, facts, text, pictures. */
export function writeEntry(document: PdfDocument, row: ExportRow, place: 'beside' | 'below', pictures: Pictures): void {
  const shown = (row[3]?.images ?? []).flatMap((name) => pictures.get(name) ?? [])
  if (place === 'beside') writeBeside(document, row, shown[0])
  else writeBelow(document, row, shown)
}

function writeBeside(document: PdfDocument, row: ExportRow, picture: Uint8Array | undefined): void {
  const x = left + pictureSize.width + gutter
  const lines = textLines(document, row, right - x)
  const pictureHeight = picture ? pictureSize.height : 0
  beginEntry(document, Math.max(heightOf(lines), pictureHeight), Math.max(beginningOf(lines), pictureHeight))
  const { y: top, pages } = document
  if (picture) document.picture(picture, left, top, pictureSize.width, pictureSize.height)
  document.writeLines(lines, x)
  const bottom = document.y + gap
  document.y = document.pages === pages ? Math.max(top + minDistance, bottom) : bottom
}

function writeBelow(document: PdfDocument, row: ExportRow, pictures: readonly Uint8Array[]): void {
  const lines = textLines(document, row, right - left)
  const { width, height } = pictureSize
  const picturesHeight = pictures.length > 0 ? abovePictures + height : 0
  beginEntry(document, heightOf(lines) + picturesHeight, beginningOf(lines))
  document.writeLines(lines, left, picturesHeight)
  if (pictures.length > 0) {
    document.y += abovePictures
    document.ensureSpace(height)
    for (const [index, picture] of pictures.entries())
      document.picture(picture, left + index * (width + gutter), document.y, width, height)
    document.y += height
  }
  document.y += gap
}

/** Starts a new page where the entry, or of a long one the beginning, does not fit. */
function beginEntry(document: PdfDocument, height: number, beginning: number): void {
  document.ensureSpace(height, beginning)
  if (!document.isAtTop) document.rule(document.y - gap / 2)
}

function textLines(document: PdfDocument, [heading, facts, text]: ExportRow, width: number): Line[] {
  return [
    ...document.lines(heading?.texts.join(', ') ?? '', listStyles.heading, width),
    ...(facts?.texts.length ? document.lines(facts.texts.join('  ·  '), listStyles.small, width) : []),
    ...(text?.texts.length ? document.lines(text.texts.join('\n\n'), listStyles.text, width) : [])
  ]
}

function beginningOf(lines: readonly Line[]): number {
  return heightOf(lines.slice(0, linesWithHeading))
}
