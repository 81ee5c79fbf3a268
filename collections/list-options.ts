/** A filter one click away. */
export interface ListTab {
  label: string
  /** How the list's address and its call say it; '' for all records. */
  query: string
  /** Its number in the answer of the list's `/counts`; left out where they are not counted. */
  count?: string
}

/** One field gets the same value in many records; left out: the person is asked for it. */
export interface BulkChange<Name extends string = string> {
  label: string
  field: Name
  value?: string
}
