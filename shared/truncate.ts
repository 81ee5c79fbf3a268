/** A text of at most `length` characters; three dots follow where it was longer. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}...` : text
}
