import type { RecordOf } from '../../collections/define.ts'
import type { Product, Service, Settings, singletons } from '../../collections/index.ts'
import { colors } from '../../shared/brand.ts'
import { markdownBlocks } from '../../shared/markdown.ts'
import { createDocument, type PdfDocument, type ReadPicture } from '../pdf/document.ts'
import type { ReadFont } from '../pdf/fonts.ts'
import { brochurePage, inColor, styles } from '../pdf/theme.ts'

/** What every brochure shows. */
export interface BrochureContent {
  settings: Settings
  /** The heading over the ways to reach the company. */
  contactTitle: string
  /** What a WhatsApp chat begins with. */
  chatText: string
  publicUrl: string
}

export interface ProfileContent extends BrochureContent {
  about: RecordOf<typeof singletons.about>
  services: readonly Service[]
  products: readonly Product[]
  titles: { about: string; services: string; products: string }
  /** The company's claims, each with what it means. */
  figures: readonly { value: string; meaning: string }[]
}

export interface BrochureFiles {
  readFont: ReadFont
  /** Names without a folder are uploads, others are below `assets`. */
  readPicture: ReadPicture
}

/** Begins a brochure. @param darkPages how many pages at the beginning have a dark foot */
export function createBrochure(title: string, { companyName }: Settings, { readFont }: BrochureFiles, darkPages = 0) {
  const { left, right } = brochurePage

  function writeHead(document: PdfDocument): void {
    document.mark(left, 12, 9)
    document.write({ text: companyName, style: styles.label }, left + 11.5, 14)
  }

  function writeFoot(document: PdfDocument, page: number, pages: number): void {
    const style = inColor(styles.small, page <= darkPages ? colors.onNightMuted : colors.muted)
    document.write({ text: `${companyName} · ${title}`, style }, left, 282)
    document.writeRight({ text: `${page} / ${pages}`, style }, right, 282)
  }

  return createDocument({ title, author: companyName, page: brochurePage, writeHead, writeFoot }, readFont)
}

/** Writes a Markdown text in the column, without its pictures; rows of tables are lines. */
export function writeMarkdown(document: PdfDocument, markdown: string): void {
  const { left, measure } = brochurePage
  const blocks = markdownBlocks(markdown)
  for (const [place, { text, isHeading, depth, isLine }] of blocks.entries()) {
    const isClose = isHeading || (isLine && blocks[place + 1]?.isLine)
    const indent = 5 * depth
    if (isHeading) document.ensureSpace(5 * styles.text.leading)
    const style = isHeading ? styles.label : styles.text
    document.text(text, style, { x: left + indent, width: measure - indent, after: isClose ? 1 : 3 })
  }
}
