import type { ComponentType } from 'react'
import type { Choice, FieldFrame } from '../ui/field.tsx'
import type { DraftOf } from './draft.ts'
import type { Field } from './index.ts'

/** How a kind of field looks in the back office: in its forms and in its lists. */
export interface FieldViews<F extends Field> {
  Input: ComponentType<InputProps<F>>
  Cell: ComponentType<CellProps<F>>
}

export interface InputProps<F extends Field> {
  field: F
  /** Label, hint, error and names; `required` is what holds now, for this record. */
  frame: FieldFrame
  value: DraftOf<F>
  onChange(value: DraftOf<F>): void
  isEdit: boolean
  /** Is told how a chosen picture is described elsewhere. */
  onDescribed?(alt: string): void
  /** What a relation may point to, or a text may repeat. */
  choices: readonly Choice[]
}

export interface CellProps<F extends Field> {
  field: F
  value: unknown
  /** What people know the record by, for texts that stand for a picture. */
  title: string
  /** Text is cut after this many characters. */
  truncate?: number
  /** Width of a picture, px. */
  width?: number
}
