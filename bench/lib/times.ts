import { median } from './load.ts'

export interface Times {
  median: number
  p95: number
  /** ms */
  p99: number
}

/** How long a work takes, done so many times one after the other, ms. */
export async function timesOf(work: () => Promise<unknown>, runs = 30): Promise<Times> {
  const times: number[] = []
  await work()
  for (let run = 0; run < runs; run++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return summary(times)
}

export function summary(times: number[]): Times {
  return { median: median(times), p95: quantile(times, 0.95), p99: quantile(times, 0.99) }
}

function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
