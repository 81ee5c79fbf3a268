/** A call as the published contract lists it, which the program makes from its own table of routes. */
export interface PublishedCall {
  method: string
  /** With `{id}` where it names a record. */
  path: string
  /** Only for people who are signed in. */
  isGuarded: boolean
}

interface Contract {
  paths: Record<string, Record<string, { security?: unknown }>>
}

/** All calls of a running program. */
export async function publishedCalls(url: string): Promise<PublishedCall[]> {
  const contract = (await (await fetch(`${url}/api/openapi.json`)).json()) as Contract
  return Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      method: method.toUpperCase(),
      path,
      isGuarded: security !== undefined
    }))
  )
}
