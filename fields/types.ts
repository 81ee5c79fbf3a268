import type { z } from 'zod'
import { capitalized } from '../shared/text.ts'

/** The time at which a value is required: always, on creation only (later a missing one keeps the stored value), or never. */
export type Requirement = true | 'create' | false

/** The options of every field. A field is data; its kind has the behaviour. */
export interface FieldBase {
  label: string
  required: Requirement
  /** Shown under the input. */
  hint?: string
  /** Optional, but the welcome screen tells where it is missing. */
  recommended?: boolean
  /** Replaces '{label} is required.' */
  requiredMessage?: string
  /** Shown at the input while it is empty. */
  whenEmpty?: string
  /** Can be set on creation only. */
  immutable?: boolean
  /** Another field of the record; this one's value must not be less or earlier, where both have one. */
  atLeast?: string
  /** Other languages show it as it is: a name in its own script, the number of a licence. */
  isSameInAllLanguages?: true
  /** The value of a new record that was given none, where that is not the kind's `empty`. */
  initial?: string
  /** Required while another field of the record has this value, and of no use otherwise. */
  requiredWith?: { field: string; value: string }
}

/** The options that a definition gives a field: all those without a default of its kind. */
type Options<F extends FieldBase, Defaulted extends keyof F> = Omit<F, 'kind' | Defaulted> & Partial<Pick<F, Defaulted>>

/** A definition's field: its options, and the kind's defaults for the others. */
type Defined<Kind, Defaults, Given> = Omit<Defaults, keyof Given> & Given & { kind: Kind }

/**
 * Makes the function that defines the fields of a kind; their types keep every literal, so that a record's type can follow from
 * them. Two calls, since TypeScript infers either all type arguments of a call or none.
 */
export function definerOf<F extends FieldBase & { kind: string }>() {
  return <const Defaults extends Partial<F>>(kind: F['kind'], defaults: Defaults) =>
    <const Given extends Options<F, keyof Defaults & keyof F>>(given: Given): Defined<F['kind'], Defaults, Given> => ({
      ...defaults,
      ...given,
      kind
    })
}

/** The behaviour of a kind of field. Pure functions: server and browser both use them. */
export interface FieldKind<F extends FieldBase> {
  /** The schema of the input: a JSON value, or the text of a form's part. Files are not values: see `server/files/files.ts`. */
  input(field: F): z.ZodType
  /** Parses the text of a form, where `input` does not take text. */
  fromForm?(text: unknown): unknown
  /** The schema of the value in answers. */
  output(field: F): z.ZodType
  /** The value of a new record where an optional one is not sent. */
  empty: string | number | null
  /** The value as people read it, for exports and cells. */
  toText(value: unknown, field: F): string
  /**
   * Turns the text of a sheet's cell into `input`'s; left out: the text itself. Spreadsheets give days as `YYYY-MM-DD`,
   * times as `YYYY-MM-DD hh:mm` in India; people write what `toText` does, too.
   */
  fromCell?(text: string, field: F): unknown
  /** The text that searches match, where it is more than the stored one. */
  searchText?(value: string, field: F): string
  /** The type of the Excel cell: a day (from `YYYY-MM-DD`) or a number; left out: text. */
  excelType?: 'day' | 'number'
  /** Passwords of the same record must not be made of such a value. */
  isBarredFromPasswords?: true
  /** Several lines: shown in a whole row, with line breaks. */
  isMultiline?: true
  /** True where its values are words, which can be translated. */
  isInWords?(field: F): boolean
  /** The history shows differences word by word. */
  isComparedByWords?: true
  suggests?(field: F): boolean
  /** Two inputs of the same shape stand side by side in a form; without one, an input takes a whole row. */
  formShape?(field: F): 'short' | 'link' | 'file' | undefined
  /** Converts from and to the column, where that differs from the value. */
  column?: { read(stored: unknown): unknown; write(value: unknown): string | number | null }
  /** The sorting of lists by it: as text without regard to case, or as stored. Left out: they cannot. */
  sort?: 'text' | 'raw'
  /** Set where the value is a file under /uploads. */
  file?: 'image' | 'video'
  /** Returns a function that reads the names of stored files from a value; undefined where values name none. */
  fileNames?(field: F): ((value: string) => string[]) | undefined
  /** Never part of an answer. */
  writeOnly?: boolean
}

/** True where a form requires a value, of a new record or of an existing one. */
export function isRequired({ required, immutable }: FieldBase, isEdit: boolean): boolean {
  return isEdit ? required === true && !immutable : required !== false
}

export function requiredMessage(field: FieldBase): string {
  return field.requiredMessage ?? `${field.label} is required.`
}

export function tooLongMessage({ label, maxLength }: FieldBase & { maxLength: number }): string {
  return `${label} must be at most ${maxLength.toLocaleString('en-IN')} characters long.`
}

/** The parameter by which a client keeps a field's stored file: `newsImage` → `existingNewsImage`. */
export function existingName(field: string): string {
  return `existing${capitalized(field)}`
}
