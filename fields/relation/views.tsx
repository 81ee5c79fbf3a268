import { FieldSelect } from '../../ui/field.tsx'
import { TextCell } from '../text/views.tsx'
import type { FieldViews } from '../view-props.ts'
import type { RelationField } from './field.ts'

export const relationViews: FieldViews<RelationField> = {
  // The browser does not ask for a choice by itself: the form does, in the definition's own words.
  Input: ({ field, frame, value, onChange, choices }) => (
    <FieldSelect
      frame={frame}
      required={undefined}
      aria-required={frame.required}
      placeholder={field.placeholder}
      choices={choices}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
  Cell: TextCell
}
