import type { RouterContextProvider } from 'react-router'
import { pageContext } from '../../../server/pages/context.ts'
import { readContent } from '../read-content.ts'

const feedLength = 20

/** The newest articles, with what a feed says of itself. */
export async function readFeed(context: Readonly<RouterContextProvider>) {
  const { publicUrl, texts } = context.get(pageContext)
  const [{ companyName }, { records }] = await readContent(context, 'Could not load news.', (content) =>
    Promise.all([content.one('settings'), content.list('news', { page: 1, pageSize: feedLength })])
  )
  return { publicUrl, companyName, title: texts('news.feed'), description: texts('news.lead'), news: records }
}
