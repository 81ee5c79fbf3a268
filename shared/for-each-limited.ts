/** Runs `work` for every item, at most `atMost` at a time. @throws the first error */
export async function forEachLimited<T>(items: readonly T[], atMost: number, work: (item: T) => Promise<void>) {
  const waiting = items.values()
  const takeTurns = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: atMost }, takeTurns))
}
