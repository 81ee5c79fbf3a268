/** False for doubled or encoded slashes, backslashes, dot segments and invalid escapes: they have bypassed access checks elsewhere. */
export function isPlainPath(pathname: string): boolean {
  if (/\/\/|\\|%2f|%5c|%00|\/\.{1,2}(\/|$)/i.test(pathname)) return false
  try {
    const decoded = decodeURIComponent(pathname)
    return !decoded.includes('//') && !decoded.includes('\\') && !decoded.includes('\0')
  } catch {
    return false
  }
}

/** A page's path in the spelling of the rules: lower case, without a trailing slash and the router's `.data`. */
export function pagePath(pathname: string): string {
  const decoded = decodeURIComponent(pathname).toLowerCase()
  const page = decoded === '/_root.data' ? '/' : decoded.replace(/\/_\.data$|\.data$/, '')
  return page.replace(/\/+$/, '') || '/'
}
