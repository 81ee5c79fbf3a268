/** The origin of the map's URL, for the content security policy; undefined where it is no http(s) URL. */
export function mapOrigin(mapUrl: string | undefined): string | undefined {
  if (!mapUrl || !URL.canParse(mapUrl)) return undefined
  const { protocol, host, origin } = new URL(mapUrl)
  // Anything else in a host would be read as part of the policy.
  const isPlain = /^[a-z0-9.-]+(?::\d+)?$/i.test(host)
  return isPlain && (protocol === 'https:' || protocol === 'http:') ? origin : undefined
}
