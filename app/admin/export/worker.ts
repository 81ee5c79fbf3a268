import type { Plan } from '../../../documents/exports/plan.ts'
import type { ExportRow } from '../../../documents/exports/rows.ts'
import { thumbnail } from '../../../fields/file/thumbnail.ts'

export interface ExportRequest {
  plan: Plan
  rows: readonly ExportRow[]
}

/** The progress, or the file. A failure is an error of the worker. */
export type ExportReply = [step: string, done: number, total: number] | Blob

addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  makeFile(data).then(reply, reportError)
})

async function makeFile({ plan, rows }: ExportRequest): Promise<Blob> {
  if (plan.format === 'excel') {
    const { excelFile } = await import('../../../documents/exports/excel.ts')
    return await excelFile(plan, rows)
  }
  const { listPdf } = await import('../../../documents/exports/list-pdf.ts')
  return await listPdf(plan, rows, { readFont, readPicture, onProgress: (...progress) => reply(progress) })
}

function reply(message: ExportReply): void {
  postMessage(message)
}

const urls = import.meta.glob<string>('../../../assets/fonts/pdf/*.ttf', {
  query: '?url',
  import: 'default',
  eager: true
})

/** @throws Error where the font cannot be loaded */
async function readFont(file: string): Promise<Uint8Array> {
  const response = await fetch(urls[`../../../assets/fonts/pdf/${file}`] ?? file)
  if (!response.ok) throw new Error(`The font ${file} could not be loaded.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Dots per mm of paper. */
const density = 12
/** The part of a portrait picture's excess height that is cropped above: it mostly shows a person. */
const cropAbove = 0.15

/** Loads a picture as JPEG, cropped to the shape of its place (mm). Undefined where it cannot be loaded. */
async function readPicture(name: string, width: number, height: number): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(thumbnail(name).src)
    if (!response.ok) return undefined
    const bitmap = await createImageBitmap(await response.blob())
    const jpeg = await coverJpeg(bitmap, width * density, width / height)
    bitmap.close()
    return jpeg
  } catch {
    return undefined
  }
}

/** As much of a picture as its place shows. It is never enlarged. */
async function coverJpeg(bitmap: ImageBitmap, maxWidth: number, aspect: number): Promise<Uint8Array | undefined> {
  const crop = {
    width: Math.min(bitmap.width, bitmap.height * aspect),
    height: Math.min(bitmap.height, bitmap.width / aspect)
  }
  const width = Math.round(Math.min(crop.width, maxWidth))
  const canvas = new OffscreenCanvas(width, Math.round(width / aspect))
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return undefined
  // JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const [left, top] = [(bitmap.width - crop.width) / 2, (bitmap.height - crop.height) * cropAbove]
  context.drawImage(bitmap, left, top, crop.width, crop.height, 0, 0, canvas.width, canvas.height)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 })
  return new Uint8Array(await jpeg.arrayBuffer())
}
