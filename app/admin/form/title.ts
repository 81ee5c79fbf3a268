import { type Definition, isCollection } from '../../../collections/define.ts'

/** The title of a form: of a new record, of a present one, or of the only one. */
export function formTitle(definition: Definition, parameters: URLSearchParams): string {
  if (!isCollection(definition)) return definition.admin.form.title
  const { createTitle, editTitle } = definition.admin.form
  return parameters.has('id') ? editTitle : createTitle
}
