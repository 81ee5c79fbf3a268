import type { Definition, Fields } from '../../collections/define.ts'
import { allCollections } from '../../collections/index.ts'
import { isOnSite, siteAddress } from '../../collections/on-site.ts'
import { redirects } from '../../collections/static-pages.ts'
import { type Field, kindOf } from '../../fields/index.ts'
import { isExampleAddress } from '../../shared/example-address.ts'
import { indianLongDay } from '../../shared/indian-format.ts'
import { guardedPages } from '../auth/page-access.ts'
import type { AnyRecord } from '../content/row.ts'
import { isPlainPath, pagePath } from '../http/paths.ts'
import { pageAddress } from '../pages/addresses.ts'

/** A fault of one record or text, without its name: 'the link /x leads nowhere'. */
export interface Fault {
  kind: string
  severity: 'error' | 'warning'
  what: string
  /** How many entries of the record it names, where these are counted one by one. */
  count?: number
}

export interface CheckContext {
  today: string
  /** The first day whose coming end is worth a warning. */
  soon: string
  publicUrl: string
  leadsSomewhere: LeadsSomewhere
}

type Values = Readonly<Record<string, unknown>>
type Defined = Pick<Definition, 'kind' | 'fields'>

export function recordFaults({ kind, fields }: Defined, record: Values, context: CheckContext): Fault[] {
  const all = Object.entries(fields).map(([name, field]) => ({ field, value: String(record[name] ?? '') }))
  const examples = all.filter(({ field, value }) => isAddress(field) && isExampleAddress(value))
  const prose = all.filter(({ field }) => (field.kind === 'text' || field.kind === 'longText') && !isAddress(field))
  // The welcome screen lists missing content of singletons.
  const empty = all.filter(({ field, value }) => kind !== 'singleton' && isExpected(field) && value.trim() === '')
  const undescribed = all.flatMap(({ field, value }) => {
    const image = field.kind === 'text' ? (field.describes ?? '') : ''
    return record[image] && !value ? [fields[image]?.label ?? image] : []
  })
  return [
    ...faultIfAny('contact', 'error', labelsOf(examples), (labels) => `example contact details: ${labels}`).map(
      (fault) => ({ ...fault, count: examples.length })
    ),
    ...endFaults(fields, record, context),
    ...textFaults(
      prose.map(({ value }) => value),
      context
    ),
    ...faultIfAny('text', 'warning', labelsOf(empty), (labels) => `${labels} is empty`),
    ...faultIfAny('alternative-text', 'warning', undescribed, (labels) => `no alternative text for ${labels}`)
  ]
}

/** Returns the faults of texts, whatever these belong to. */
export function textFaults(texts: readonly string[], { publicUrl, leadsSomewhere }: CheckContext): Fault[] {
  const broken = texts.flatMap((text) => pathsIn(text, publicUrl)).filter((path) => !leadsSomewhere(path))
  const words = texts.flatMap((text) => placeholders.flatMap((pattern) => text.match(pattern) ?? []))
  return [
    ...faultIfAny('link', 'error', broken, (paths) => `${paths} ${broken.length > 1 ? 'lead' : 'leads'} nowhere`),
    ...faultIfAny('placeholder', 'error', words, (found) => `placeholder words: ${found}`)
  ]
}

const placeholders = [
  /\blorem(?: ipsum)?\b|\bdolor sit amet\b|\bxxx+\b|\bexample\.(?:com|org|net)\b/gi,
  /\b(?:TODO|TBD)\b/g
]

/** The faults of a record that ends, by its field `validTo`, the last day. */
function endFaults(fields: Fields, { validTo }: Values, { today, soon }: CheckContext): Fault[] {
  if (fields.validTo?.kind !== 'date' || !validTo) return []
  const day = String(validTo)
  if (day < today) return [{ kind: 'ended', severity: 'error', what: `it ended on ${indianLongDay(day)}` }]
  return day <= soon ? [{ kind: 'ending', severity: 'warning', what: `it ends on ${indianLongDay(day)}` }] : []
}

type Given = readonly { field: Field; value: string }[]
const labelsOf = (given: Given) => given.map(({ field }) => field.label)

const isAddress = (field: Field) => field.kind === 'text' && /email|url|phone/.test(field.format ?? '')
const isExpected = (field: Field) => kindOf(field).isMultiline === true && Boolean(field.recommended || field.required)

/** One fault for all findings of a kind; none without findings. */
function faultIfAny(kind: string, severity: Fault['severity'], found: string[], say: (found: string) => string) {
  return found.length === 0 ? [] : [{ kind, severity, what: say([...new Set(found)].join(', ')) }]
}

/** Tells whether a path with its query leads to a page or a record. */
export type LeadsSomewhere = (path: string) => boolean

const onSite = allCollections.filter(isOnSite)
/** Addresses that name a record, such as `/newsdetail/7`. */
const recordAddresses = onSite
  .filter((collection) => collection.onSite.path.includes('{'))
  .map(({ onSite: { path } }) => new RegExp(`^${path.replace(/[?.]/g, '\\$&').replace(/\{\w+\}/g, '[^/?&]+')}$`, 'i'))

const otherPaths = /^\/(?:uploads|api|assets)\//

/** @param records all records by their collections' names */
export function linkChecker(records: ReadonlyMap<string, readonly AnyRecord[]>): LeadsSomewhere {
  const known = new Set(
    onSite.flatMap((collection) =>
      (records.get(collection.name) ?? []).map((record) => siteAddress(collection, record).toLowerCase())
    )
  )
  return (path) => {
    // What is no address at all leads nowhere: a sentence may say '/discount-50%off'.
    const url = URL.parse(path, 'http://localhost')
    if (!url || !isPlainPath(url.pathname)) return false
    const { pathname, search } = url
    const page = pagePath(pathname)
    if (otherPaths.test(pathname) || guardedPages.has(page) || Object.hasOwn(redirects, page.slice(1))) return true
    const address = pageAddress(pathname, search)?.address
    if (address === undefined) return false
    return known.has(address.toLowerCase()) || !recordAddresses.some((pattern) => pattern.test(address))
  }
}

/**
 * Paths that a text leads to, Markdown's escapes aside: in links of Markdown and HTML, after the site's own address, and where they stand alone. A
 * unit such as 'Rs 500 /month' is not a path.
 * @returns each path once, in alphabetical order
 */
export function pathsIn(escaped: string, publicUrl: string): string[] {
  const text = escaped.replace(/\\([!-/:-@[-`{-~])/g, '$1')
  const found = [
    ...text.replaceAll(publicUrl, ' ').matchAll(/(?<=^|["'(]|[^\d\s]\s)\/[a-z][\w-]{5,}[^\s"'()<>]*/gim),
    ...text.matchAll(/(?<=\]\(|href=["'])\/(?!\/)[^\s)"']*/gi),
    ...text
      .split(publicUrl)
      .slice(1)
      .flatMap((rest) => [...rest.matchAll(/^\/[^\s"'()<>]*/g)])
  ]
  return [...new Set(found.map(([path]) => path.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')))].sort()
}
