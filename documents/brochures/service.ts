import type { Service } from '../../collections/index.ts'
import { paragraphs } from '../../shared/text.ts'
import { writeContact } from './contact-block.ts'
import type { BrochureContent } from './content.ts'
import type { Pictures } from './pictures.ts'
import type { Sheets } from './sheets.ts'
import { colors, inColor, page, styles } from './theme.ts'

const headHeight = 70
const pictureWidth = 78
const headText = { width: page.width - pictureWidth - page.left - 10 }
const nameStyle = { ...styles.display, size: 28, leading: 11 }
const introStyle = inColor({ ...styles.lead, size: 11.5, leading: 5.6 }, colors.onNightMuted)
const besideLeft = page.left + page.measure + 9
const besideWidth = page.right - besideLeft

/** A service: what its page says, to be printed and kept. */
export async function writeService(sheets: Sheets, service: Service, content: BrochureContent, pictures: Pictures) {
  await writeHead(sheets, service, content, pictures)
  await writeBeside(sheets, service, pictures)
  for (const paragraph of paragraphs(service.detailText)) sheets.text(paragraph, styles.text, { after: 2.7 })
  sheets.y += 3
  writeContact(sheets, content.settings, content.publicUrl)
}

/** Name and description on the night, the picture beside them. */
async function writeHead(sheets: Sheets, service: Service, { settings }: BrochureContent, pictures: Pictures) {
  const [first = ''] = paragraphs(service.description)
  const intro = first.replace(/\s+/g, ' ')
  const { width } = headText
  const top = 30
  const textHeight = sheets.height(service.serviceName, nameStyle, width) + sheets.height(intro, introStyle, width)
  const height = Math.max(headHeight, top + textHeight + 13)
  sheets.startBare()
  sheets.box(0, 0, page.width, height, colors.night)
  const picture = await pictures.upload(service.serviceImage, pictureWidth, height)
  if (picture) sheets.picture(picture, page.width - pictureWidth, 0, pictureWidth, height)
  sheets.mark(page.left - 1, 12, 12)
  sheets.type.write({ text: settings.logoText, style: inColor(styles.heading, colors.onNight) }, page.left + 13, 15)
  sheets.y = top
  sheets.text(service.serviceName, nameStyle, { ...headText, after: 4 })
  sheets.text(intro, introStyle, headText)
  sheets.y = height + 9
}

/** The other pictures stand beside the text of the first page. */
async function writeBeside(sheets: Sheets, service: Service, pictures: Pictures) {
  const height = besideWidth * 1.1
  let top = sheets.y + 1
  for (const name of new Set([service.detailImage1, service.detailImage2])) {
    const picture = await pictures.upload(name, besideWidth, height)
    if (!picture) continue
    sheets.picture(picture, besideLeft, top, besideWidth, height)
    top += height + 6
  }
}
