import { allCollections, type CollectionName } from '../../../collections/index.ts'
import { type CollectionOnSite, hasOwnPage, isOnSite, picturesOf, siteAddress } from '../../../collections/on-site.ts'
import { staticPages } from '../../../collections/static-pages.ts'
import type { ContentReader } from '../../../server/content/reader.ts'
import { languages } from '../../../shared/languages.ts'

/** A page that search engines may list. */
export interface IndexedPage {
  path: string
  /** When its record was written last, ISO 8601. */
  changed?: string
  pictures: string[]
}

/** A site map may have as many addresses; each page has one in each language. */
const mostPages = Math.floor(50_000 / languages.length)

/** Every page in its canonical spelling, with the pictures of its record and of what is shown with it. */
export async function indexedPages(content: ContentReader): Promise<IndexedPage[]> {
  const onSite = allCollections.filter(isOnSite)
  const [own, parts] = await Promise.all([
    pagesOf(content, onSite.filter(hasOwnPage)),
    pagesOf(
      content,
      onSite.filter((collection) => collection.onSite.partOf !== undefined)
    )
  ])
  const partAt = Map.groupBy(parts, ({ path }) => path)
  return [
    ...staticPages.map(({ path }) => ({ path, pictures: [] })),
    ...own.map((page) => [page, ...(partAt.get(page.path) ?? [])].reduce(merged))
  ].slice(0, mostPages)
}

async function pagesOf(content: ContentReader, collections: readonly CollectionOnSite[]): Promise<IndexedPage[]> {
  const inOrder = collections.toSorted((one, other) => one.onSite.group.order - other.onSite.group.order)
  const pages = inOrder.map(async (collection) => {
    const { records } = await content.list(collection.name as CollectionName, { page: 1, pageSize: mostPages })
    return records.map((record) => ({
      path: siteAddress(collection, record),
      changed: record.updatedAt,
      pictures: picturesOf(collection, record)
    }))
  })
  return (await Promise.all(pages)).flat()
}

function merged(page: IndexedPage, part: IndexedPage): IndexedPage {
  const changed = [page.changed ?? '', part.changed ?? ''].sort().at(-1)
  return { path: page.path, ...(changed && { changed }), pictures: [...new Set([...page.pictures, ...part.pictures])] }
}
