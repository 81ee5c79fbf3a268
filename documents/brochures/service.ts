import type { Service, Settings } from '../../collections/index.ts'
import { colors } from '../../shared/brand.ts'
import { markdownText } from '../../shared/markdown.ts'
import { paragraphs } from '../../shared/text.ts'
import type { PdfDocument, ReadPicture } from '../pdf/document.ts'
import { a4, brochurePage, styles } from '../pdf/theme.ts'
import { type BrochureContent, type BrochureFiles, createBrochure, writeContact, writeMarkdown } from './brochure.ts'

const { left, right, measure } = brochurePage
const minHeaderHeight = 70
const headerPictureWidth = 78
const headerTop = 30
const headerText = { width: a4.width - headerPictureWidth - left - 10 }
const nameStyle = { ...styles.display, size: 28, leading: 11 }
const introStyle = { ...styles.lead, size: 11.5, leading: 5.6, color: colors.onNightMuted }
const marginLeft = left + measure + 9
const marginWidth = right - marginLeft

/** A service: the content of its page, for print. */
export async function serviceBrochure(service: Service, content: BrochureContent, files: BrochureFiles): Promise<Blob> {
  const document = await createBrochure(service.serviceName, content.settings, files)
  await writeHeader(document, service, content.settings, files.readPicture)
  await writeMarginPictures(document, service, files)
  writeMarkdown(document, service.detailText)
  document.y += 3
  writeContact(document, content)
  return await document.finish()
}

async function writeHeader(document: PdfDocument, service: Service, settings: Settings, read: ReadPicture) {
  const { serviceName, description, serviceImage } = service
  const [intro = ''] = paragraphs(markdownText(description)).map((text) => text.replace(/\s+/g, ' '))
  const { width } = headerText
  const textHeight = document.height(serviceName, nameStyle, width) + document.height(intro, introStyle, width)
  const height = Math.max(minHeaderHeight, headerTop + textHeight + 13)
  document.box(0, 0, a4.width, height, colors.night)
  const picture = serviceImage && (await read(serviceImage, headerPictureWidth, height))
  if (picture) document.picture(picture, a4.width - headerPictureWidth, 0, headerPictureWidth, height)
  document.mark(left - 1, 12, 12)
  document.write({ text: settings.logoText, style: { ...styles.heading, color: colors.onNight } }, left + 13, 15)
  document.y = headerTop
  document.text(serviceName, nameStyle, { ...headerText, after: 4 })
  document.text(intro, introStyle, headerText)
  document.y = height + 9
}

async function writeMarginPictures(document: PdfDocument, service: Service, { readPicture }: BrochureFiles) {
  const height = marginWidth * 1.1
  let top = document.y + 1
  for (const name of new Set([service.detailImage1, service.detailImage2])) {
    const picture = name && (await readPicture(name, marginWidth, height))
    if (!picture) continue
    document.picture(picture, marginLeft, top, marginWidth, height)
    top += height + 6
  }
}
