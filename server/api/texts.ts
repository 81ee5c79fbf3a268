import { z } from 'zod'
import { defaultLanguage, languageCodes } from '../../shared/languages.ts'
import type { Services } from '../services.ts'
import { changeText, editedText, listTexts } from '../texts/edit-texts.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const query = z.object({ language: z.enum(languageCodes).default(defaultLanguage) })

/** The calls that read and change the texts of public pages. */
export function textRoutes({ content }: Services): ApiRoute[] {
  const common = { tag: 'texts', access: 'staff', query } as const
  return [
    defineRoute('get', '/api/texts', {
      ...common,
      summary: 'The sentences of the public pages, each with its original',
      answer: z.array(editedText),
      handle: ({ query: { language } }) => listTexts(content, language)
    }),
    defineRoute('put', '/api/texts/{key}', {
      ...common,
      summary: 'Change a sentence; `null` returns to its original',
      body: z.object({ text: z.string().nullable() }),
      says: 'Text updated successfully!',
      answer: editedText,
      handle: ({ key, query: { language }, body: { text }, actor }) => changeText(content, language, key, text, actor)
    })
  ]
}
