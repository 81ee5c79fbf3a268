import { allCollections, type CollectionName } from '../../collections/index.ts'
import { isShown } from '../../collections/on-site.ts'
import { pageContext } from '../../server/pages/context.ts'
import type { Values } from './records.ts'
import { createTestSite } from './site.ts'

/** A page of such a site: its own address, and what it reads of the collections and of About. */
export interface PreviewPage {
  path: string
  user: unknown
  previewUntil?: string
  lists: Record<string, Values[]>
  article?: Values
  about: Values
}

/** A site whose pages answer what they would show, as JSON. */
export function createPreviewSite() {
  return createTestSite({
    async renderPage(request, context) {
      const { content, user, previewUntil } = context.get(pageContext)
      const { pathname, search } = new URL(request.url)
      if (pathname === '/not-found') return Response.json({}, { status: 404 })
      const lists = allCollections
        .filter(isShown)
        .map(async ({ name }) => [name, (await content.list(name as CollectionName)).records])
      const id = Number(pathname.split('/')[2] ?? 0)
      const article = await content.find('newsDetail', id, 'news_id')
      const found = Object.fromEntries(await Promise.all(lists))
      const about = await content.one('about')
      return Response.json({ path: pathname + search, user, previewUntil, lists: found, article, about })
    }
  })
}
