const colors: Readonly<Record<string, string>> = { published: 'bg-leaf', draft: 'bg-field', scheduled: 'bg-link' }

/** A dot in the colour of a record's status, which always stands beside it in words. */
export function StatusDot({ status }: { status: string }) {
  return <span aria-hidden="true" className={`size-2 rounded-full ${colors[status] ?? ''}`} />
}
