/** The origin of the map's address, for the content policy to admit; undefined where there is no such address. */
export function mapOrigin(mapUrl: string | undefined): string | undefined {
  if (!mapUrl || !URL.canParse(mapUrl)) return undefined
  const { protocol, origin } = new URL(mapUrl)
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined
}
