/** The form of a content type in the back office, beyond its fields. */
export interface FormOptions {
  /** A boolean field that is set when somebody opens the record, and can be reset; and the field for that person's name. */
  readOnOpen?: string
  readBy?: string
  /** The record of another collection that refers to this one, at most one, is edited in the same form, under this heading. */
  part?: { collection: string; heading: string }
  /** Advice about such records, beside the form. */
  help?: string
  /** Below that, what others make of the typed values: a figure or name in large, one value in small, and which texts have the value by its key. */
  sample?: { shown: readonly string[]; below?: string; key?: string }
  /** The field of words to which what visitors searched for and did not find can be added. */
  missesField?: string
  /** The other records stand below the form, those with the same words first, so that nobody makes one a second time; the title is a list of words. */
  showsOthers?: boolean
  /** For a long form: the first field of each section, by the section's heading. */
  sections?: Readonly<Record<string, string>>
}
