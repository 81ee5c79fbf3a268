import { createContext, useContext } from 'react'
import type { Texts } from '../../texts/catalogue.ts'

/** Set by the server for every page; islands in the browser have no texts, and take those they need as props. */
export const TextsContext = createContext<Texts | null>(null)

/** What the public pages say. */
export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('Texts are read on the server alone: an island takes those that it shows as props.')
  return texts
}
