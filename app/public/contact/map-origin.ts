/** The origin of the map's URL, for the content security policy; undefined where it is no http(s) URL. */
export function mapOrigin(mapUrl: string | undefined): string | undefined {
  if (!mapUrl || !URL.canParse(mapUrl)) return undefined
  const { protocol, origin } = new URL(mapUrl)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}
