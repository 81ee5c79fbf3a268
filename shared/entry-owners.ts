/** Owners of entries: two clash where they are equal, or are ranges of numbers below a million that overlap. All pairs would take minutes. */
export function entryOwners(rangeOf?: (entry: string) => readonly [from: number, to: number]) {
  const owners = new Map<string, number>()
  const ownersInRanges = new Int32Array(1_000_000)
  const gone = new Set<number>()
  return {
    /** Gives an entry to an owner, unless it clashes with another's. @param own any number but 0 @returns the other owner */
    take(entry: string, own: number): number | undefined {
      const isOther = (owner = own) => owner !== own && owner !== 0 && !gone.has(owner)
      const [from, to] = rangeOf?.(entry) ?? [1, 0]
      if (isOther(owners.get(entry))) return owners.get(entry)
      for (let number = from; number <= to; number++) if (isOther(ownersInRanges[number])) return ownersInRanges[number]
      owners.set(entry, own)
      ownersInRanges.fill(own, from, to + 1)
      return undefined
    },

    /** Frees the entries of this owner. */
    release: (owner: number) => gone.add(owner)
  }
}
