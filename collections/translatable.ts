import { z } from 'zod'
import { type Field, kindOf } from '../fields/index.ts'
import { defaultLanguage, type Language, languages } from '../shared/languages.ts'
import { mapValues, memoize, pickBy } from '../shared/objects.ts'
import type { Definition, Fields } from './define.ts'

/** The languages into which records are translated. */
export const otherLanguages = languages.filter(({ code }) => code !== defaultLanguage)
export const otherLanguageCodes = otherLanguages.map(({ code }) => code) as [Language, ...Language[]]

/** The input that names one of them. */
export const otherLanguageSchema = z.enum(otherLanguageCodes, {
  error: `language must be one of: ${otherLanguageCodes.join(', ')}.`
})

/** The translatable fields of a definition, those that visitors read in words; no translation is required. */
export const translatableFields = memoize((definition: Definition): Fields => {
  if (definition.access.read !== 'public') return {}
  const isTold = (field: Field) => !field.isSameInAllLanguages && kindOf(field).isInWords?.(field) === true
  const optional = (field: Field) => ({ ...field, required: false, suggestsExisting: undefined }) as Field
  return mapValues(pickBy(definition.fields, isTold), optional)
})

/** A definition as the history stores its translations: named `news/hi`, with only the translatable fields, `''` where not translated. */
export function translationDefinition(language: Language, definition: Definition): Definition {
  return { ...definition, name: `${definition.name}/${language}`, fields: translatableFields(definition) }
}

/** True where records repeat a field's values: each value is translated once, for all of them. */
export function isRepeated(field: Field | undefined): boolean {
  return field !== undefined && kindOf(field).suggests?.(field) === true
}

/** The input that translates a record's texts; null and '' take one back. `version` guards against a lost update. */
export const translationSchema = memoize((definition: Definition) =>
  z.strictObject(
    {
      version: z.int({ error: 'version must be a whole number.' }).optional(),
      ...mapValues(translatableFields(definition), (field) => kindOf(field).input(field).nullable().optional())
    },
    { error: ({ code, keys }) => (code === 'unrecognized_keys' ? `'${keys[0]}' is no text to translate.` : undefined) }
  )
)
