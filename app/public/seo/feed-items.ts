import type { RouterContextProvider } from 'react-router'
import { collections } from '../../../collections/index.ts'
import { siteAddress } from '../../../collections/on-site.ts'
import { pageContext } from '../../../server/pages/context.ts'
import { withLinksIn } from '../../../server/pages/in-its-language.ts'
import { inLanguage, tagOf } from '../../../shared/languages.ts'
import { markdown } from '../../../shared/markdown.ts'
import { readContent } from '../read-content.ts'

const feedLength = 20

/** The newest articles, each with its whole text as HTML, and what a feed says of itself. Addresses are whole, for who reads elsewhere. */
export async function readFeed(context: Readonly<RouterContextProvider>) {
  const { publicUrl, texts } = context.get(pageContext)
  const { language } = texts
  const urlOf = (path: string) => publicUrl + inLanguage(language, path)
  return await readContent(context, 'Could not load news.', async (content) => {
    const [{ companyName }, { records }] = await Promise.all([
      content.one('settings'),
      content.list('news', { page: 1, pageSize: feedLength })
    ])
    const details = await Promise.all(records.map(({ id }) => content.find('newsDetail', id, 'news_id')))
    const news = records.map((item, place) => {
      const html = withLinksIn(language, markdown.render(details[place]?.description || item.description))
      return {
        ...item,
        address: urlOf(siteAddress(collections.news, item)),
        html: html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${publicUrl}/`),
        picture: item.newsImage && `${publicUrl}/uploads/${item.newsImage}`
      }
    })
    return {
      ...{ urlOf, tag: tagOf(language), companyName },
      ...{ title: texts('news.feed'), description: texts('news.lead'), news }
    }
  })
}
