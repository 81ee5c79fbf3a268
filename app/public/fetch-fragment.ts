/** Fetches HTML that the site renders as a part of a page; undefined where it does not come whole. */
export async function fetchFragment(address: string | URL): Promise<string | undefined> {
  const response = await fetch(address).catch(() => undefined)
  return response?.ok ? await response.text().catch(() => undefined) : undefined
}
