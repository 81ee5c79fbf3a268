/** Times of runs one after the other, after one that is not measured, ms. */
export async function timesOf(work: () => Promise<unknown>, runs = 30): Promise<number[]> {
  const times: number[] = []
  await work()
  for (let run = 0; run < runs; run++) times.push(await timeOf(work))
  return times
}

/** The time that work takes, ms. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value that this share does not exceed (nearest rank). */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}
