import type { EditedText } from '../../../server/texts/edit-texts.ts'
import { normalizeForSearch, searchWords } from '../../../shared/search-text.ts'
import { textPages } from './pages.ts'

/** Which sentences are listed. The page's address holds it. */
export interface TextFilter {
  search: string
  page: string
  /** '1': only what was changed. */
  changed: string
}

/**
 * The sentences that a filter finds, page by page: each word of the search stands in what is read, the key or the original.
 * @param kept keys that stay in the list whatever the filter says: they are being changed
 */
export function filterTexts(
  texts: readonly EditedText[],
  { search, page, changed }: TextFilter,
  values: Readonly<Record<string, unknown>>,
  kept: ReadonlySet<string>
): EditedText[] {
  const words = searchWords(search)
  const isFound = ({ key, text, original }: EditedText) => {
    if (words.length === 0) return true
    const read = text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
    const all = normalizeForSearch([key, text, read, original].join('\n'))
    return words.every((word) => all.includes(word))
  }
  const order = Object.keys(textPages)
  return texts
    .filter(
      (text) => kept.has(text.key) || ((!page || text.page === page) && (!changed || text.changed) && isFound(text))
    )
    .sort((one, other) => order.indexOf(one.page) - order.indexOf(other.page))
}
