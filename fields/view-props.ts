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
  choices: readonly Choice[]
  children?: ReactNode
}
