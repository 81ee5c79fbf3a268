/** Where a person lands who wanted nothing else. */
export const homePath = '/admin-panel'

/** Where a person finds the own account. */
export const accountPath = '/account'

/**
 * Where to go after signing in: the wanted page if it is one of this site, else the first page. Whoever makes a link
 * to the login page must not be able to send people elsewhere.
 */
export function redirectAfterLogin(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return homePath
  const here = 'http://this.site'
  if (!URL.canParse(next, here)) return homePath
  const { origin, pathname, search, hash } = new URL(next, here)
  // `/.//elsewhere` and `/<tab>/elsewhere` become `//elsewhere` only when they are read as an address.
  if (origin !== here || pathname.startsWith('//') || /^\/login\/?$/i.test(pathname)) return homePath
  return pathname + search + hash
}

/** The login page, from which the person comes back here. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  return loginPathTo(pathname + search)
}

/** The login page, and after it the wanted one, if there is one. */
export function loginPathTo(next: string | undefined): string {
  return next ? `/login?next=${encodeURIComponent(next)}` : '/login'
}
