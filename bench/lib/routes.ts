/** One page of every public kind: of the site map, and those that it leaves out. */
export async function publicRoutes(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
  const kinds = new Map<string, string>()
  for (const address of [...listed, '/Commercial', '/track', '/search?q=solar', '/login', '/no-such-page']) {
    const kind = address.replace(/\d+$/, '')
    if (!kinds.has(kind)) kinds.set(kind, address)
  }
  return [...kinds.values()]
}
