/** The form of a content type in the back office, beyond its fields. */
export interface FormOptions {
  /** A boolean field that is set when somebody opens the record, and can be reset; and the field for that person's name. */
  readOnOpen?: string
  readBy?: string
  /** The record of another collection that refers to this one, at most one, is edited in the same form, under this heading. */
  part?: { collection: string; heading: string }
 
