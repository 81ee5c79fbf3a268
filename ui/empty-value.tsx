/** Shown where a record has no value. */
export function EmptyValue() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">None</span>
    </span>
  )
}
