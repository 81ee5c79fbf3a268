/** The last page of a list; an empty list has one page. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/**
 * The page numbers to show: the first, the last and those around the current one, with 'gap' for the rest. A gap never
 * replaces a single page, and the number of entries is constant, so that nothing moves under the pointer.
 */
export function pageWindow(current: number, last: number): (number | 'gap')[] {
  const entries = 7
  if (last <= entries) return range(1, last)
  if (current <= 4) return [...range(1, 5), 'gap', last]
  if (current >= last - 3) return [1, 'gap', ...range(last - 4, last)]
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', last]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
