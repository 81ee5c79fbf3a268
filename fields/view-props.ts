import type { ReactNode } from 'react'
import type { Choice, FieldFrame } from '../ui/index.ts'
import type { DraftOf } from './draft.ts'
import type { Field } from './index.ts'

export interface InputProps<F extends Field> {
  field: F
  /** Label, hint, error and names; `required` holds for this record now. */
  frame: FieldFrame
  value: DraftOf<F>
  onChange(value: DraftOf<F>): void
  isEdit: boolean
  /** Is called with a chosen picture's description elsewhere. */
  onDescribed?(alt: string): void
  /** The choices of a relation, or the suggestions for a text. */
  choices: readonly Choice[]
  /** For a picture: the input of its alternative text. */
  children?: ReactNode
}
