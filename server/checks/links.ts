import { allCollections } from '../../collections/index.ts'
import { isOnSite, siteAddress } from '../../collections/on-site.ts'
import { redirects } from '../../shared/redirects.ts'
import { guardedPages } from '../auth/page-access.ts'
import type { AnyRecord } from '../content/row.ts'
import { pagePath } from '../http/paths.ts'
import { pageAddress } from '../pages/addresses.ts'

/** Tells of a path with its query whether it leads to a page or a record. */
export type LeadsSomewhere = (path: string) => boolean

const onSite = allCollections.filter(isOnSite)
/** Addresses that name a record, such as `/newsdetail/7`. */
const recordAddresses = onSite
  .filter((collection) => collection.onSite.path.includes('{'))
  .map(({ onSite: { path } }) => new RegExp(`^${path.replace(/[?.]/g, '\\$&').replace(/\{\w+\}/g, '[^/?&]+')}$`, 'i'))

/** What is served without being a page. */
const otherPaths = /^\/(?:uploads|api|assets)\//

/** @param records all records by their collections' names */
export function linkChecker(records: ReadonlyMap<string, readonly AnyRecord[]>): LeadsSomewhere {
  const known = new Set(
    onSite.flatMap((collection) =>
      (records.get(collection.name) ?? []).map((record) => siteAddress(collection, record).toLowerCase())
    )
  )
  return (path) => {
    const { pathname, search } = new URL(path, 'http://localhost')
    const page = pagePath(pathname)
    if (otherPaths.test(pathname) || guardedPages.has(page) || Object.hasOwn(redirects, page.slice(1))) return true
    const address = pageAddress(pathname, search)?.address
    if (address === undefined) return false
    return known.has(address.toLowerCase()) || !recordAddresses.some((pattern) => pattern.test(address))
  }
}

/**
 * Paths that a text leads to, Markdown's escapes aside: in links of Markdown and HTML, after the site's own address, and where they stand alone. A
 * unit such as 'Rs 500 /month' is none.
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
  return [...new Set(found.map(([path]) => path.replace(/[.,;:!?]+$/, '')))].sort()
}
