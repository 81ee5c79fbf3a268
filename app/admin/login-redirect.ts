export const homePath = '/admin-panel'

export const accountPath = '/account'

/** The route for staff's addresses that no page has. */
export const noPage = '/no-page'

/** The wanted page if it is one of this site, else the first screen: no link to the login may send people to another site. */
export function redirectAfterLogin(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return homePath
  const here = 'http://this.site'
  if (!URL.canParse(next, here)) return homePath
  const { origin, pathname, search, hash } = new URL(next, here)
  // `/.//elsewhere` and `/<tab>/elsewhere` become `//elsewhere` only when they are read as an address.
  if (origin !== here || pathname.startsWith('//') || /^\/login\/?$/i.test(pathname)) return homePath
  return pathname + search + hash
}

/** The login page, which leads back here afterwards. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`
}
