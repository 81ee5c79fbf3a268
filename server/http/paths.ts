/**
 * Whether a path is written plainly. Doubled or encoded slashes, backslashes, dots as segments and broken escapes name
 * nothing here, and have led past the guards of other programs.
 */
export function isPlainPath(pathname: string): boolean {
  if (/\/\/|\\|%2f|%5c|%00|\/\.{1,2}(\/|$)/i.test(pathname)) return false
  try {
    const decoded = decodeURIComponent(pathname)
    return !decoded.includes('//') && !decoded.includes('\\') && !decoded.includes('\0')
  } catch {
    return false
  }
}

/** A page's path in the one form that rules are written in: lower case, no slash at its end, no `.data` of the router. */
export function pagePath(pathname: string): string {
  const decoded = decodeURIComponent(pathname).toLowerCase()
  const page = decoded === '/_root.data' ? '/' : decoded.replace(/\/_\.data$|\.data$/, '')
  return page.replace(/\/+$/, '') || '/'
}
