import { collections } from '../../../collections/index.ts'
import type { Hit } from '../../../server/content/types.ts'
import type { PageContext } from '../../../server/pages/context.ts'
import { normalizeForSearch, searchWords } from '../../../shared/search-text.ts'
import { staticPages } from '../static-pages.ts'

/** At most this many hits of each kind are shown. */
const maxHitsPerKind = 20

/** The kind of a hit that is no record. */
const staticKind = 'page'

export interface HitGroup {
  title: string
  hits: Hit[]
}

/** The groups in the order in which people look for them, and the kinds of hits that each takes in. */
const groups: readonly { title: string; kinds: readonly string[] }[] = [
  { title: 'Services', kinds: [collections.service.label.singular] },
  { title: 'Products', kinds: [collections.product.label.singular] },
  { title: 'Pages', kinds: [staticKind] },
  { title: 'News', kinds: [collections.news.label.singular, collections.newsDetail.label.singular] },
  { title: 'Team', kinds: [collections.teamMember.label.singular] }
]

/** Finds the pages of the site that have all of the words, grouped; within a group, matches in the title come first. */
export async function findPages(
  { content, readPageTexts }: Pick<PageContext, 'content' | 'readPageTexts'>,
  words: string
): Promise<HitGroup[]> {
  const [records, pages] = await Promise.all([content.search(words, maxHitsPerKind), readStaticPages(readPageTexts)])
  const wanted = searchWords(words)
  const matches = (text: string) => {
    const normalized = normalizeForSearch(text)
    return wanted.every((word) => normalized.includes(word))
  }
  const hits = [...records, ...pages.filter(({ title, text }) => wanted.length > 0 && matches(`${title}\n${text}`))]
  return groups
    .map(({ title, kinds }) => {
      const own = hits.filter(({ kind }) => kinds.includes(kind))
      return { title, hits: [...own.filter((hit) => matches(hit.title)), ...own.filter((hit) => !matches(hit.title))] }
    })
    .filter(({ hits: own }) => own.length > 0)
}

async function readStaticPages(readPageTexts: PageContext['readPageTexts']): Promise<Hit[]> {
  const pages = staticPages.flatMap(({ path, searchTitle }) => (searchTitle ? [{ path, title: searchTitle }] : []))
  const texts = await readPageTexts(pages.map(({ path }) => path))
  return pages.map((page, index) => ({ ...page, text: texts[index] ?? '', kind: staticKind }))
}
