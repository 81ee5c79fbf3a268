/** A page's address with those of the parameters that are not empty. */
export function addressWith(path: string, parameters: Readonly<Record<string, string>>): string {
  const given = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''))
  return given.size > 0 ? `${path}?${given}` : path
}
