import type {
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  NewsArticle,
  Product as ProductNode,
  Service as ServiceNode,
  Thing,
  WebSite
} from 'schema-dts'
import { collections, type Product, type Service, type Settings } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { phonesOf, profilesOf } from '../../../shared/contact-links.ts'
import { openingHours } from './opening-hours.ts'
import { postalAddress } from './postal-address.ts'

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

/** @param path of the product's page */
export function productData(
  { publicUrl }: Pick<Site, 'publicUrl'>,
  { productName, description, productImage, detailImage1, detailImage2 }: Product,
  path: string
): ProductNode {
  return {
    '@type': 'Product',
    name: productName,
    description,
    url: publicUrl + path,
    image: uploads(publicUrl, [productImage, detailImage1, detailImage2])
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
