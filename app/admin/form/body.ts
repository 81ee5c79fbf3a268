import { type Definition, relationsOf } from '../../../collections/define.ts'
import { type Draft, type DraftValue, isFileDraft } from '../../../fields/draft.ts'
import { kindOf } from '../../../fields/index.ts'
import { existingName, requiredMessage } from '../../../fields/types.ts'
import type { AnyRecord } from '../definitions.ts'

/** What is sent to save a draft. @param record as it was loaded; undefined for a new one */
export function bodyOf(definition: Definition, draft: Draft, record: AnyRecord | undefined): FormData | object {
  const values = sentValues(definition, draft, record)
  const version = record ? { version: record.version } : {}
  if (definition.api.body === 'json') return { ...Object.fromEntries(values), ...version }

  const body = new FormData()
  for (const [name, value] of values) {
    if (!isFileDraft(value)) body.append(name, String(value))
    else if (value.next instanceof File) body.append(name, value.next)
    else if (record || value.next)
      body.append(existingName(name), (value.next === undefined ? value.present : value.next) ?? '')
  }
  if (record) body.append('version', String(record.version))
  return body
}

export function hasUpload(draft: Draft): boolean {
  return Object.values(draft).some((value) => isFileDraft(value) && value.next instanceof File)
}

/** An immutable value is sent once, and a blank password never: it keeps the present one. */
function sentValues({ fields }: Definition, draft: Draft, record: AnyRecord | undefined): [string, DraftValue][] {
  return Object.entries(draft).filter(([name, value]) => {
    const field = fields[name]
    return field && !(record && (field.immutable || (kindOf(field).writeOnly && value === '')))
  })
}

/** The first relation without a value, and what to say of it. */
export function missingRelation(definition: Definition, draft: Draft, isEdit: boolean) {
  for (const [name, field] of relationsOf(definition)) {
    const isAsked = field.required && !(isEdit && field.immutable)
    if (isAsked && draft[name] === '') return { name, message: requiredMessage(field) }
  }
  return undefined
}
