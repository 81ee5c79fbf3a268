import type { OpeningHoursSpecification, Organization, PostalAddress } from 'schema-dts'
import card from '../../../assets/site/card.jpg?url'
import logo from '../../../assets/site/icon-512.png?url'
import { phonesOf, profilesOf } from '../../../shared/contact-links.ts'
import { languages, originalOf } from '../../../shared/languages.ts'
import { useSite } from '../use-site.ts'
import { JsonLd } from './page-meta.tsx'

/** The company in the JSON-LD of a page that is not about it: Google follows no reference to another page. */
export function useOrganization(): Exclude<Organization, string> {
  const { settings, publicUrl } = useSite()
  return {
    '@type': 'Organization',
    '@id': `${publicUrl}/#company`,
    name: settings.companyName,
    url: `${publicUrl}/`,
    logo: publicUrl + logo
  }
}

export function CompanyJsonLd({ districts = [] }: { districts?: readonly string[] }) {
  const { settings, publicUrl } = useSite()
  const { companyName: name, email, address, foundedYear, gstin } = settings
  const hours = openingHours(originalOf(settings, 'openingHours'))
  return (
    <JsonLd
      things={[
        {
          ...useOrganization(),
          '@type': 'LocalBusiness',
          image: [publicUrl + card],
          email,
          telephone: phonesOf(settings),
          address: postalAddress(address),
          ...(hours && { openingHoursSpecification: hours }),
          ...(foundedYear && { foundingDate: String(foundedYear) }),
          vatID: gstin,
          areaServed: districts.map((district) => ({ '@type': 'AdministrativeArea', name: district })),
          sameAs: profilesOf(settings).map((profile) => profile.address)
        },
        {
          '@type': 'WebSite',
          '@id': `${publicUrl}/#site`,
          name,
          url: `${publicUrl}/`,
          inLanguage: languages.map(({ tag }) => tag),
          publisher: { '@id': `${publicUrl}/#company` }
        }
      ]}
    />
  )
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** `Monday to Saturday, 9:30 to 18:30` as schema.org has it; undefined where it reads otherwise. */
export function openingHours(text: string): Exclude<OpeningHoursSpecification, string> | undefined {
  const [, first, last, opens, closes] = hours.exec(text) ?? []
  if (!first || !last || !opens || !closes) return undefined
  const place = (name: string) => week.findIndex((day) => day.toLowerCase().startsWith(name.slice(0, 3).toLowerCase()))
  const from = place(first)
  const to = place(last)
  return {
    '@type': 'OpeningHoursSpecification',
    // Saturday to Wednesday passes the end of the week.
    dayOfWeek: week.filter((_, day) => (from <= to ? from <= day && day <= to : day >= from || day <= to)),
    opens: clockTime(opens),
    closes: clockTime(closes)
  }
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
