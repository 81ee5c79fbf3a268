import { type Definition, isCollection } from '../../../collections/define.ts'
import { recordId } from '../../../collections/record-id.ts'

/** What a form does: it creates a record, edits one, or edits the only one there is. */
export type Mode = { kind: 'create' } | { kind: 'edit'; id: number } | { kind: 'single' }

/** What the address of a form asks for; undefined where it makes no sense. */
export function modeOf(definition: Definition, parameters: URLSearchParams): Mode | undefined {
  if (!isCollection(definition)) return { kind: 'single' }
  const text = parameters.get('id')
  if (text === null) return definition.api.create ? { kind: 'create' } : undefined
  const id = recordId(text)
  return id === undefined ? undefined : { kind: 'edit', id }
}

/** The title of a form, also of one whose address makes no sense. */
export function formTitle(definition: Definition, parameters: URLSearchParams): string {
  if (!isCollection(definition)) return definition.admin.form.title
  const { createTitle, editTitle } = definition.admin.form
  return parameters.has('id') ? editTitle : createTitle
}
