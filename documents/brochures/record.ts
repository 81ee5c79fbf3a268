import { encodeQR } from 'qr'
import type { Settings } from '../../collections/index.ts'
import { colors } from '../../shared/brand.ts'
import { markdownText } from '../../shared/markdown.ts'
import type { NamedLine } from '../../shared/named-lines.ts'
import { paragraphs } from '../../shared/text.ts'
import type { PdfDocument, ReadPicture } from '../pdf/document.ts'
import { a4, brochurePage, styles } from '../pdf/theme.ts'
import { type BrochureContent, type BrochureFiles, createBrochure, writeContact, writeMarkdown } from './brochure.ts'

/** The content of a service's or product's page. Pictures are names of uploads, texts are Markdown. */
export interface RecordSheet {
  name: string
  description: string
  picture: string | null
  /** Beside the text; one that is shown already is left out. */
  pictures: readonly (string | null)[]
  facts: readonly NamedLine[]
  text: string
  url: string
}

const { left, right, measure } = brochurePage
const minHeaderHeight = 70
const headerPictureWidth = 78
const headerTop = 30
const headerText = { width: a4.width - headerPictureWidth - left - 10 }
const nameStyle = { ...styles.display, size: 25, leading: 10 }
const introStyle = { ...styles.lead, size: 11.5, leading: 5.6, color: colors.onNightMuted }
const marginLeft = left + measure + 9
const marginWidth = right - marginLeft
const factStyle = { ...styles.text, color: colors.muted }
const factNameWidth = 46
const codeSide = 26

/** A service's brochure, a product's data sheet: the content of its page, for print. */
export async function recordBrochure(sheet: RecordSheet, content: BrochureContent, files: BrochureFiles) {
  const document = await createBrochure(sheet.name, content, files)
  await writeHeader(document, sheet, content.settings, files.readPicture)
  await writeMargin(document, sheet, files)
  writeFacts(document, sheet.facts)
  writeMarkdown(document, sheet.text)
  document.y += 3
  writeContact(document, content)
  return await document.finish()
}

async function writeHeader(document: PdfDocument, sheet: RecordSheet, settings: Settings, read: ReadPicture) {
  const { name, description, picture: image } = sheet
  const [intro = ''] = paragraphs(markdownText(description)).map((text) => text.replace(/\s+/g, ' '))
  const { width } = headerText
  const textHeight = document.height(name, nameStyle, width) + document.height(intro, introStyle, width)
  const height = Math.max(minHeaderHeight, headerTop + textHeight + 13)
  document.box(0, 0, a4.width, height, colors.night)
  const picture = image && (await read(image, headerPictureWidth, height))
  if (picture) document.picture(picture, a4.width - headerPictureWidth, 0, headerPictureWidth, height)
  document.mark(left - 1, 12, 12)
  document.write({ text: settings.logoText, style: { ...styles.heading, color: colors.onNight } }, left + 13, 15)
  document.y = headerTop
  document.text(name, nameStyle, { ...headerText, after: 4 })
  document.text(intro, introStyle, headerText)
  document.y = height + 9
}

/** Pictures, and the way to the page: the content beside them begins where they do. */
async function writeMargin(document: PdfDocument, sheet: RecordSheet, { readPicture }: BrochureFiles) {
  const { host, pathname, search } = new URL(sheet.url)
  const height = marginWidth * 1.1
  const top = document.y
  document.y += 1
  for (const name of new Set(sheet.pictures)) {
    const picture = name && name !== sheet.picture && (await readPicture(name, marginWidth, height))
    if (!picture) continue
    document.picture(picture, marginLeft, document.y, marginWidth, height)
    document.y += height + 6
  }
  writeCode(document, sheet.url)
  const address = [host, pathname + search].flatMap((part) => document.lines(part, styles.link, marginWidth))
  for (const { text } of address) document.link(text, sheet.url, marginLeft)
  document.y = top
}

/** A QR code in the margin, with enough free space around it. */
function writeCode(document: PdfDocument, text: string): void {
  const border = 1
  const rows = encodeQR(text, 'raw', { border })
  const side = codeSide / (rows.length - 2 * border)
  for (const [row, cells] of rows.entries())
    for (const [column, isDark] of cells.entries()) {
      if (!isDark) continue
      const x = marginLeft + (column - border) * side
      const y = document.y + (row - border) * side
      // A little larger than its place: else hairlines show between neighbours.
      document.box(x, y, side + 0.03, side + 0.03, colors.ink)
    }
  document.y += codeSide + 2
}

function writeFacts(document: PdfDocument, facts: readonly NamedLine[]): void {
  const valueLeft = left + factNameWidth
  for (const { name, value } of facts) {
    const names = document.lines(name, factStyle, factNameWidth - 4)
    const values = document.lines(value, styles.text, measure - factNameWidth)
    const height = Math.max(names.length, values.length) * factStyle.leading + 2.4
    document.ensureSpace(height)
    const top = document.y
    document.box(left, top, measure, 0.2, colors.line)
    document.y = top + 1.2
    document.writeLines(names, left)
    document.y = top + 1.2
    document.writeLines(values, valueLeft)
    document.y = top + height
  }
  if (facts.length > 0) document.y += 5
}
