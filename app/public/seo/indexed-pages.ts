import { href } from 'react-router'
import { collections } from '../../../collections/index.ts'
import type { ContentReader } from '../../../server/content/types.ts'
import { staticPages } from '../static-pages.ts'

/** A page that search engines may list. */
export interface IndexedPage {
  path: string
  /** When its record was written last, ISO 8601. */
  changed?: string
  /** File names of the uploaded pictures on it. */
  pictures: string[]
}

/** A site map has at most 50,000 addresses: room for everything else is left beside so many articles, the newest. */
const mostArticles = 45_000

/** Every page in its canonical spelling, with the pictures of its record. */
export async function indexedPages(content: ContentReader): Promise<IndexedPage[]> {
  const [services, products, news, details] = await Promise.all([
    content.list('service'),
    content.list('product'),
    content.list('news', { page: 1, pageSize: mostArticles }),
    content.list('newsDetail', { page: 1, pageSize: mostArticles })
  ])
  const detailOf = new Map(details.records.map((detail) => [detail.news_id, detail]))
  return [
    ...staticPages.map(({ path }) => ({ path, pictures: [] })),
    ...services.records.map(({ id, updatedAt, serviceImage, detailImage1, detailImage2 }) => ({
      path: recordPath(collections.service.onSite.path, id),
      changed: updatedAt,
      pictures: present(serviceImage, detailImage1, detailImage2)
    })),
    ...products.records.map(({ id, updatedAt, productImage, detailImage1, detailImage2 }) => ({
      path: recordPath(collections.product.onSite.path, id),
      changed: updatedAt,
      pictures: present(productImage, detailImage1, detailImage2)
    })),
    ...news.records.map(({ id, updatedAt, newsImage }) => {
      const detail = detailOf.get(id)
      return {
        path: href('/newsdetail/:id', { id: String(id) }),
        changed: detail && detail.updatedAt > updatedAt ? detail.updatedAt : updatedAt,
        pictures: present(newsImage, ...(detail?.images ?? []))
      }
    })
  ]
}

function recordPath(pattern: string, id: number): string {
  return pattern.replace('{id}', String(id))
}

function present(...names: (string | null)[]): string[] {
  return [...new Set(names.filter((name) => name !== null && name !== ''))] as string[]
}
