import type { ComponentType } from 'react'
import { BooleanCell } from './boolean/cell.tsx'
import { BooleanInput } from './boolean/input.tsx'
import { DateCell } from './date/cell.tsx'
import { DateInput } from './date/input.tsx'
import { ImageCell } from './image/cell.tsx'
import { ImageInput } from './image/input.tsx'
import type { Field } from './index.ts'
import { LongTextCell } from './long-text/cell.tsx'
import { LongTextInput } from './long-text/input.tsx'
import { LongTextReadOnly } from './long-text/read-only.tsx'
import { NumberCell } from './number/cell.tsx'
import { NumberInput } from './number/input.tsx'
import { PasswordCell } from './password/cell.tsx'
import { PasswordInput } from './password/input.tsx'
import { RelationInput } from './relation/input.tsx'
import { SelectCell } from './select/cell.tsx'
import { SelectInput } from './select/input.tsx'
import { TextCell } from './text/cell.tsx'
import { TextInput } from './text/input.tsx'
import { TextReadOnly } from './text/read-only.tsx'
import { VideoCell } from './video/cell.tsx'
import { VideoInput } from './video/input.tsx'
import type { CellProps, InputProps, ReadOnlyProps } from './view-props.ts'

/** How a kind of field looks in the back office: in its forms and in its lists. */
export interface FieldViews<F extends Field> {
  Input: ComponentType<InputProps<F>>
  Cell: ComponentType<CellProps<F>>
  /** Where a record is read: the value whole. Without one, the cell shows it whole already. */
  Reading?: ComponentType<ReadOnlyProps<F>>
}

const views: { [F in Field as F['kind']]: FieldViews<F> } = {
  text: { Input: TextInput, Cell: TextCell, Reading: TextReadOnly },
  longText: { Input: LongTextInput, Cell: LongTextCell, Reading: LongTextReadOnly },
  number: { Input: NumberInput, Cell: NumberCell },
  date: { Input: DateInput, Cell: DateCell },
  select: { Input: SelectInput, Cell: SelectCell },
  image: { Input: ImageInput, Cell: ImageCell },
  video: { Input: VideoInput, Cell: VideoCell },
  boolean: { Input: BooleanInput, Cell: BooleanCell },
  relation: { Input: RelationInput, Cell: TextCell },
  password: { Input: PasswordInput, Cell: PasswordCell }
}

/** The views of a field's kind. */
export function viewsOf<F extends Field>(field: F): FieldViews<F> {
  return views[field.kind] as unknown as FieldViews<F>
}
