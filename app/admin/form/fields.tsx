import { Fragment, useEffect } from 'react'
import { Link } from 'react-router'
import { type Definition, type Fields, titleOf } from '../../../collections/define.ts'
import { collectionNamed } from '../../../collections/index.ts'
import { isShown } from '../../../collections/on-site.ts'
import { partFields, partOf, partRecord } from '../../../collections/part.ts'
import type { DraftValue } from '../../../fields/draft.ts'
import { type Field, kindOf } from '../../../fields/index.ts'
import { isRequired } from '../../../fields/types.ts'
import { FieldValue } from '../../../fields/value.tsx'
import { inputComponentOf } from '../../../fields/views.tsx'
import { isExampleAddress } from '../../../shared/example-address.ts'
import { altName } from '../../../shared/image-variants.ts'
import { linkClass } from '../../../ui/index.ts'
import type { AnyRecord } from '../definitions.ts'
import { shownName } from '../history/states.ts'
import { type Choices, fieldId } from './address.ts'
import { type FormState, isPartTyped } from './form-state.ts'

export interface FormFieldsProps {
  definition: Definition
  state: Pick<FormState, 'record' | 'draft' | 'errors'>
  choices: Choices
  isOptional?: boolean
  /** The id of the form, for the fields that stand in the box beside it. */
  form?: string
  onChange(name: string, value: DraftValue): void
}

/** The inputs of a definition's fields, in its order. Immutable ones of a record that exists are only shown. */
export function FormFields({ definition, state, choices, isOptional, form, onChange }: FormFieldsProps) {
  const { record, draft, errors } = state
  const isEdit = record !== undefined
  const sections = Object.entries({ ...definition.admin.form.sections })
  const headings = new Map(sections.map(([heading, first]) => [first, heading]))
  const beside = fieldsBeside(definition)
  const fields = Object.entries(form ? beside : definition.fields).filter(([name]) => form || !(name in beside))
  const wanted = ({ requiredWith }: Field) => requiredWith && draft[requiredWith.field] === requiredWith.value
  const shown = fields.filter(([name, field]) => draft[name] !== undefined && (!field.requiredWith || wanted(field)))
  // The input of a picture has that of its alternative text within it.
  const ofPicture = (name: string) => shown.find(([, field]) => field.kind === 'text' && field.describes === name)
  const own = shown.filter(([, field]) => field.kind !== 'text' || field.describes === undefined)
  const widths = widthsOf(own, headings)

  function entry([name, field]: readonly [string, Field]) {
    if (record && field.immutable) return <FixedValue {...{ definition, record, name, field }} />
    const { label } = field
    const hint = draft[name] === '' ? (field.whenEmpty ?? field.hint) : field.hint
    const required = wanted(field) || (!isOptional && isRequired(field, isEdit))
    const caution = isExampleAddress(String(draft[name])) ? 'Example' : undefined
    const frame = { id: fieldId(name), name, form, label, hint, caution, required, error: errors[name] }
    const Input = inputComponentOf(field)
    const description = ofPicture(name)
    return (
      <Input
        {...{ field, frame, isEdit }}
        value={draft[name]}
        onChange={(changed) => onChange(name, changed)}
        onDescribed={(alt) => draft[altName(name)] === '' && onChange(altName(name), alt)}
        choices={choices[name] ?? []}
      >
        {description && entry(description)}
      </Input>
    )
  }

  return own.map(([name, field]) => {
    const heading = headings.get(name)
    return (
      <Fragment key={name}>
        {heading && (
          <h2
            id={sectionId(heading)}
            tabIndex={-1}
            className="mt-3 scroll-mt-16 in-[form:has(>nav)]:scroll-mt-0 border-line border-t pt-5 font-semibold text-lg first:mt-0 first:border-0 first:pt-0 in-[form:has(>nav)]:first:sr-only print:not-sr-only! md:col-span-6"
          >
            {heading}
          </h2>
        )}
        <div className={form ? undefined : widths.get(name)}>{entry([name, field])}</div>
      </Fragment>
    )
  })
}

/** The fields in the box beside a form: the record's status, its position, and the time from which on visitors see it. */
function fieldsBeside(definition: Definition): Fields {
  const { status, position, publishAt } = definition.fields
  if (!isShown(definition)) return {}
  return { ...(status && { status }), ...(position && { position }), ...(publishAt && { publishAt }) }
}

/**
 * Returns each field's share of a row: adjacent fields that are narrow alike share it by three or two; a single one has the row.
 * @param headings by the field that follows each
 */
function widthsOf(fields: readonly (readonly [name: string, Field])[], headings: ReadonlyMap<string, string>) {
  const runs: { shape: string | undefined; names: string[] }[] = []
  for (const [name, field] of fields) {
    const shape = kindOf(field).formShape?.(field)
    const run = runs.at(-1)
    if (run && shape && shape === run.shape && !headings.has(name)) run.names.push(name)
    else runs.push({ shape, names: [name] })
  }
  function widthOf(index: number, { length }: readonly string[]) {
    if (length === 3) return 'md:col-span-2 [&_:is(input,:has(>input))]:max-w-none'
    const isAlone = length % 2 === 1 && index === length - 1
    return isAlone ? 'md:col-span-6' : 'md:col-span-3 [&_:is(input,:has(>input))]:max-w-none'
  }
  return new Map(runs.flatMap(({ names }) => names.map((name, index) => [name, widthOf(index, names)] as const)))
}

type FixedValueProps = { definition: Definition; record: AnyRecord; name: string; field: Field }

function FixedValue({ definition, record, name, field }: FixedValueProps) {
  const shown = shownName(definition, name)
  // A lookup is text.
  const own = shown === name ? field : undefined
  const related = field.kind === 'relation' && record[name] !== null && collectionNamed(field.to)
  return (
    <dl className="grid gap-1.5">
      <dt className="font-semibold text-sm">{field.label}</dt>
      <dd className="flex min-h-11 items-center rounded-sm bg-sunken px-3 py-2 wrap-anywhere">
        <FieldValue field={own} value={record[shown]} title={titleOf(definition, record)} />
      </dd>
      {related && (
        <dd>
          <Link to={`${related.admin.form.path}?id=${record[name]}`} className={`${linkClass} text-sm`}>
            Open the {related.label.singular}
          </Link>
        </dd>
      )}
    </dl>
  )
}

export const submitId = 'submit'

export const sectionId = (heading: string) => `section-${heading.toLowerCase().replaceAll(' ', '-')}`

/** Leads the person to the place that needs attention: a field, or else the submit button; at first the field that the address names. */
export function useAttention({ attention }: FormState): void {
  useEffect(() => {
    const wanted = attention?.field === undefined ? submitId : fieldId(attention.field)
    leadTo(attention ? wanted : location.hash.slice(1))
  }, [attention])
}

export function leadTo(id: string): void {
  const element = document.getElementById(id)
  element?.closest('details')?.setAttribute('open', '')
  // In the middle, where no message covers it.
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}

/** The second record of a form, such as the article of a news item. */
export function FormPart({ definition, state, onChange }: Omit<FormFieldsProps, 'choices'> & { state: FormState }) {
  const part = partOf(definition)
  if (!part) return null
  const isTyped = isPartTyped(part, state)
  const isThere = partRecord(part, state.record) !== undefined
  return (
    <fieldset className="border-line border-t pt-5">
      <legend className="float-left mb-4 w-full font-semibold text-lg">{part.heading}</legend>
      <div className="clear-both grid items-start gap-5 md:grid-cols-6">
        <FormFields
          definition={{ ...definition, fields: partFields(definition) }}
          state={isThere ? state : { ...state, record: undefined }}
          choices={{}}
          isOptional={!isTyped && !isThere}
          onChange={onChange}
        />
      </div>
    </fieldset>
  )
}
