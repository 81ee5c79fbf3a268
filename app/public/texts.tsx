import { createContext, useContext } from 'react'
import type { SiteFact } from '../../server/texts/texts.ts'
import { defaultLanguage, type Language } from '../../shared/languages.ts'
import { translated } from '../../shared/messages.ts'
import type { Texts } from '../../texts/catalogue.ts'

/** Set by the server for every page; islands in the browser have no texts, and take those they need as props. */
export const TextsContext = createContext<Texts | null>(null)

/** The figures of the site, by their keys; set by the server as the texts are. */
export const FactsContext = createContext<ReadonlyMap<string, SiteFact>>(new Map())

/** The site's own address, as the server knows it; set by the server as the texts are. */
export const PublicUrlContext = createContext('')

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('Texts are read only on the server: an island takes those that it shows as props.')
  return texts
}

export function useFacts(): ReadonlyMap<string, SiteFact> {
  return useContext(FactsContext)
}

/** The page's language; English in the back office. */
export function useLanguage(): Language {
  return useContext(TextsContext)?.language ?? defaultLanguage
}

/** Translates the code's English messages, such as the faults of a form. */
export function useMessages(): (english: string) => string {
  const { messages = {} } = useContext(TextsContext) ?? {}
  return (english) => translated(messages, english)
}
