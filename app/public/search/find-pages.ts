import { collections } from '../../../collections/index.ts'
import type { ContentReader, Hit } from '../../../server/content/types.ts'
import { normalizeForSearch, searchWords } from '../../../shared/search-text.ts'
import { staticKind, staticPages } from './static-pages.ts'

/** So many of each kind are shown. */
const mostOfAKind = 20

/** Pages of one kind that have the words. */
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

/** Everything on the site that has all of the words; within its kind, what has them in its title comes first. */
export async function findPages(content: ContentReader, words: string): Promise<HitGroup[]> {
  const [found, pages] = await Promise.all([content.search(words, mostOfAKind), staticPages(content)])
  const wanted = searchWords(words)
  const has = (text: string) => {
    const folded = normalizeForSearch(text)
    return wanted.every((word) => folded.includes(word))
  }
  const hits = [...found, ...pages.filter(({ title, text }) => wanted.length > 0 && has(`${title}\n${text}`))]
  return groups
    .map(({ title, kinds }) => {
      const own = hits.filter(({ kind }) => kinds.includes(kind))
      return { title, hits: [...own.filter((hit) => has(hit.title)), ...own.filter((hit) => !has(hit.title))] }
    })
    .filter(({ hits: own }) => own.length > 0)
}
