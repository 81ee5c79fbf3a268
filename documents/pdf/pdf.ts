import PDFDocument from 'pdfkit'
import type { PdfPlan } from '../../app/admin/export/plan.ts'
import type { ExportRow } from '../../app/admin/export/rows.ts'
import { Canvas } from './canvas.ts'
import { writeEntry } from './entries.ts'
import { Flow, sheet } from './flow.ts'
import { registerFonts } from './fonts.ts'
import { loadPictures } from './pictures.ts'
import { Table } from './table.ts'
import { colors, styles } from './theme.ts'

type OnProgress = (step: string, done: number, total: number) => void

/** Progress is told once in so many rows. */
const rowsAtATime = 25

/** A PDF file of all rows: A4, with a title, a date, and page numbers. */
export async function pdfFile(plan: PdfPlan, rows: readonly ExportRow[], onProgress: OnProgress): Promise<Blob> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    displayTitle: true,
    lang: 'en-IN',
    // Without a name here it looks for a font of its own, which this build has not.
    font: '',
    info: { Title: plan.title, Author: plan.issuer, CreationDate: new Date() }
  })
  const file = collected(document)
  const names = new Set(rows.flatMap((row) => row.flatMap(({ images }) => images)))
  const [pictures] = await Promise.all([
    loadPictures(names, (done, total) => onProgress('Loading pictures', done, total)),
    registerFonts(document)
  ])
  const canvas = new Canvas(document, pictures)
  const flow = new Flow(() => document.addPage())
  writeRows(canvas, flow, plan, rows, onProgress)
  for (let page = 0; page < flow.pages; page++) {
    document.switchToPage(page)
    if (page === 0) writeTitle(canvas, plan)
    else writeRunningTitle(canvas, plan)
    writeFooter(canvas, page + 1, flow.pages)
  }
  document.end()
  return await file
}

function collected(document: PDFKit.PDFDocument): Promise<Blob> {
  return new Promise((resolve) => {
    const parts: Uint8Array<ArrayBuffer>[] = []
    document.on('data', (part) => parts.push(part))
    document.on('end', () => resolve(new Blob(parts, { type: 'application/pdf' })))
  })
}

function writeRows(
  canvas: Canvas,
  flow: Flow,
  { layout }: PdfPlan,
  rows: readonly ExportRow[],
  onProgress: OnProgress
) {
  const table = layout.kind === 'table' ? new Table(canvas, flow, layout.labels, rows) : undefined
  for (const [index, row] of rows.entries()) {
    if (layout.kind === 'entries') writeEntry(canvas, flow, layout, row)
    else table?.write(row)
    if (index % rowsAtATime === 0) onProgress('Writing', index, rows.length)
  }
}

function writeTitle(canvas: Canvas, { title, issuer, subtitle }: PdfPlan): void {
  canvas.type.write({ text: title, style: styles.title }, sheet.left, 14)
  canvas.type.writeRight({ text: issuer, style: styles.small }, sheet.right, 18)
  canvas.type.write({ text: subtitle, style: styles.small }, sheet.left, 25)
  canvas.box(sheet.left, 32, sheet.right - sheet.left, 0.2, colors.line)
  canvas.box(sheet.left, 31.7, 24, 0.8, colors.sun)
}

function writeRunningTitle(canvas: Canvas, { title, issuer }: PdfPlan): void {
  canvas.type.write({ text: title, style: styles.small }, sheet.left, 15)
  canvas.type.writeRight({ text: issuer, style: styles.small }, sheet.right, 15)
  canvas.box(sheet.left, 21, sheet.right - sheet.left, 0.2, colors.line)
}

function writeFooter({ type }: Canvas, page: number, pages: number): void {
  type.writeRight({ text: `Page ${page} of ${pages}`, style: styles.small }, sheet.right, 281)
}
