import { registerFonts } from '../../documents/brochures/fonts.ts'
import { Sheets } from '../../documents/brochures/sheets.ts'

interface BrochureFrame {
  title: string
  companyName: string
  /** How many pages at the beginning are dark down to their foot. */
  darkPages?: number
}

/** Makes a PDF file of what `write` puts on its sheets. */
export async function makeBrochure(
  { title, companyName, darkPages }: BrochureFrame,
  write: (sheets: Sheets) => Promise<void>
): Promise<Buffer> {
  // Needed seldom, and large.
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    displayTitle: true,
    lang: 'en-IN',
    info: { Title: title, Author: companyName }
  })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => {
    document.once('end', resolve)
    document.once('error', reject)
  })
  await registerFonts(document)
  const sheets = new Sheets(document, companyName)
  await write(sheets)
  sheets.finish(`${companyName} · ${title}`, darkPages)
  document.end()
  await ended
  return Buffer.concat(parts)
}
