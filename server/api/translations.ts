import { z } from 'zod'
import { allDefinitions } from '../../collections/index.ts'
import { otherLanguageSchema, translatableFields, translationSchema } from '../../collections/translatable.ts'
import { mapValues } from '../../shared/objects.ts'
import { changeTranslation, readTranslation, type Translation } from '../content/translation-writes.ts'
import type { Services } from '../services.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const query = z.object({
  language: otherLanguageSchema,
  /** Asks for the whole translation, with version, originals, author and empty texts. */
  whole: z.literal('1', { error: 'whole must be 1 where it is given.' }).optional()
})

/** The data of a translation besides its texts. */
const about = z.object({
  version: z.int(),
  originals: z.record(z.string(), z.string()),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable()
})

/** The calls for translations of records; singletons have the id 1. */
export function translationRoutes({ content }: Services): ApiRoute[] {
  return allDefinitions.flatMap((definition) => {
    const fields = translatableFields(definition)
    if (Object.keys(fields).length === 0) return []
    const path = `/api/translations/${definition.name}/{id}`
    const blank = mapValues(fields, () => '')
    const answer: z.ZodObject = about.partial().extend(mapValues(fields, () => z.string().optional()))
    const common = { tag: 'translations', access: 'staff', query, answer } as const
    const toAnswer = ({ texts, ...about }: Translation, whole?: '1') =>
      whole ? { ...about, ...blank, ...texts } : texts
    const { singular } = definition.label
    return [
      defineRoute('get', path, {
        ...common,
        summary: `What a ${singular} says in another language, as far as it is translated`,
        handle: async ({ id, query: { language, whole } }) =>
          toAnswer(await readTranslation(content.db, definition, id, language), whole)
      }),
      defineRoute('put', path, {
        ...common,
        access: definition.access.write,
        summary: `Translate texts of a ${singular}; \`null\` takes a translation back`,
        body: translationSchema(definition),
        says: 'Translation saved.',
        handle: async ({ id, query: { language, whole }, body, actor }) =>
          toAnswer(await changeTranslation(content, definition, id, language, body, actor), whole)
      })
    ]
  })
}
