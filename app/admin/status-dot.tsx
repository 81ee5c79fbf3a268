const colors: Readonly<Record<string, string>> = { published: 'bg-leaf', draft: 'bg-field', scheduled: 'bg-link' }

/** The colour of what visitors see of a record; the status always stands beside it in words. */
export function StatusDot({ status }: { status: string }) {
  return <span aria-hidden="true" className={`size-2 rounded-full ${colors[status] ?? ''}`} />
}
