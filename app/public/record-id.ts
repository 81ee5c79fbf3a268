/** The id of a record as an address writes it; undefined where it is none. */
export function recordId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
