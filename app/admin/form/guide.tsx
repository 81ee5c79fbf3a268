import { Link } from 'react-router'
import { type Definition, isCollection } from '../../../collections/define.ts'
import { isShown } from '../../../collections/on-site.ts'
import { partOf, partRecord, withPart } from '../../../collections/part.ts'
import { type DraftValue, fileOf, isFileDraft } from '../../../fields/draft.ts'
import type { Field } from '../../../fields/index.ts'
import { tokenOf } from '../../../fields/text/field.ts'
import { isRequired } from '../../../fields/types.ts'
import { textOf } from '../../../fields/value.tsx'
import { addressWith } from '../../../shared/address.ts'
import { mapValues } from '../../../shared/objects.ts'
import { linkClass } from '../../../ui/index.ts'
import type { AnyRecord } from '../definitions.ts'
import { Values } from '../list/values.tsx'
import { fieldId } from './address.ts'
import { leadTo } from './fields.tsx'
import { type FormState, isPartTyped } from './form-state.ts'

interface HelpProps {
  definition: Definition
  /** Left out: the advice alone. */
  state?: Pick<FormState, 'draft' | 'record'>
  example?: AnyRecord | undefined
  /** The advice stands elsewhere: nothing where there is no sample. */
  isSampleOnly?: boolean
}

/** The definition's advice: beside a form with a sample of what is typed, or of a finished one, or over it where there is no room. */
export function Help({ definition, state, example, isSampleOnly = false }: HelpProps) {
  const { help, sample } = { sample: undefined, ...definition.admin.form }
  if (!help) return null
  if (!(state && isCollection(definition)))
    return <p className="max-xl:mt-3 border-link border-l-3 pl-3 text-muted text-sm">{help}</p>
  const { fields } = definition
  const { draft, record: stored } = state
  const { shown, below = '', key = '' } = sample ?? { shown: [] }
  const typed = mapValues(draft, (value, name) => {
    const number = fields[name]?.kind === 'number' && value !== '' ? Number(value) : Number.NaN
    return Number.isNaN(number) ? value || null : number
  })
  const isBlank = !shown.some((name) => draft[name])
  const record: AnyRecord = (isBlank && example) || { id: 0, version: 0, createdAt: '', updatedAt: '', ...typed }
  // What a sample without a line below it shows of the record itself is in the form.
  const isSampled = sample !== undefined && (isBlank ? example !== undefined : below !== '')
  if (isSampleOnly && !isSampled) return null
  return (
    <section className="grid gap-3 rounded-md border border-line bg-surface px-4 pt-3 pb-4 text-sm">
      <h2 className="font-semibold text-base">{below ? 'How it is used' : 'Good to know'}</h2>
      {!isSampleOnly && <p className="text-muted">{help}</p>}
      {isSampled && (
        <div className="flex flex-wrap gap-1.5 rounded-sm bg-sunken p-4 text-base wrap-anywhere [&_.font-semibold]:text-2xl">
          {isBlank && <p className="w-full text-muted text-sm">For example</p>}
          {shown.length > 0 && !shown.includes(definition.title) && (
            <p className="w-full font-medium empty:hidden">{String(record[definition.title] ?? '')}</p>
          )}
          {shown.length > 0 && (
            <Values collection={definition} record={record} fields={shown} as={below ? 'range' : undefined} />
          )}
          <p className="w-full text-muted text-sm empty:hidden">
            {record[below] != null ? `${fields[below]?.label}: ${textOf(fields[below], record[below])}` : null}
          </p>
        </div>
      )}
      {stored && key && <TextsWith token={tokenOf(String(stored[key]))} />}
    </section>
  )
}

/** The way to the texts that show a value in place of its token, which for the ends of a range goes on with _low or _high. */
function TextsWith({ token }: { token: string }) {
  return (
    <Link to={addressWith('/textlist', { search: token })} className={linkClass}>
      Texts with {token}
    </Link>
  )
}

export interface MissingField {
  name: string
  label: string
  isRequired: boolean
}

function isFilled(value: DraftValue | undefined): boolean {
  return Boolean(isFileDraft(value) ? fileOf(value) : value)
}

/** The fields that a record lacks still: required ones, then those that visitors would miss; none of a stored one that is no page of theirs. */
export function missingFields(definition: Definition, state: FormState): MissingField[] {
  const { draft, record } = state
  const part = partOf(definition)
  const isPartWanted = part !== undefined && (isPartTyped(part, state) || partRecord(part, record) !== undefined)
  function isMissing([name, field]: readonly [string, Field]) {
    if (draft[name] === undefined || isFilled(draft[name]) || field.requiredWith) return false
    if (field.kind === 'text' && field.describes) return isFilled(draft[field.describes])
    return isRequired(field, record !== undefined) || field.recommended
  }
  if (record && !isShown(definition)) return []
  return Object.entries(withPart(definition).fields)
    .filter(isMissing)
    .map(([name, field]) => ({
      name,
      label: field.label,
      isRequired: isRequired(field, record !== undefined) && (name in definition.fields || isPartWanted)
    }))
    .sort((one, other) => Number(other.isRequired) - Number(one.isRequired))
}

/** The missing fields, each as a link to its input. */
export function Missing({ definition, state }: { definition: Definition; state: FormState }) {
  const missing = missingFields(definition, state)
  // A form of one field needs no list of them.
  if (missing.length === 0 || Object.keys(definition.fields).length === 1) return null
  const required = missing.filter((field) => field.isRequired)
  const recommended = missing.filter((field) => !field.isRequired)
  return (
    <nav aria-label="Still to fill in" className="rounded-md border border-line bg-surface px-4 pt-3 pb-2 text-sm">
      <h2 className="flex items-baseline justify-between gap-3 font-semibold text-base">
        Still to fill in
        {required.length > 0 && (
          <span className="rounded-full bg-sun-soft px-2 font-normal text-sm tabular">{required.length} required</span>
        )}
      </h2>
      <FieldLinks fields={required} />
      <FieldLinks fields={recommended} before="Visitors would miss:" />
    </nav>
  )
}

/** Links side by side, in as few lines as they take. */
function FieldLinks({ fields, before }: { fields: readonly MissingField[]; before?: string }) {
  if (fields.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {before && <span className="text-muted">{before}</span>}
      <ul className="contents">
        {fields.map(({ name, label }) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              onClick={() => leadTo(fieldId(name))}
              className="min-h-8 max-w-full truncate rounded-sm text-link underline-offset-4 hover:underline"
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
