import type { z } from 'zod'

/**
 * When a value must be there: always, only when the record is made
 * (later absence keeps the present value), or never.
 */
export type Requirement = true | 'create' | false

/** A part of the program that may not be set up: mails are sent only where there is a mail server. */
export type Part = 'mail'

/** What every kind of field has. A field is data; its behaviour is its kind's. */
export interface FieldBase {
  label: string
  required: Requirement
  /** Shown under the input. */
  hint?: string
  /** Optional, but the site looks unfinished without it: the welcome screen says where it is missing. */
  recommended?: boolean
  /** Replaces '{label} is required.' */
  requiredMessage?: string
  /** Set when the record is created, and never changed. */
  immutable?: boolean
  /** The field of the record than whose value this one must not be less, or earlier, where both have one. */
  atLeast?: string
  /** The back office shows the field only where this part is set up. */
  part?: Part
}

/** The options a definition may leave out, and what it then gets. */
export type Options<F extends FieldBase, Defaulted extends keyof F = 'required'> = Omit<F, 'kind' | Defaulted> &
  Partial<Pick<F, Defaulted>>

/** A definition's field: what it states, and the kind's defaults for what it leaves out. */
export type Defined<Kind extends string, Defaults, Given> = Omit<Defaults, keyof Given> & Given & { kind: Kind }

/** Makes a field of a kind; the type keeps every literal, so that a record's type can follow from it. */
export function defineField<const Kind extends string, const Defaults, const Given>(
  kind: Kind,
  defaults: Defaults,
  given: Given
): Defined<Kind, Defaults, Given> {
  return { ...defaults, ...given, kind }
}

/** What a kind does with the value of one of its fields. Pure: the server and the browser both use it. */
export interface FieldKind<F extends FieldBase> {
  /** What a client may send: a JSON value, or the text of a form's part. Files are not values: see `server/files/files.ts`. */
  input(field: F): z.ZodType
  /** The value that a form's text stands for, where `input` does not take texts. */
  fromForm?(text: unknown): unknown
  /** What an answer carries. */
  output(field: F): z.ZodType
  /** What a new record gets when an optional value is not sent. */
  empty: string | number | null
  /** The value as people read it, for exports and cells. */
  toText(value: unknown, field: F): string
  /** What lists search it by, where that is more than the stored text. */
  searchText?(value: string, field: F): string
  /** What Excel makes of the value: a day (stored as `YYYY-MM-DD`) or a number; text where it is not said. */
  excelType?: 'day' | 'number'
  /** Where the value leads: an address for a link. The record may hold what a mail to it answers. */
  link?(field: F, value: string, record: Readonly<Record<string, unknown>>): string | undefined
  /** A password must not be made of such values of its own record. */
  isBarredFromPasswords?: true
  /** Several lines: it takes a whole row where it is read, and keeps its line breaks. */
  isMultiline?: true
  /** The history compares two values word by word, and not as wholes. */
  isComparedByWords?: true
  /** Whether its input offers the values that other records have. */
  suggests?(field: F): boolean
  /** How narrow its input is: two of a shape stand side by side in a form. Without a shape it takes a whole row. */
  formShape?(field: F): 'short' | 'picture' | undefined
  /** From and to the database column, where that differs from the value itself. */
  column?: { read(stored: unknown): unknown; write(value: unknown): string | number | null }
  /** How lists sort by it: as text in the order of people, or as stored. Without it they do not. */
  sort?: 'text' | 'raw'
  /** Set where the value is a file under /uploads. */
  file?: 'image' | 'video'
  /** Never part of an answer. */
  writeOnly?: boolean
}

/** Whether a person must give a value now: for a new record, or for one that is there. */
export function isRequired({ required, immutable }: FieldBase, isEdit: boolean): boolean {
  return isEdit ? required === true && !immutable : required !== false
}

/** The sentence a person reads when a required value is missing. */
export function requiredMessage(field: FieldBase): string {
  return field.requiredMessage ?? `${field.label} is required.`
}

/** The sentence a person reads when a text is too long. */
export function tooLongMessage({ label, maxLength }: FieldBase & { maxLength: number }): string {
  return `${label} must be at most ${maxLength.toLocaleString('en-IN')} characters long.`
}
