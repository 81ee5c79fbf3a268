/** Remembers a function's result for an object, such as the schema of a definition, for as long as the object lives. */
export function memoize<T extends object, Result>(make: (from: T) => Result): (from: T) => Result {
  const results = new WeakMap<T, Result>()
  return (from) => {
    const result = results.get(from) ?? make(from)
    results.set(from, result)
    return result
  }
}
