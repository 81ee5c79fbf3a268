/** A call of the published contract (OpenAPI). */
export interface PublishedCall {
  method: string
  /** With `{id}` where it names a record. */
  path: string
  /** Needs a session. */
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
