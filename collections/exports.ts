export interface Column<Name extends string = string> {
  label: string
  /** The values of one cell, side by side; nearly always one. */
  fields: readonly Name[]
  truncate?: number
  /** Of a picture, or of a long text that takes no more than its share, px. */
  width?: number
  /** Left out: everywhere. 'paper': only in print. 'wide': in print, and on a wide screen where a row has a value. */
  shownIn?: 'paper' | 'wide'
  /** Of the first column: the values in small below it in a list. */
  below?: readonly Name[]
  /** A list shows it before the name. */
  isFirst?: true
  link?: boolean
  /** A time by its age, a day by how soon it comes, a word that stands out, an amount of money, or two ends of a range and their unit. */
  as?: 'age' | 'due' | 'chip' | 'money' | 'range'
  /** Of such words the one that stands out more. */
  strong?: string
}

/** A column of an exported table; several values are separated by commas. */
export type ExportColumn<Name extends string = string> = Pick<Column<Name>, 'label' | 'fields'>

/** A PDF file with an entry for each record: a heading, small facts, text and pictures. */
export interface PdfEntries<Name extends string> {
  layout: 'entries'
  heading: Name
  facts?: readonly Name[]
  text?: readonly Name[]
  /** One picture stands to the left of the text, several in a row below it. */
  images?: readonly Name[]
}

/** The files that staff make of a list. Each has all records, regardless of the list's filter. */
export interface Exports<Name extends string = string> {
  excel: { file: string; sheet: string; columns: readonly ExportColumn<Name>[] }
  pdf: { file: string; title: string } & (
    | { layout: 'table'; columns: readonly ExportColumn<Name>[] }
    | PdfEntries<Name>
  )
}

export interface ListTab {
  label: string
  /** The query of the list's address and call; '' for all records. */
  query: string
  /** Its number in the answer of the list's `/counts`; left out where they are not counted. */
  count?: string
}

/** One field gets the same value in many records; left out: the person is asked for it. */
export interface BulkChange<Name extends string = string> {
  label: string
  field: Name
  value?: string | boolean
}
