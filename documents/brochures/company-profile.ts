import { colors } from '../../shared/brand.ts'
import { markdownText } from '../../shared/markdown.ts'
import { firstSentences } from '../../shared/text.ts'
import type { PdfDocument, ReadPicture } from '../pdf/document.ts'
import { a4, brochurePage, styles } from '../pdf/theme.ts'
import { type BrochureFiles, createBrochure, type ProfileContent, writeContact, writeMarkdown } from './brochure.ts'

const { left, right, top, measure } = brochurePage
const coverPicture = { name: 'photographs/solar-park-low-sun.jpg', width: a4.width, height: 150 }
const entryPicture = { width: 44, height: 30 }

/** Makes the company's brochure: about it, services, products, projects, and the ways to reach it. */
export async function companyProfile(title: string, content: ProfileContent, files: BrochureFiles): Promise<Blob> {
  const document = await createBrochure(title, content, files, 1)
  await writeCover(document, content, files)
  writeAbout(document, content)
  if (content.services.length > 0) startChapter(document, content.titles.services)
  for (const { serviceName, description, serviceImage } of content.services)
    await writeEntry(document, serviceName, markdownText(description), serviceImage, files.readPicture)
  if (content.products.length > 0) startChapter(document, content.titles.products)
  for (const { productName, description, productImage } of content.products)
    await writeEntry(document, productName, firstSentences(markdownText(description)), productImage, files.readPicture)
  document.y += 4
  writeContact(document, content)
  return await document.finish()
}

async function writeCover(document: PdfDocument, { about, settings }: ProfileContent, { readPicture }: BrochureFiles) {
  const { name, width, height } = coverPicture
  document.box(0, 0, a4.width, a4.height, colors.night)
  const picture = await readPicture(name, width, height)
  if (picture) document.picture(picture, 0, 0, width, height)
  document.mark(left - 1.5, height + 16, 20)
  document.write({ text: settings.logoText, style: { ...styles.title, color: colors.onNight } }, left + 22, height + 21)
  document.y = height + 50
  document.text(about.title, styles.display, { width: 160, after: 5 })
  document.text(about.subtitle, { ...styles.lead, color: colors.onNightMuted }, { width: 130 })
}

function writeAbout(document: PdfDocument, { about, titles, figures }: ProfileContent): void {
  startChapter(document, titles.about)
  const textTop = document.y
  writeMarkdown(document, about.content)
  document.y += 4
  const place = { x: left + 6, width: measure - 6 }
  for (const point of [about.point1, about.point2, about.point3].filter((text) => text !== '')) {
    const height = document.height(point, styles.label, place.width)
    document.ensureSpace(Math.max(12, height))
    document.box(left, document.y + 0.6, 1.2, height, colors.sun)
    document.text(point, styles.label, { ...place, after: 4 })
  }
  const bottom = document.y
  writeFigures(document, figures, textTop)
  document.y = Math.max(bottom, document.y)
}

/** In the margin, to the right of the text. */
function writeFigures(document: PdfDocument, figures: ProfileContent['figures'], top: number): void {
  const x = left + measure + 9
  const width = right - x
  document.y = top
  for (const { value, meaning } of figures) {
    document.text(value, styles.figure, { x, width, after: 1 })
    document.text(meaning, styles.small, { x, width, after: 9 })
  }
}

function startChapter(document: PdfDocument, title: string): void {
  document.startPage()
  document.y = top + 4
  document.text(title, styles.title, { width: right - left, after: 7 })
}

async function writeEntry(document: PdfDocument, name: string, text: string, image: string | null, read: ReadPicture) {
  const x = left + entryPicture.width + 8
  const width = right - x
  const plain = text.replace(/\s+/g, ' ')
  const textHeight = styles.heading.leading + 1 + document.height(plain, styles.text, width)
  const height = Math.max(textHeight, entryPicture.height)
  document.ensureSpace(height)
  const entryTop = document.y
  const picture = image && (await read(image, entryPicture.width, entryPicture.height))
  if (picture) document.picture(picture, left, entryTop, entryPicture.width, entryPicture.height)
  document.text(name, styles.heading, { x, width, after: 1 })
  document.text(plain, styles.text, { x, width })
  document.y = entryTop + height + 7
}
