/** The first characters of a text; an ellipsis follows where there were more. */
export function cutText(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text
}
