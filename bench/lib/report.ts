/** A budget beside the measured value. */
export interface Row {
  what: string
  budget: string
  measured: string
  holds: boolean
}

export interface Report {
  title: string
  budgets: Row[]
  /** The method, or remarks on the table. */
  text?: string
  head?: string[]
  lines?: string[][]
}

/** A table in Markdown. */
export function table(head: string[], lines: string[][]): string {
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Groups thousands. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en')
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
