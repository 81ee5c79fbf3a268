/** The message for a map's page that browsers refuse to show in a frame. */
export const notEmbeddable =
  'This link cannot be shown in a frame. In Google Maps choose Share, Embed a map, and paste that code.'

/** A pasted address with `https://` where it is missing. @param isEmbedded of `<iframe src="…">` code, the address is taken */
export function toWebAddress(text: string, isEmbedded: boolean): string {
  const source = isEmbedded ? /<iframe\s[^<>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(text) : null
  const address = (source?.[1] ?? source?.[2] ?? text).replaceAll('&amp;', '&').trim()
  if (/^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?([/?#]|$)/i.test(address)) return `https://${address}`
  // Without its slashes it would be a relative link in a page.
  return /^https?:(?!\/\/)/i.test(address) && URL.canParse(address) ? new URL(address).href : address
}

/** True for a whole address on a host of letters, digits and dots: others could end a directive of the content policy. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, host } = new URL(text)
  return ['https:', 'http:'].includes(protocol) && /^[a-z0-9.-]+(?::\d+)?$/i.test(host)
}

/** False for Google Maps' pages for sharing, which forbid frames; embeddable are `/maps/embed` and `output=embed`. */
export function isEmbeddable(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { hostname, pathname, searchParams } = new URL(address)
  if (/^(maps\.app\.goo\.gl|goo\.gl|g\.co)$/.test(hostname)) return false
  const isGoogleMaps = /(^|\.)google\.[a-z.]+$/.test(hostname) && /^\/maps(\/|$)|^\/$/.test(pathname)
  return !isGoogleMaps || pathname.startsWith('/maps/embed') || searchParams.get('output') === 'embed'
}
