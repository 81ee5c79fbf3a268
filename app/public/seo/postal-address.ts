import type { PostalAddress } from 'schema-dts'

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
