/** An object with the same names, and values made by `make`. */
export function mapValues<N extends string, T, R>(object: Readonly<Record<N, T>>, make: (value: T, name: N) => R) {
  const made = Object.entries<T>(object).map(([name, value]) => [name, make(value, name as N)])
  return Object.fromEntries(made) as Record<N, R>
}

/** The entries of an object that are wanted. */
export function pickBy<T>(object: Readonly<Record<string, T>>, isWanted: (value: T, name: string) => boolean) {
  return Object.fromEntries(Object.entries(object).filter(([name, value]) => isWanted(value, name)))
}

/** Remembers a function's result for an object, such as the schema of a definition, for as long as the object lives. */
export function memoize<T extends object, Result>(make: (from: T) => Result): (from: T) => Result {
  const results = new WeakMap<T, Result>()
  return (from) => {
    const result = results.get(from) ?? make(from)
    results.set(from, result)
    return result
  }
}
