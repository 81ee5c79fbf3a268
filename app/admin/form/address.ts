import { type Definition, type Fields, isCollection } from '../../../collections/define.ts'
import { recordId } from '../../../collections/record-id.ts'
import { indianToday } from '../../../shared/indian-format.ts'
import type { Choice } from '../../../ui/index.ts'

/** The mode of a form: it edits the record of an id, creates one, or edits the only one there is. */
export type Mode = number | 'create' | 'single'

export function modeOf(definition: Definition, parameters: URLSearchParams): Mode | undefined {
  if (!isCollection(definition)) return 'single'
  const text = parameters.get('id')
  if (text === null) return definition.api.create ? 'create' : undefined
  return recordId(text)
}

/** The id of a field's input, by which an address leads to it. */
export const fieldId = (name: string) => `field-${name}`

export function formTitle(definition: Definition, parameters: URLSearchParams): string {
  if (!isCollection(definition)) return definition.admin.form.title
  const { createTitle, editTitle } = definition.admin.form
  return parameters.has('id') ? editTitle : createTitle
}

export type Choices = Readonly<Record<string, readonly Choice[]>>

/** Returns a new record's values: defaults, a list and a relation from the address, where they may be chosen. @param now ms since 1970 */
export function newValues(fields: Fields, parameters: URLSearchParams, choices: Choices, now: number) {
  const values: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'date' && field.startsWith === 'today') values[name] = indianToday(now)
    if (field.kind === 'list') values[name] = parameters.get(name) ?? ''
    if (field.kind !== 'relation' || field.parameter === undefined) continue
    const wanted = parameters.get(field.parameter)
    if (choices[name]?.some(({ value }) => value === wanted)) values[name] = wanted ?? ''
  }
  return values
}

/** The query of the list that a form was opened from, with its `?`; '' where there was none. @param state of the form's location */
export function listQuery(state: unknown): string {
  const { list } = (state ?? {}) as { list?: unknown }
  return typeof list === 'string' ? list : ''
}
