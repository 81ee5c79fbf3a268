import type { Definition } from '../../../collections/define.ts'
import { relationsOf } from '../../../collections/relations.ts'
import { type Draft, isFileDraft } from '../../../fields/draft.ts'
import { kindOf } from '../../../fields/index.ts'
import { requiredMessage } from '../../../fields/types.ts'
import { tooLargeMessage, uploadRules, wrongTypeMessage } from '../../../fields/upload-rules.ts'

/** The first relation without a value, and what to say of it. */
export function missingRelation(
  definition: Definition,
  draft: Draft,
  isEdit: boolean
): { name: string; message: string } | undefined {
  for (const [name, field] of relationsOf(definition)) {
    const isAsked = field.required && !(isEdit && field.immutable)
    if (isAsked && draft[name] === '') return { name, message: requiredMessage(field) }
  }
  return undefined
}

/** Errors of the files that the server would refuse, known before the upload. */
export function refusedFiles({ fields }: Definition, draft: Draft): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const { file: kind } = kindOf(field)
    const value = draft[name]
    if (!kind || !isFileDraft(value) || !value.chosen) continue
    const { maxBytes, types } = uploadRules[kind]
    // '' is a type that the browser does not know: the server decides by the content.
    const { type, size } = value.chosen
    if (type !== '' && !types.some((accepted) => accepted === type)) errors[name] = wrongTypeMessage(kind)
    else if (size > maxBytes) errors[name] = tooLargeMessage(kind)
  }
  return errors
}
