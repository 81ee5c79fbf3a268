import type { ApiRoute } from './route.ts'

/** Parameters with few values, and how each value is written in its one spelling. */
const keyParameters: Readonly<Record<string, RegExp>> = {
  page: /^[1-9]\d{0,5}$/,
  // Those that the back office offers: of all hundred, each would hold every record once more.
  pageSize: /^(?:10|25|50|100)$/,
  sort: /^-?\w{1,60}$/,
  // Round sums: every one would push the pages out of the cache.
  bill: /^[1-9]\d{0,2}00$/,
  customer: /^(?:home|business)$/
}

/** Spells a call's address in one way, with only its declared parameters; undefined where its answer is not to be cached. */
export function cacheKey({ query }: ApiRoute, path: string, given: Readonly<Record<string, string>>) {
  const parameters = new URLSearchParams()
  for (const name of Object.keys(query?.shape ?? {})) {
    const value = given[name]
    if (value === undefined) continue
    if (!keyParameters[name]?.test(value)) return undefined
    parameters.set(name, value)
  }
  return parameters.size > 0 ? `${path}?${parameters}` : path
}
