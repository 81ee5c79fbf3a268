export interface NamedLine {
  name: string
  value: string
}

/** Reads a text with a line `name: value` each; a line without a name has '' in its place, blank ones are left out. */
export function namedLines(text: string): NamedLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', value = line] = /^([^:]+):\s+(.+)$/.exec(line) ?? []
      return { name, value }
    })
}

/** Writes lines so that `namedLines` reads them again; a name keeps no colon that would end it. */
export function textOfNamedLines(lines: readonly NamedLine[]): string {
  return lines
    .map(({ name, value }) => [name.trim().replace(/:+$/, '').replace(/:\s+/g, ' '), value.trim()])
    .map((line) => line.filter(Boolean).join(': '))
    .filter(Boolean)
    .join('\n')
}
