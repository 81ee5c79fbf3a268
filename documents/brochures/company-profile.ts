import { firstSentence, paragraphs } from '../../shared/text.ts'
import { writeContact } from './contact-block.ts'
import type { ProfileContent } from './content.ts'
import type { Pictures } from './pictures.ts'
import type { Sheets } from './sheets.ts'
import { colors, inColor, page, styles } from './theme.ts'

/** The claims of the site, each with what it means. */
const figures = [
  { value: '20+ years', meaning: 'in renewable resources: wind since the first day, then solar and LED lighting' },
  { value: 'up to 90%', meaning: 'less on the bill of a home that uses its solar power well' },
  { value: '₹78,000', meaning: 'is the most that a home receives under PM Surya Ghar, for 3 kW and above' }
]

/** The company in some pages: what it is, what it does, what it sells, how to reach it. */
export async function writeProfile(sheets: Sheets, content: ProfileContent, pictures: Pictures): Promise<void> {
  await writeCover(sheets, content, pictures)
  writeAbout(sheets, content)
  sheets.startPage()
  writeTitle(sheets, 'What we do')
  for (const { serviceName, description, serviceImage } of content.services)
    await writeEntry(sheets, serviceName, description, serviceImage, pictures)
  sheets.startPage()
  writeTitle(sheets, 'What we build with')
  for (const { productName, description, productImage } of content.products)
    await writeEntry(sheets, productName, firstSentence(description), productImage, pictures)
  sheets.y += 4
  writeContact(sheets, content.settings, content.publicUrl)
}

async function writeCover(sheets: Sheets, { about, settings }: ProfileContent, pictures: Pictures): Promise<void> {
  const pictureHeight = 150
  sheets.startBare()
  sheets.box(0, 0, page.width, page.height, colors.night)
  const picture = await pictures.own('photographs/solar-park-low-sun.jpg', page.width, pictureHeight)
  if (picture) sheets.picture(picture, 0, 0, page.width, pictureHeight)
  sheets.mark(page.left - 1.5, pictureHeight + 16, 20)
  sheets.type.write(
    { text: settings.logoText, style: { ...styles.title, color: colors.onNight } },
    page.left + 22,
    pictureHeight + 21
  )
  sheets.y = pictureHeight + 50
  sheets.text(about.title, styles.display, { width: 160, after: 5 })
  sheets.text(about.subtitle, inColor(styles.lead, colors.onNightMuted), { width: 130 })
}

function writeAbout(sheets: Sheets, { about, settings }: ProfileContent): void {
  sheets.startPage()
  writeTitle(sheets, `About ${settings.companyName}`)
  const top = sheets.y
  for (const paragraph of paragraphs(about.content)) sheets.text(paragraph, styles.text, { after: 3 })
  sheets.y += 4
  for (const point of [about.point1, about.point2, about.point3].filter((text) => text !== '')) {
    sheets.makeRoom(12)
    sheets.box(page.left, sheets.y + 0.6, 1.2, sheets.height(point, styles.label, page.measure - 6), colors.sun)
    sheets.text(point, styles.label, { x: page.left + 6, width: page.measure - 6, after: 4 })
  }
  const bottom = sheets.y
  writeFigures(sheets, top)
  sheets.y = Math.max(bottom, sheets.y)
}

/** In the margin, beside the text. */
function writeFigures(sheets: Sheets, top: number): void {
  const x = page.left + page.measure + 9
  const width = page.right - x
  sheets.y = top
  for (const { value, meaning } of figures) {
    sheets.text(value, { ...styles.figure, size: 19, leading: 8.4 }, { x, width, after: 1 })
    sheets.text(meaning, styles.small, { x, width, after: 9 })
  }
}

function writeTitle(sheets: Sheets, title: string): void {
  sheets.y = page.top + 4
  sheets.text(title, styles.title, { width: page.right - page.left, after: 7 })
}

/** A picture, and a name and a text beside it. */
async function writeEntry(
  sheets: Sheets,
  name: string,
  text: string,
  image: string | null,
  pictures: Pictures
): Promise<void> {
  const pictureWidth = 44
  const pictureHeight = 30
  const x = page.left + pictureWidth + 8
  const width = page.right - x
  const plain = text.replace(/\s+/g, ' ')
  const height = styles.heading.leading + 1 + sheets.height(plain, styles.text, width)
  sheets.makeRoom(Math.max(height, pictureHeight))
  const top = sheets.y
  const picture = await pictures.upload(image, pictureWidth, pictureHeight)
  if (picture) sheets.picture(picture, page.left, top, pictureWidth, pictureHeight)
  sheets.text(name, styles.heading, { x, width, after: 1 })
  sheets.text(plain, styles.text, { x, width })
  sheets.y = top + Math.max(height, pictureHeight) + 7
}
