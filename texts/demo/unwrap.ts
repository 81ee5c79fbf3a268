/** Joins the lines of each paragraph of a text that is wrapped and indented in the source; blank lines and the rows of tables stay. */
export function unwrap(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*(\|?)/g, (_, bar) => (bar ? '\n|' : ' ')))
    .join('\n\n')
}

/** The lines of a text that is indented in the source. */
export function lines(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
}
