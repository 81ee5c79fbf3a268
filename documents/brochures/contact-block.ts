import type { Settings } from '../../collections/index.ts'
import { callAddress, mailAddress, phonesOf, whatsappAddress } from '../../shared/contact-links.ts'
import type { Sheets } from './sheets.ts'
import { colors, page, styles } from './theme.ts'

const padding = 5
const half = (page.right - page.left) / 2

/** How to reach the company, on a tinted ground over the page's width. */
export function writeContact(sheets: Sheets, settings: Settings, publicUrl: string): void {
  const phones = phonesOf(settings)
  const links = [
    ...phones.map((phone) => ({ text: phone, address: callAddress(phone) })),
    ...(settings.whatsapp
      ? [{ text: `WhatsApp ${settings.whatsapp}`, address: whatsappAddress(settings.whatsapp) }]
      : []),
    ...(settings.email ? [{ text: settings.email, address: mailAddress(settings.email) }] : []),
    { text: publicUrl.replace(/^https?:\/\//, ''), address: `${publicUrl}/contact` }
  ]
  const left = page.left + padding
  const width = half - 2 * padding
  const addressHeight = sheets.height(`${settings.companyName}\n${settings.address}`, styles.text, width)
  const height = Math.max(addressHeight, links.length * styles.link.leading) + styles.heading.leading + 2 * padding + 1
  sheets.makeRoom(height)
  const top = sheets.y
  sheets.box(page.left, top, page.right - page.left, height, colors.sunken)
  sheets.box(page.left, top, 1.2, height, colors.sun)
  sheets.y = top + padding
  sheets.text('Talk to us', styles.heading, { x: left, width, after: 1 })
  const row = sheets.y
  sheets.text(`${settings.companyName}\n${settings.address}`, styles.text, { x: left, width })
  sheets.y = row
  for (const { text, address } of links) sheets.link(text, address, page.left + half)
  sheets.y = top + height
}
