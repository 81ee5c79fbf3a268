/** Does the work for every item, so many at a time. The first failure is thrown. */
export async function forEachLimited<T>(
  items: readonly T[],
  atMost: number,
  work: (item: T) => Promise<void>
): Promise<void> {
  const waiting = items.values()
  const takeTurns = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: atMost }, takeTurns))
}
