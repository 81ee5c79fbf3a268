/** The checkbox over all rows. */
export type HeadState = 'none' | 'some' | 'all'

/**
 * How much of what a search finds is selected.
 * @param filtered the ids of all that the search finds, where they are known
 * @param shown the ids on this page, which tell what they can until then
 */
export function headState(
  selected: ReadonlySet<number>,
  filtered: readonly number[] | undefined,
  shown: readonly number[]
): HeadState {
  const known = filtered ?? shown
  const count = known.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return filtered && count === filtered.length ? 'all' : 'some'
}

/** One row more, or one less. */
export function toggledOne(selected: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return selected.has(id) ? without(selected, [id]) : new Set([...selected, id])
}

/** All that a search finds, or none of it where all of it was selected. Other rows stay as they are. */
export function toggledAll(selected: ReadonlySet<number>, filtered: readonly number[]): ReadonlySet<number> {
  const isAllSelected = filtered.every((id) => selected.has(id))
  return isAllSelected ? without(selected, filtered) : new Set([...selected, ...filtered])
}

/** The selection without some ids. */
export function without(selected: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> {
  const dropped = new Set(ids)
  return new Set([...selected].filter((id) => !dropped.has(id)))
}
