import { allCollections, type CollectionName } from '../../collections/index.ts'
import { isShown } from '../../collections/on-site.ts'
import { pageContext } from '../../server/pages/context.ts'
import { originalOf } from '../../shared/languages.ts'
import type { Values } from './records.ts'
import { createTestSite } from './site.ts'

/** A page of such a site: its own address, and what it reads of the collections and of About. */
export interface PreviewPage {
  path: string
  language: string
  user: unknown
  previewUntil?: string
  lists: Record<string, Values[]>
  article?: Values
  /** The news items of its title. */
  alike?: Values[]
  about: Values
}

/** A site whose pages answer what they would show, as JSON. */
export function createPreviewSite() {
  return createTestSite({
    async renderPage(request, context) {
      const { content, texts, user, previewUntil } = context.get(pageContext)
      const { pathname, search } = new URL(request.url)
      if (pathname === '/not-found') return Response.json({}, { status: 404 })
      const lists = allCollections
        .filter(isShown)
        .map(async ({ name }) => [name, (await content.list(name as CollectionName)).records])
      const id = Number(pathname.split('/')[2] ?? 0)
      const article = await content.find('newsDetail', id, 'news_id')
      const news = await content.find('news', id)
      const alike = news && (await content.list('news', { where: { title: originalOf(news, 'title') } })).records
      const found = Object.fromEntries(await Promise.all(lists))
      const about = await content.one('about')
      return Response.json({
        path: pathname + search,
        language: texts.language,
        user,
        previewUntil,
        lists: found,
        article,
        alike,
        about
      })
    }
  })
}
