import { z } from 'zod'
import { otherLanguageCodes } from '../../collections/translatable.ts'
import { defaultLanguage, inLanguage } from '../../shared/languages.ts'
import type { Search } from '../search/search.ts'
import { type ApiRoute, defineRoute } from './route.ts'

const found = z.object({ kind: z.string(), title: z.string(), path: z.string(), excerpt: z.string() })

export function searchRoute(search: Search): ApiRoute {
  const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')
  return defineRoute('get', '/api/search', {
    tag: 'search',
    access: 'public',
    summary: 'The pages of the site that have these words, the best first',
    query: z.object({
      q: z.string().default(''),
      language: z.enum([defaultLanguage, ...otherLanguageCodes]).default(defaultLanguage)
    }),
    answer: z.array(found),
    async handle({ query: { q, language } }) {
      const { hits } = await search(q, language)
      return hits.map(({ kind, path, title, excerpt }) => ({
        kind,
        path: inLanguage(language, path),
        title: textOf(title),
        excerpt: textOf(excerpt)
      }))
    }
  })
}
