/** A link of the header, or a group of links under one label. */
export type NavigationItem = { label: string; path: string } | { label: string; children: readonly NavigationLink[] }
type NavigationLink = { label: string; path: string }

/** The header's links, in order, for wide screens and phones alike. A row leads only to a page that exists. */
export const navigation: readonly NavigationItem[] = [
  { label: 'Home', path: '/' },
  { label: 'Products', path: '/#products' },
  { label: 'Services', path: '/#services' },
  { label: 'News', path: '/news' },
  { label: 'Contact', path: '/#contact' }
]

/** Whether this link leads to the page that is shown. Paths match without regard to case and to a slash at the end. */
export function isCurrent(path: string, pathname: string): boolean {
  return plain(path) === plain(pathname)
}

function plain(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/$/, '')
}
