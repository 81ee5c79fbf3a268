import type { ComponentType } from 'react'
import { BooleanInput } from './boolean/views.tsx'
import { DateInput } from './date/views.tsx'
import { DateTimeInput } from './date-time/views.tsx'
import type { DraftValue } from './draft.ts'
import { ImageInput, VideoInput } from './file/views.tsx'
import type { Field } from './index.ts'
import { ListInput } from './list/views.tsx'
import { LongTextInput } from './long-text/views.tsx'
import { NumberInput } from './number/views.tsx'
import { NewPasswordInput } from './password/views.tsx'
import { RelationInput } from './relation/views.tsx'
import { SelectInput } from './select/views.tsx'
import { TextInput } from './text/views.tsx'
import type { InputProps } from './view-props.ts'

const inputs: { [F in Field as F['kind']]: ComponentType<InputProps<F>> } = {
  text: TextInput,
  longText: LongTextInput,
  list: ListInput,
  number: NumberInput,
  date: DateInput,
  dateTime: DateTimeInput,
  select: SelectInput,
  image: ImageInput,
  video: VideoInput,
  boolean: BooleanInput,
  relation: RelationInput,
  password: NewPasswordInput
}

/** Takes any value that a form may hold; which of them, the field's kind decides. */
type AnyInput = ComponentType<
  Omit<InputProps<Field>, 'value' | 'onChange'> & { value: DraftValue | undefined; onChange(value: DraftValue): void }
>

/** Returns the component that edits a field in the back office. */
export function inputOf({ kind }: Field): AnyInput {
  return inputs[kind] as AnyInput
}
