export interface Column<Name extends string = string> {
  label: string
  /** One cell shows these values side by side; nearly always there is one. */
  fields: readonly Name[]
  /** Text is cut after this many characters and an ellipsis follows. */
  truncate?: number
  /** Width of a picture, px. */
  width?: number
  /** The value links to the record's form. */
  link?: boolean
}

/** A column of an exported table. Where it takes several values, commas stand between them. */
export type ExportColumn<Name extends string = string> = Pick<Column<Name>, 'label' | 'fields'>

/** A PDF file with one table. */
interface PdfTable<Name extends string> {
  file: string
  title: string
  layout: 'table'
  columns: readonly ExportColumn<Name>[]
}

/** A PDF file with an entry for each record: a heading, small facts, text and pictures. */
export interface PdfEntries<Name extends string> {
  file: string
  title: string
  layout: 'entries'
  heading: Name
  facts?: readonly Name[]
  text?: readonly Name[]
  images: readonly Name[]
  /** One picture to the left of the text, or all of them in a row below it. */
  pictures: 'beside' | 'below'
  /** mm: from the top of one entry to that of the next, at least; with the pictures below, how far a row of them reaches. */
  spacing: number
}

/** The files that staff make of a list. Each holds all records, whatever the list shows. */
export interface Exports<Name extends string = string> {
  excel: { file: string; sheet: string; columns: readonly ExportColumn<Name>[] }
  /** Where there is a PDF, the list can be printed as well. */
  pdf?: PdfTable<Name> | PdfEntries<Name>
}
