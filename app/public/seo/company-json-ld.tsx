import type { PostalAddress } from 'schema-dts'
import card from '../../../assets/site/card.jpg?url'
import { phonesOf, profilesOf } from '../../../shared/contact-links.ts'
import { useSite } from '../use-site.ts'
import { JsonLd } from './page-meta.tsx'

/** The company and its site. The JSON-LD of other pages refers to it by id. @param districts where it works */
export function CompanyJsonLd({ districts = [] }: { districts?: readonly string[] }) {
  const { settings, publicUrl } = useSite()
  const { companyName: name, email, address } = settings
  const hours = openingHours(settings.openingHours)
  const id = `${publicUrl}/#company`
  return (
    <JsonLd
      things={[
        {
          '@type': 'LocalBusiness',
          '@id': id,
          name,
          url: `${publicUrl}/`,
          image: [publicUrl + card],
          ...(email && { email }),
          telephone: phonesOf(settings),
          ...(address && { address: postalAddress(address) }),
          ...(hours && { openingHours: hours }),
          ...(districts.length > 0 && {
            areaServed: districts.map((district) => ({ '@type': 'AdministrativeArea', name: district }))
          }),
          sameAs: profilesOf(settings).map((profile) => profile.address)
        },
        {
          '@type': 'WebSite',
          '@id': `${publicUrl}/#site`,
          name,
          url: `${publicUrl}/`,
          inLanguage: 'en-IN',
          publisher: { '@id': id }
        }
      ]}
    />
  )
}

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
