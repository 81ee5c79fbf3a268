import { allCollections } from '../../../collections/index.ts'
import type { Hit } from '../../../server/content/content.ts'
import type { PageContext } from '../../../server/pages/context.ts'
import { normalizeForSearch, searchWords } from '../../../shared/search-text.ts'
import { staticPages } from '../static-pages.ts'

const maxHitsPerKind = 20

/** The heading over hits that are no records. */
const staticGroup = { heading: 'Pages', order: 3 }

export interface HitGroup {
  title: string
  hits: Hit[]
}

/** The headings in the order in which people look for them. */
const headings = [...allCollections.flatMap(({ onSite }) => onSite?.group ?? []), staticGroup]
  .sort((one, other) => one.order - other.order)
  .map(({ heading }) => heading)

/** Finds the pages of the site that have all of the words, grouped; within a group, matches in the title come first. */
export async function findPages(
  { content, readPageTexts, texts }: Pick<PageContext, 'content' | 'readPageTexts' | 'texts'>,
  words: string
): Promise<HitGroup[]> {
  const pages = staticPages.flatMap(({ path, title, isList }) => (isList ? [] : [{ path, title: texts(title) }]))
  const [records, shown] = await Promise.all([
    content.search(words, maxHitsPerKind),
    readPageTexts(pages.map(({ path }) => path))
  ])
  const wanted = searchWords(words)
  const matches = (text: string) => {
    const normalized = normalizeForSearch(text)
    return wanted.every((word) => normalized.includes(word))
  }
  const found = pages
    .map((page, index) => ({ ...page, text: shown[index] ?? '', group: staticGroup.heading }))
    .filter(({ title, text }) => wanted.length > 0 && matches(`${title}\n${text}`))
  const hits = [...records, ...found]
  return [...new Set(headings)]
    .map((title) => {
      const own = hits.filter(({ group }) => group === title)
      return { title, hits: [...own.filter((hit) => matches(hit.title)), ...own.filter((hit) => !matches(hit.title))] }
    })
    .filter(({ hits: own }) => own.length > 0)
}
