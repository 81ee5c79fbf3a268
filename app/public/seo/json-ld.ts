import type { PostalAddress } from 'schema-dts'

/** `Monday to Saturday, 9:30 to 18:30` as schema.org writes it, `Mo-Sa 09:30-18:30`; undefined where it reads otherwise. */
export function openingHours(text: string): string | undefined {
  const [, first, last, opens, closes] = hours.exec(text) ?? []
  if (!first || !last || !opens || !closes) return undefined
  const day = (name: string) => name.charAt(0).toUpperCase() + name.charAt(1).toLowerCase()
  return `${day(first)}-${day(last)} ${clockTime(opens)}-${clockTime(closes)}`
}

const range = String.raw`\s*(?:to|–|-)\s*`
const dayName = '((?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)'
const time = String.raw`(\d{1,2}[:.]\d\d)`
const hours = new RegExp(`^${dayName}${range}${dayName},?\\s*${time}${range}${time}$`, 'i')

function clockTime(time: string): string {
  return time.replace('.', ':').padStart(5, '0')
}

/** An address in its parts where a pincode tells them apart; otherwise its lines, with commas between them. */
export function postalAddress(address: string): PostalAddress | string {
  const parts = address
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const place = parts.findIndex((part) => town.test(part))
  const [, locality, pincode] = town.exec(parts[place] ?? '') ?? []
  if (!locality || !pincode) return parts.join(', ')
  const region = parts[place + 1]
  return {
    '@type': 'PostalAddress',
    ...(place > 0 && { streetAddress: parts.slice(0, place).join(', ') }),
    addressLocality: locality,
    ...(region && !/^india$/i.test(region) && { addressRegion: region }),
    postalCode: pincode.replace(' ', ''),
    addressCountry: 'IN'
  }
}

const town = /^(.+?)[\s–-]+(\d{3} ?\d{3})$/
