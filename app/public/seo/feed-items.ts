import type { RouterContextProvider } from 'react-router'
import { pageContext } from '../../../server/pages/context.ts'
import { markdown } from '../../../shared/markdown.ts'
import { readContent } from '../read-content.ts'

const feedLength = 20

/** The newest articles, each with its whole text as HTML, and what a feed says of itself. */
export async function readFeed(context: Readonly<RouterContextProvider>) {
  const { publicUrl, texts } = context.get(pageContext)
  return await readContent(context, 'Could not load news.', async (content) => {
    const [{ companyName }, { records }] = await Promise.all([
      content.one('settings'),
      content.list('news', { page: 1, pageSize: feedLength })
    ])
    const details = await Promise.all(records.map(({ id }) => content.find('newsDetail', id, 'news_id')))
    const news = records.map((item, place) => {
      return { ...item, html: toHtml(details[place]?.description || item.description, publicUrl) }
    })
    return { publicUrl, companyName, title: texts('news.feed'), description: texts('news.lead'), news }
  })
}

/** Markup in the text is text; the addresses within the site are written out, for who reads elsewhere. */
function toHtml(text: string, publicUrl: string): string {
  return markdown.render(text).replace(/ (href|src)="\/(?!\/)/g, ` $1="${publicUrl}/`)
}
