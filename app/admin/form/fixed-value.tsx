import type { ReactNode } from 'react'
import { type Definition, isCollection } from '../../../collections/define.ts'
import { titleOf } from '../../../collections/title.ts'
import type { Field } from '../../../fields/index.ts'
import { text } from '../../../fields/text/field.ts'
import { viewsOf } from '../../../fields/views.tsx'
import type { AnyRecord } from '../definitions.ts'

interface FixedValueProps {
  definition: Definition
  record: AnyRecord
  name: string
  field: Field
}

/** A value that cannot be changed. */
export function FixedValue({ definition, record, name, field }: FixedValueProps) {
  // A relation is shown by its lookup, which is text, and not by its id.
  const lookups = isCollection(definition) ? Object.entries(definition.lookups ?? {}) : []
  const [shown = name] = lookups.find(([, { via }]) => via === name) ?? []
  const shownField: Field = shown === name ? field : text({ label: field.label })
  const { Reading, Cell } = viewsOf(shownField)
  const value = record[shown]
  return (
    <LabelledValue label={field.label}>
      {Reading ? (
        <Reading field={shownField} value={String(value ?? '')} record={record} />
      ) : (
        <Cell field={shownField} value={value} title={titleOf(definition, record)} createdAt={record.createdAt} />
      )}
    </LabelledValue>
  )
}

/** A value with its label above it, as fields have theirs. */
export function LabelledValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className="grid gap-1">
      <dt className="font-semibold text-sm">{label}</dt>
      <dd>{children}</dd>
    </dl>
  )
}
