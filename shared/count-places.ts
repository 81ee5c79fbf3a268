/** The number of entries to be mended: the first screen says the same one as the screen of the checks. */
export function countPlaces(checks: readonly { count?: number | undefined }[]): number {
  return checks.reduce((sum, { count = 1 }) => sum + count, 0)
}
