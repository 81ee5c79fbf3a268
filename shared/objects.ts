/** An object with the same names, and values made by `make`. */
export function mapValues<N extends string, T, R>(object: Readonly<Record<N, T>>, make: (value: T, name: N) => R) {
  const made = Object.entries<T>(object).map(([name, value]) => [name, make(value, name as N)])
  return Object.fromEntries(made) as Record<N, R>
}

/** The entries of an object that are wanted. */
export function pickBy<T>(object: Readonly<Record<string, T>>, isWanted: (value: T, name: string) => boolean) {
  return Object.fromEntries(Object.entries(object).filter(([name, value]) => isWanted(value, name)))
}
