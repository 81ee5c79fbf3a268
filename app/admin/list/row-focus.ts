/** The id of the record whose row has the focus. */
export function focusedRecord(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-record]')
  return row ? Number(row.dataset.record) : undefined
}

/**
 * Moves the focus from a row, or from the head of the table, to the checkbox of another row.
 * @param step 1 for the next row, -1 for the one before
 * @returns false where the focus is in no row: the key then scrolls, as it always does
 */
export function moveToRow(step: 1 | -1): boolean {
  const present = document.activeElement?.closest('tr')
  const rows = [...(present?.closest('table')?.rows ?? [])]
  if (!present || !rows.includes(present)) return false
  const next = rows[rows.indexOf(present) + step] ?? present
  const box = next.querySelector<HTMLInputElement>('input[type=checkbox]')
  box?.focus()
  box?.scrollIntoView({ block: 'nearest' })
  return true
}
