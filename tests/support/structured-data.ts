/** A thing of schema.org, as it stands in a page's JSON-LD. */
export type Thing = { readonly [property: string]: unknown }

/**
 * The properties that each type must have here: those that Google's documentation requires, and of those that it recommends what the
 * demo content can say. Above each the name of the page at developers.google.com/search/docs/appearance/structured-data that has it; the
 * others follow schema.org. A type that stands nowhere here has no rules yet: that is a fault, too.
 */
const properties: Readonly<Record<string, readonly string[]>> = {
  // organization: 'Organization (Organization) structured data'
  Organization: ['name', 'url', 'logo'],
  // local-business: 'Local business (LocalBusiness) structured data'
  LocalBusiness: [
    ...['name', 'address', 'telephone', 'openingHoursSpecification', 'url', 'image', 'logo'],
    // schema.org: where a company works that comes to its customers.
    'areaServed'
  ],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  AdministrativeArea: ['name'],
  // product-snippet: 'Product snippet (Product, Review, Offer) structured data'; one of offers, review and rating is required.
  Product: ['name', 'image', 'description', 'offers', 'url'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'availability', 'url'],
  // article: 'Article (Article, NewsArticle, BlogPosting) structured data'
  Article: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
    'inLanguage'
  ],
  // breadcrumb: 'Breadcrumb (BreadcrumbList) structured data'; only the last may leave out its item, which this site does not.
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  // faqpage: 'FAQ (FAQPage, Question, Answer) structured data'
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  // appearance/site-names: 'Provide a site name to Google Search'
  WebSite: ['name', 'url'],
  // schema.org: no feature of Google's.
  Service: ['name', 'description', 'serviceType', 'provider', 'url']
}

/** Those whose values are whole addresses. */
const addresses = new Set(['url', 'image', 'logo', 'item', 'sameAs', 'mainEntityOfPage', 'availability', '@id'])
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** The formats of values, by the name of their property. */
const forms: Readonly<Record<string, RegExp>> = {
  // article: ISO 8601, with the time zone, which Google otherwise takes for its own.
  datePublished: isoTime,
  dateModified: isoTime,
  foundingDate: /^\d{4}$/,
  // article, in its earlier versions: more is cut.
  headline: /^.{1,110}$/su,
  // product-snippet: numbers without signs of a currency, ISO 4217, and a value of schema.org's list.
  price: /^\d+(?:\.\d+)?$/,
  lowPrice: /^\d+(?:\.\d+)?$/,
  highPrice: /^\d+(?:\.\d+)?$/,
  priceCurrency: /^[A-Z]{3}$/,
  availability:
    /^https:\/\/schema\.org\/(?:BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|MadeToOrder|OnlineOnly|OutOfStock|PreOrder|PreSale|SoldOut)$/,
  // local-business: with the codes of country and area; hours as hh:mm.
  telephone: /^\+\d[\d -]+\d$/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  dayOfWeek: /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
  addressCountry: /^[A-Z]{2}$/
}

/** Properties that a company may not give itself (review-snippet: 'Review snippet (Review, AggregateRating) structured data'). */
const selfServing = new Set(['review', 'reviews', 'aggregateRating'])

/** The things of a page's JSON-LD. @throws where one is not well-formed */
export function structuredData(html: string): Thing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.flatMap(([, json = '']) => {
    const { '@context': context, '@graph': graph } = JSON.parse(json)
    if (context !== 'https://schema.org') throw new Error(`${context} is not schema.org.`)
    return graph as Thing[]
  })
}

/** Returns the faults of a thing and of all that it contains, each with its path. */
export function faultsOf(thing: Thing, path = String(thing['@type'])): string[] {
  const type = String(thing['@type'])
  const known = properties[type]
  // A reference to a thing of the same page.
  if (!known && Object.keys(thing).join() === '@id') return []
  if (!known) return [`${path}: no rules for ${type}`]
  const missing = known.filter((name) => !(name in thing)).map((name) => `${path}.${name} is missing`)
  const faults = Object.entries(thing).flatMap(([name, value]) => faultsIn(name, value, `${path}.${name}`))
  return [...missing, ...faults, ...(type === 'BreadcrumbList' ? faultsOfTrail(thing, path) : [])]
}

function faultsIn(name: string, value: unknown, path: string): string[] {
  if (selfServing.has(name)) return [`${path}: a company does not rate itself`]
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${path} is empty`]
    return value.flatMap((one, place) => faultsIn(name, one, `${path}[${place}]`))
  }
  if (typeof value === 'object' && value !== null) {
    const thing = value as Thing
    return faultsOf(thing, `${path}:${thing['@type'] ?? ''}`)
  }
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is no number`]
  if (typeof value !== 'string' || value.trim() === '') return [`${path} is empty`]
  if (addresses.has(name) && !/^https?:\/\/[^\s/]+\//.test(value)) return [`${path}: ${value} is no whole address`]
  return forms[name]?.test(value) === false ? [`${path}: ${value}`] : []
}

function faultsOfTrail({ itemListElement }: Thing, path: string): string[] {
  const items = itemListElement as Thing[]
  const isCounted = items.every(({ position }, place) => position === place + 1)
  return [
    ...(isCounted ? [] : [`${path}: positions do not count from 1`]),
    ...(items.length < 2 ? [`${path}: one`] : [])
  ]
}

/** The whole addresses of what a thing and all that it contains name by this property. */
export function addressesIn(value: unknown, property: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => addressesIn(one, property))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === property ? [inner].flat().map(String) : addressesIn(inner, property)
  )
}

/** The ids to which things refer that none of them has: search engines read each page by itself. */
export function danglingReferences(things: readonly Thing[]): string[] {
  const [defined, referred] = [new Set<string>(), new Set<string>()]
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const id = Reflect.get(value, '@id')
    if (typeof id === 'string') (Object.keys(value).length > 1 ? defined : referred).add(id)
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(things)
  return [...referred].filter((id) => !defined.has(id))
}
