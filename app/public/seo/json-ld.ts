import type {
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  NewsArticle,
  PostalAddress,
  Service as ServiceNode,
  Thing,
  WebSite
} from 'schema-dts'
import { collections, type Service, type Settings } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { phonesOf, profilesOf } from '../../../shared/contact-links.ts'

export interface Site {
  settings: Settings
  publicUrl: string
}

/** The company; other pages' data refers to it by its id. */
export function businessData(
  { settings, publicUrl }: Site,
  pictures: readonly string[],
  districts: readonly string[]
): LocalBusiness {
  const hours = openingHours(settings.openingHours)
  return {
    '@type': 'LocalBusiness',
    '@id': `${publicUrl}/#company`,
    name: settings.companyName,
    url: `${publicUrl}/`,
    image: pictures.map((path) => publicUrl + path),
    ...(settings.email && { email: settings.email }),
    telephone: phonesOf(settings),
    ...(settings.address && { address: postalAddress(settings.address) }),
    ...(hours && { openingHours: hours }),
    ...(districts.length > 0 && { areaServed: districts.map((name) => ({ '@type': 'AdministrativeArea', name })) }),
    sameAs: profilesOf(settings).map(({ address }) => address)
  }
}

export function siteData({ settings, publicUrl }: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#site`,
    name: settings.companyName,
    url: `${publicUrl}/`,
    inLanguage: 'en-IN',
    publisher: { '@id': `${publicUrl}/#company` }
  }
}

/** The breadcrumb of a page, from Home; a link without path is the page itself. */
export function breadcrumbData(
  { publicUrl }: Pick<Site, 'publicUrl'>,
  trail: readonly { label: string; path?: string }[]
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      ...(path !== undefined && { item: publicUrl + path })
    }))
  }
}

export interface ArticleFacts {
  id: number
  title: string
  description: string
  day: string | undefined
  changed: string | undefined
  category: string | undefined
  pictures: readonly string[]
}

export function articleData(
  { publicUrl }: Pick<Site, 'publicUrl'>,
  { id, title, description, day, changed, category, pictures }: ArticleFacts
): NewsArticle {
  const company = { '@id': `${publicUrl}/#company` }
  return {
    '@type': 'NewsArticle',
    headline: Array.from(title).slice(0, 110).join(''),
    description,
    mainEntityOfPage: publicUrl + siteAddress(collections.news, { id }),
    image: uploads(publicUrl, pictures),
    ...(day && { datePublished: day }),
    ...(changed && { dateModified: changed }),
    ...(category && { articleSection: category }),
    inLanguage: 'en-IN',
    author: company,
    publisher: company
  }
}

/** @param path of the service's page */
export function serviceData(
  { publicUrl }: Pick<Site, 'publicUrl'>,
  { serviceName, description, serviceImage, detailImage1, detailImage2 }: Service,
  path: string
): ServiceNode {
  return {
    '@type': 'Service',
    name: serviceName,
    serviceType: serviceName,
    description,
    url: publicUrl + path,
    image: uploads(publicUrl, [serviceImage, detailImage1, detailImage2]),
    provider: { '@id': `${publicUrl}/#company` }
  }
}

export function questionsData(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer }
    }))
  }
}

/** Several things as one JSON-LD document. */
export function graphOf(things: readonly Thing[]): object {
  return { '@context': 'https://schema.org', '@graph': things }
}

function uploads(publicUrl: string, names: readonly (string | null | undefined)[]): string[] {
  return names.filter((name) => name != null && name !== '').map((name) => `${publicUrl}/uploads/${name}`)
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
