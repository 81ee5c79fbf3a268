import { colors } from '../../shared/brand.ts'
import { chunks } from '../../shared/chunks.ts'
import { createDocument, heightOf, type Line, type PdfDocument, type ReadPicture } from '../pdf/document.ts'
import type { ReadFont } from '../pdf/fonts.ts'
import { listPage, listStyles } from '../pdf/theme.ts'
import type { PdfPlan } from './plan.ts'
import type { ExportRow } from './rows.ts'
import { beginTable } from './table.ts'

export interface ListPdfOptions {
  readFont: ReadFont
  readPicture: ReadPicture
  onProgress(step: string, done: number, total: number): void
}

const rowsPerProgress = 25
const concurrentReads = 6
const { left, right } = listPage
/** Of a picture in an entry, mm. */
const pictureSize = { width: 40, height: 30 } as const
/** Between the tops of two entries with a picture beside the text, at least, mm. */
const minDistance = 40
/** Between two entries, mm; a rule stands in the middle. */
const gap = 10
const gutter = 6
const abovePictures = 3
const linesWithHeading = 4

type Pictures = ReadonlyMap<string, Uint8Array>

/** A PDF file of all rows: A4, with a title, a date, and page numbers. Pictures that cannot be read are left out. */
export async function listPdf(plan: PdfPlan, rows: readonly ExportRow[], options: ListPdfOptions): Promise<Blob> {
  const [document, pictures] = await Promise.all([
    createDocument({ title: plan.title, author: plan.issuer, page: listPage, writeHead, writeFoot }, options.readFont),
    readPictures(rows, options)
  ])
  writeTitle(document, plan)
  const { layout } = plan
  const writeRow = layout.kind === 'table' ? beginTable(document, layout.labels, rows) : undefined
  for (const [index, row] of rows.entries()) {
    if (layout.kind === 'entries') writeEntry(document, row, layout.pictures, pictures)
    else writeRow?.(row)
    if (index % rowsPerProgress === 0) options.onProgress('Writing', index, rows.length)
  }
  return await document.finish()

  function writeHead(document: PdfDocument): void {
    document.write({ text: plan.title, style: listStyles.small }, left, 15)
    document.writeRight({ text: plan.issuer, style: listStyles.small }, right, 15)
    document.rule(21)
  }
}

async function readPictures(rows: readonly ExportRow[], { readPicture, onProgress }: ListPdfOptions) {
  const names = new Set(rows.flatMap((row) => row.flatMap(({ images }) => images)))
  const pictures = new Map<string, Uint8Array>()
  let done = 0
  const read = async (name: string) => {
    const picture = await readPicture(name, pictureSize.width, pictureSize.height)
    if (picture) pictures.set(name, picture)
    done += 1
    onProgress('Loading pictures', done, names.size)
  }
  for (const some of chunks([...names], concurrentReads)) await Promise.all(some.map(read))
  return pictures
}

function writeTitle(document: PdfDocument, { title, issuer, subtitle }: PdfPlan): void {
  document.write({ text: title, style: listStyles.title }, left, 14)
  document.writeRight({ text: issuer, style: listStyles.small }, right, 18)
  document.write({ text: subtitle, style: listStyles.small }, left, 25)
  document.rule(32)
  document.box(left, 31.7, 24, 0.8, colors.sun)
}

function writeFoot(document: PdfDocument, page: number, pages: number): void {
  document.writeRight({ text: `Page ${page} of ${pages}`, style: listStyles.small }, right, 281)
}

/** Writes an entry. Its row has four cells: heading, facts, text, pictures. */
function writeEntry(document: PdfDocument, row: ExportRow, place: 'beside' | 'below', pictures: Pictures): void {
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

/** Starts a new page where the entry, or the beginning of a long one, does not fit. */
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
