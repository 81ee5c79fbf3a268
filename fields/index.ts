import { booleanKind } from './boolean/field.ts'
import { dateKind } from './date/field.ts'
import { dateTimeKind } from './date-time/field.ts'
import { imageKind, videoKind } from './file/field.ts'
import { listKind } from './list/field.ts'
import { longTextKind } from './long-text/field.ts'
import { numberKind } from './number/field.ts'
import { passwordKind } from './password/field.ts'
import { relationKind } from './relation/field.ts'
import { selectKind } from './select/field.ts'
import { textKind } from './text/field.ts'
import type { FieldKind } from './types.ts'

const kinds = {
  text: textKind,
  longText: longTextKind,
  list: listKind,
  number: numberKind,
  date: dateKind,
  dateTime: dateTimeKind,
  select: selectKind,
  image: imageKind,
  video: videoKind,
  boolean: booleanKind,
  relation: relationKind,
  password: passwordKind
}

type FieldOf<Kind> = Kind extends FieldKind<infer F> ? F : never
export type Field = FieldOf<(typeof kinds)[keyof typeof kinds]>

export function kindOf<F extends Field>(field: F): FieldKind<F> {
  return kinds[field.kind] as unknown as FieldKind<F>
}

/** The TypeScript type of a field's column, as a row has it. */
export type StoredOf<F extends Field> = F extends { kind: 'boolean' }
  ? number
  : F extends { kind: 'list' | 'date' }
    ? string
    : ValueOf<F>

/** The TypeScript type of a field's value, as a record has it. */
export type ValueOf<F extends Field> = F extends { kind: 'boolean' }
  ? boolean
  : F extends { kind: 'list' }
    ? string[]
    : F extends { kind: 'number' | 'relation' }
      ? number | EmptyOf<F, null>
      : F extends { kind: 'select'; options: infer O extends readonly string[] }
        ? O[number] | EmptyOf<F, ''>
        : F extends { kind: 'image' | 'video' | 'date' | 'dateTime' }
          ? string | EmptyOf<F, null>
          : string

/** The type of a field's empty value, where it may be empty. */
type EmptyOf<F extends Field, Empty> = F extends { initial: string }
  ? never
  : F extends { required: false }
    ? Empty
    : never
