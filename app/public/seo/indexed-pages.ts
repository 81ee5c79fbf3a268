import { allCollections, type CollectionName } from '../../../collections/index.ts'
import { type CollectionOnSite, isOnSite, picturesOf, siteAddress } from '../../../collections/on-site.ts'
import { staticPages } from '../../../collections/static-pages.ts'
import type { ContentReader } from '../../../server/content/reader.ts'
import { languages } from '../../../shared/languages.ts'

export interface IndexedPage {
  path: string
  /** The time of its record's last change, ISO 8601. */
  changed?: string | undefined
  pictures: string[]
}

/** A site map may have as many addresses; each page has one in each language. */
const mostPages = Math.floor(50_000 / languages.length)

/** Reads every page in its canonical spelling, with the pictures of its record and of records shown with it. */
export async function indexedPages(content: ContentReader): Promise<IndexedPage[]> {
  const shown = allCollections.filter(isOnSite).filter(({ onSite }) => onSite.path.includes('{'))
  const inOrder = shown.toSorted((one, other) => one.onSite.group.order - other.onSite.group.order)
  const pages = (await Promise.all(inOrder.map((collection) => pagesOf(content, collection)))).flat()
  return [
    ...staticPages.map(({ path }) => ({ path, pictures: [] })),
    ...[...Map.groupBy(pages, ({ path }) => path)].map(([path, same]) => ({
      path,
      changed: same
        .map(({ changed }) => changed)
        .sort()
        .at(-1),
      pictures: [...new Set(same.flatMap(({ pictures }) => pictures))]
    }))
  ].slice(0, mostPages)
}

async function pagesOf(content: ContentReader, collection: CollectionOnSite): Promise<IndexedPage[]> {
  const { records } = await content.list(collection.name as CollectionName, { page: 1, pageSize: mostPages })
  return records.map((record) => ({
    path: siteAddress(collection, record),
    changed: record.updatedAt,
    pictures: picturesOf(collection, record)
  }))
}
