import { z } from 'zod'
import { definerOf, type FieldBase, type FieldKind, requiredMessage } from '../types.ts'

/** One of a few fixed values, shown as they are stored; '' where an optional one is empty. */
export interface SelectField extends FieldBase {
  kind: 'select'
  options: readonly [string, ...string[]]
  placeholder: string
}

export const select = definerOf<SelectField>()('select', { required: true })

export const selectKind: FieldKind<SelectField> = {
  input: (field) =>
    z.enum(valuesOf(field), {
      error: (issue) =>
        issue.input === undefined || issue.input === ''
          ? requiredMessage(field)
          : `${field.label} must be one of: ${field.options.join(', ')}.`
    }),
  output: (field) => z.enum(valuesOf(field)),
  empty: '',
  sort: 'text',
  toText: String,
  fromCell: (text, { options }) => options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text,
  formShape: () => 'short'
}

function valuesOf({ options, required, initial }: SelectField): readonly string[] {
  return required || initial ? options : [...options, '']
}
