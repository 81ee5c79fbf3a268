/** The first characters of a text, three dots after them where some were left off. */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}...` : text
}
