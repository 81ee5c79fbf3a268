import type { RecordOf } from '../../collections/define.ts'
import type { Product, Service, Settings, singletons } from '../../collections/index.ts'
import { colors } from '../../shared/brand.ts'
import { contactLinks } from '../../shared/contact-links.ts'
import { markdownBlocks } from '../../shared/markdown.ts'
import { createDocument, type PdfDocument, type ReadPicture } from '../pdf/document.ts'
import type { ReadFont } from '../pdf/fonts.ts'
import { brochurePage, styles } from '../pdf/theme.ts'

const { left, right, measure } = brochurePage

export interface BrochureContent {
  settings: Settings
  /** BCP 47 */
  language: string
  /** The heading over the ways to reach the company. */
  contactTitle: string
  /** The first message of a WhatsApp chat. */
  chatText: string
  publicUrl: string
}

export interface ProfileContent extends BrochureContent {
  about: RecordOf<typeof singletons.about>
  services: readonly Service[]
  products: readonly Product[]
  titles: { about: string; services: string; products: string }
  /** The company's claims, each with its explanation. */
  figures: readonly { value: string; meaning: string }[]
}

export interface BrochureFiles {
  readFont: ReadFont
  readPicture: ReadPicture
}

/** Begins a brochure. @param darkPages how many pages at the beginning have a dark foot */
export function createBrochure(title: string, content: BrochureContent, { readFont }: BrochureFiles, darkPages = 0) {
  const { settings, language } = content
  const { companyName } = settings

  function writeHead(document: PdfDocument): void {
    document.mark(left, 12, 9)
    document.write({ text: companyName, style: styles.label }, left + 11.5, 14)
  }

  function writeFoot(document: PdfDocument, page: number, pages: number): void {
    const style = { ...styles.small, color: page <= darkPages ? colors.onNightMuted : colors.muted }
    document.write({ text: `${companyName} · ${title}`, style }, left, 282)
    document.writeRight({ text: `${page} / ${pages}`, style }, right, 282)
  }

  return createDocument({ title, author: companyName, language, page: brochurePage, writeHead, writeFoot }, readFont)
}

/** Writes a Markdown text in the column, without its pictures; rows of tables are lines. */
export function writeMarkdown(document: PdfDocument, markdown: string): void {
  const blocks = markdownBlocks(markdown)
  for (const [place, { text, isHeading, depth, isLine }] of blocks.entries()) {
    const isClose = isHeading || (isLine && blocks[place + 1]?.isLine)
    const indent = 5 * depth
    if (isHeading) document.ensureSpace(5 * styles.text.leading)
    const style = isHeading ? styles.label : styles.text
    document.text(text, style, { x: left + indent, width: measure - indent, after: isClose ? 1 : 3 })
  }
}

/** Within the box, mm. */
const padding = 5
const half = (right - left) / 2

/** Writes the ways to reach the company in a tinted box of the content's width. */
export function writeContact(document: PdfDocument, content: BrochureContent): void {
  const { settings, publicUrl, chatText, contactTitle } = content
  const { companyName, address, whatsapp } = settings
  const links = [
    ...contactLinks(settings, chatText).map((link) =>
      link.icon === 'whatsapp' ? { ...link, text: `WhatsApp ${whatsapp}` } : link
    ),
    { text: publicUrl.replace(/^https?:\/\//, ''), address: `${publicUrl}/contact` }
  ]
  const addressText = `${companyName}\n${address}`
  const place = { x: left + padding, width: half - 2 * padding }
  const addressHeight = document.height(addressText, styles.text, place.width)
  const height = Math.max(addressHeight, links.length * styles.link.leading) + styles.heading.leading + 2 * padding + 1
  document.ensureSpace(height)
  const top = document.y
  document.box(left, top, right - left, height, colors.sunken)
  document.box(left, top, 1.2, height, colors.sun)
  document.y = top + padding
  document.text(contactTitle, styles.heading, { ...place, after: 1 })
  const row = document.y
  document.text(addressText, styles.text, place)
  document.y = row
  for (const link of links) document.link(link.text, link.address, left + half)
  document.y = top + height
}
