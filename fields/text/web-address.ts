/** What people are told of a map's page that browsers refuse to show in a frame. */
export const notEmbeddable =
  'This link cannot be shown in a frame. In Google Maps choose Share, Embed a map, and paste that code.'

/**
 * The address that a pasted text stands for: `https://` is added where a person left it out.
 * @param isEmbedded it is shown in a frame: of the code that a site offers for that, `<iframe src="…">`, the address is taken
 */
export function toWebAddress(text: string, isEmbedded: boolean): string {
  const source = isEmbedded ? /<iframe\s[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(text) : null
  const address = (source?.[1] ?? source?.[2] ?? text).replaceAll('&amp;', '&').trim()
  return /^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?([/?#]|$)/i.test(address) ? `https://${address}` : address
}

/** Whether it is the whole address of a page. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol)
}

/**
 * False for the pages of Google Maps that are made for sharing: they forbid to be framed (X-Frame-Options). Its embeddable
 * ones are under `/maps/embed`, or have `output=embed`.
 */
export function isEmbeddable(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { hostname, pathname, searchParams } = new URL(address)
  if (/^(maps\.app\.goo\.gl|goo\.gl|g\.co)$/.test(hostname)) return false
  const isGoogleMaps = /(^|\.)google\.[a-z.]+$/.test(hostname) && /^\/maps(\/|$)|^\/$/.test(pathname)
  return !isGoogleMaps || pathname.startsWith('/maps/embed') || searchParams.get('output') === 'embed'
}
