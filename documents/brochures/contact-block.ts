import { colors } from '../../shared/brand.ts'
import { contactLinks } from '../../shared/contact-links.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { brochurePage, styles } from '../pdf/theme.ts'
import type { BrochureContent } from './brochure.ts'

const { left, right } = brochurePage
const padding = 5
const half = (right - left) / 2

/** How to reach the company: a tinted box of the content's width. */
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
