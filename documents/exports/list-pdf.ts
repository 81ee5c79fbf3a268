import { colors } from '../../shared/brand.ts'
import { chunks } from '../../shared/chunks.ts'
import { createDocument, type PdfDocument, type ReadPicture } from '../pdf/document.ts'
import type { ReadFont } from '../pdf/fonts.ts'
import { listPage, listStyles } from '../pdf/theme.ts'
import { pictureSize, writeEntry } from './entries.ts'
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
