/** How a file field's present file is named by a client that keeps it: `newsImage` → `existingNewsImage`. */
export function existingName(field: string): string {
  return `existing${field.charAt(0).toUpperCase()}${field.slice(1)}`
}
