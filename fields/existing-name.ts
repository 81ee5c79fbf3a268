/** The parameter by which a client keeps a field's present file: `newsImage` → `existingNewsImage`. */
export function existingName(field: string): string {
  return `existing${field.charAt(0).toUpperCase()}${field.slice(1)}`
}
